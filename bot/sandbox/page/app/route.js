/** The address of the page says who one is and where: `#member/channel`. */

/** @returns {{member: string, channel: string}} */
export function here() {
  const [member = "", channel = ""] = location.hash.slice(1).split("/");
  return { member, channel };
}

/** @param {string} member @param {string} [channel] */
export function address(member, channel) {
  return channel ? `#${member}/${channel}` : `#${member}`;
}
