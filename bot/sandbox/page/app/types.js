/**
 * What the server tells, as far as the page reads it.
 *
 * @typedef {{id: string, name: string}} Named
 * @typedef {Named & {inside: boolean}} Guest
 * @typedef {Guest & {locale: string, dms_open: boolean, roles: string[]}} Member
 * @typedef {Named & {managed: boolean}} Role
 * @typedef {{bot: Guest & {mortal: boolean}, connected: boolean, ahead: number, jumped: number,
 *   guild: Named & {down: boolean, roles: Role[]}, members: Member[]}} World
 * @typedef {Named & {type: number, parent_id: string | null, archived: boolean, locked: boolean,
 *   last_message_id: string | null, pings: string[]}} Channel
 * @typedef {{id: string | null, name: string, animated?: boolean}} Emoji
 * @typedef {{label: string, value: string, description?: string, emoji?: Emoji, default?: boolean}} Option
 * @typedef {{url: string, content_type?: string}} Media
 * @typedef {{media: Media, description?: string, spoiler?: boolean}} GalleryItem
 * @typedef {{id: string, type: string}} DefaultValue
 * @typedef {{type: number, id?: number, custom_id?: string, label?: string, description?: string,
 *   style?: number, url?: string, emoji?: Emoji, disabled?: boolean, placeholder?: string,
 *   min_values?: number, max_values?: number, options?: Option[], default_values?: DefaultValue[],
 *   channel_types?: number[], content?: string, components?: Component[], component?: Component,
 *   accessory?: Component, items?: GalleryItem[], media?: Media, file?: Media, name?: string,
 *   size?: number, spoiler?: boolean, divider?: boolean, spacing?: number, accent_color?: number | null,
 *   required?: boolean, value?: string, min_length?: number, max_length?: number,
 *   default?: boolean}} Component
 * @typedef {{id: string, filename: string, size: number, url: string, content_type?: string,
 *   description?: string}} Attachment
 * @typedef {{url: string}} Linked
 * @typedef {{title?: string, url?: string, description?: string, color?: number, timestamp?: string,
 *   author?: {name: string, url?: string}, footer?: {text: string}, image?: Linked, thumbnail?: Linked,
 *   fields?: {name: string, value: string, inline?: boolean}[]}} Embed
 * @typedef {{id: string, username: string, global_name: string | null, bot: boolean}} Account
 * @typedef {{id: string, channel_id: string, author: Account, content: string, embeds: Embed[],
 *   components: Component[], attachments: Attachment[], timestamp: string,
 *   edited_timestamp: string | null, flags: number, mentions: Account[], mention_roles: string[],
 *   mention_everyone: boolean, interaction_metadata?: {user: Account}, thread?: Named,
 *   ephemeral: boolean, loading: boolean, revision: number, command: string | null}} Message
 * @typedef {{interaction_id: string, custom_id: string, title: string, components: Component[]}} Modal
 * @typedef {{interaction_id: string, failed: boolean, kind: string | null, message_id: string | null,
 *   modal: Modal | null}} Outcome
 * @typedef {{name: string, value: string | number}} Choice
 * @typedef {{name: string, label: string, description: string, type: number, required?: boolean,
 *   choices?: Choice[], autocomplete?: boolean, min_value?: number, max_value?: number,
 *   min_length?: number, max_length?: number, channel_types?: number[]}} CommandOption
 * @typedef {{path: string, words: string, description: string, options: CommandOption[]}} Command
 * @typedef {{violations: string[], failed: string[], requests: number, refused: number,
 *   slowest: number}} Report
 * @typedef {{effect: string, operation: string, share: number, seconds: number, hits: number}} Storm
 * @typedef {{doubled: number, lost: number, twice: boolean}} Presses
 */

export {};
