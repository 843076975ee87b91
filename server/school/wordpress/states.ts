import { ContentState } from "../../content/items/content-state.ts"
import type { Stated } from "../../content/items/owned-row.ts"
import type { WxrItem } from "./wxr.ts"

const { DRAFT, PUBLISHED, SCHEDULED } = ContentState

/** Plugins' shortcodes around text for members only. */
const memberShortcode =
  /\[(?:access|private|protect|restrict|member|membership|passster|pms-restrict|(?:members?|mepr|rcp|um|wpmem)[-_][\w-]+|(?:is_)?(?:user_)?logged_?in)[\s\]]/i

const someLevel = /^(?!.*\b(?:all|none)\b)./i

/** Plugins' fields, with the values that mark an item for members only. */
const memberFields: [name: string, value: RegExp][] = [
  ["_members_access_role", /./],
  ["_members_access_all_logged_in", /^1/],
  ["_wpmem_block", /^[12]/],
  ["pms-content-restrict-subscription-plan", /./],
  ["pms-content-restrict-user-status", /^loggedin/],
  ["rcp_access_level", someLevel],
  ["rcp_subscription_level", someLevel],
  ["rcp_user_level", someLevel],
  ["rcUserLevel", someLevel],
  ["um_content_restriction", /_um_custom_access_settings";(?:[bi]:|s:1:")1/],
]

const isForMembers = ({ fields, meta }: WxrItem) =>
  memberShortcode.test(fields.get("content:encoded") ?? "") ||
  memberFields.some(([name, value]) => value.test(meta.get(name) ?? ""))

/** Undefined if the item's state needs no explanation. */
function whyDraft(item: WxrItem, isDated: boolean): string | undefined {
  const status = item.fields.get("wp:status")
  if (item.fields.get("wp:post_password")) return "Protected by a password: it is a draft now"
  if (isForMembers(item)) return "What a plugin may have shown to members alone: it is a draft now"
  if (status === "publish" && !isDated) return "What had no date: it is a draft now"
  return status === "private" ? "What was private: it is a draft now" : undefined
}

/** Private, locked, undated and other items become drafts. */
export function readState(item: WxrItem, now: Date): { stated: Stated & { createdAt: Date }; note?: string } {
  const status = item.fields.get("wp:status")
  const found = dateOf(item.fields)
  const date = found ?? now
  const createdAt = date < now ? date : now
  const nothing = { publishedAt: null, publishAt: null, expiresAt: null, createdAt }
  const note = whyDraft(item, found !== undefined)
  if (note) return { stated: { ...nothing, state: DRAFT }, note }
  if (status === "publish") return { stated: { ...nothing, state: PUBLISHED, publishedAt: createdAt } }
  if (status === "future" && date > now) return { stated: { ...nothing, state: SCHEDULED, publishAt: date } }
  return { stated: { ...nothing, state: DRAFT } }
}

/** Prefers UTC; drafts have zeros there. */
function dateOf(fields: WxrItem["fields"]): Date | undefined {
  for (const name of ["wp:post_date_gmt", "wp:post_date", "wp:post_modified_gmt"]) {
    const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(fields.get(name) ?? "") ?? []
    const date = new Date(`${day}T${time}Z`)
    if (date.getTime()) return date
  }
  return undefined
}
