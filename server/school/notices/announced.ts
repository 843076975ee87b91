import { html } from "../../base/text/html.ts"
import type { FeedSource } from "../../content/items/feed-entry.ts"
import { type Notice, noticeHeadings, noticesNow } from "./notice.ts"

export const lineOf = ({ kind, text }: Notice) => `${noticeHeadings[kind]}: ${text}`

/** Notices have no page of their own; entries last as long as the notice. */
export const announced: FeedSource = async (database, origin, answer) => {
  const { shown, until } = await noticesNow(database)
  answer.trueUntil(until)
  return shown.map((notice) => ({
    id: `notice-${notice.id}-${notice.createdAt.getTime()}@junior-academy`,
    url: `${origin}/`,
    title: lineOf(notice),
    category: "Notices",
    html: html`<p>${notice.text}</p>`.text,
    summary: notice.text,
    picture: null,
    publishedAt: notice.startsAt,
    updatedAt: notice.updatedAt,
  }))
}
