import { ContentState } from "../../content/items/content-state.ts"
import type { Stated } from "../../content/items/owned-row.ts"
import type { WxrItem } from "./wxr.ts"

interface ReadState {
  stated: Stated & { createdAt: Date }
  note?: string
}

const { DRAFT, PUBLISHED, SCHEDULED } = ContentState

/** Private, locked, undated and other items become drafts. */
export function readState({ fields }: WxrItem, now: Date): ReadState {
  const status = fields.get("wp:status")
  const isLocked = Boolean(fields.get("wp:post_password"))
  const found = dateOf(fields)
  const date = found ?? now
  const createdAt = date < now ? date : now
  const nothing = { publishedAt: null, publishAt: null, expiresAt: null, createdAt }
  if (isLocked)
    return { stated: { ...nothing, state: DRAFT }, note: "What had a password of its own: it is a draft now" }
  if (status === "publish" && !found)
    return { stated: { ...nothing, state: DRAFT }, note: "What had no date: it is a draft now" }
  if (status === "publish") return { stated: { ...nothing, state: PUBLISHED, publishedAt: createdAt } }
  if (status === "future" && date > now) return { stated: { ...nothing, state: SCHEDULED, publishAt: date } }
  if (status === "private") return { stated: { ...nothing, state: DRAFT }, note: "What was private: it is a draft now" }
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
