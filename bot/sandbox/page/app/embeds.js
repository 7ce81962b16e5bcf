/** Classic embeds and attachments. */

import { el, ownFile } from "./dom.js";
import { picture } from "./lightbox.js";
import { link, markdown } from "./markdown-view.js";
import { clock } from "./time.js";

/** @import {Attachment, Embed} from "./types.js" */
/** @import {Session} from "./session.js" */

/** @param {Embed} embed @param {Session} session */
export function embedView(embed, session) {
  const { author, title, url, description, fields = [], image, thumbnail, footer, timestamp } = embed;
  const node = el(
    "section",
    { class: "embed" },
    thumbnail && el("div", { class: "thumbnail" }, picture(thumbnail.url, undefined)),
    author && el("p", { class: "embed-author" }, link(author.url, [author.name])),
    title && el("h3", { class: "embed-title" }, link(url, [markdown(title, session)])),
    description && markdown(description, session),
    fields.length > 0 && el("dl", {}, fields.map((field) =>
      el(
        "div",
        { class: field.inline && "inline" },
        el("dt", {}, markdown(field.name, session)),
        el("dd", {}, markdown(field.value, session)),
      ))),
    image && picture(image.url, undefined),
    (footer || timestamp) && el(
      "p",
      { class: "embed-footer" },
      footer?.text,
      footer && timestamp && " · ",
      timestamp && clock(timestamp, session.member.locale),
    ),
  );
  if (embed.color !== undefined) node.style.borderInlineStartColor = colour(embed.color);
  return node;
}

/** A colour as CSS writes it. @param {number} value */
export function colour(value) {
  return `#${value.toString(16).padStart(6, "0")}`;
}

/** @param {Attachment} attachment */
export function attachmentView({ url, filename, size, content_type, description }) {
  return content_type?.startsWith("image/") ? picture(url, description) : fileView(url, filename, size);
}

/** @param {string} url @param {string} name @param {number} [size] in bytes */
export function fileView(url, name, size) {
  const href = ownFile(url);
  return el(
    "p",
    { class: "file" },
    el("span", { class: "icon", "aria-hidden": "true" }, "📄"),
    href ? el("a", { href, download: name }, name) : name,
    size !== undefined && el("small", {}, bytes(size)),
  );
}

/** @param {number} size */
function bytes(size) {
  const unit = size < 1024 ? "byte" : size < 1024 ** 2 ? "kilobyte" : "megabyte";
  const value = size / { byte: 1, kilobyte: 1024, megabyte: 1024 ** 2 }[unit];
  const style = { style: /** @type {const} */ ("unit"), unit, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(document.documentElement.lang, style).format(value);
}
