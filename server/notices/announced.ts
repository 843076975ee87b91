import type { FeedSource } from "../content/feed-entry.ts"
import { html } from "../web/html.ts"
import { type Notice, noticeHeadings, noticesNow } from "./notice.ts"

export const lineOf = ({ kind, text }: Notice) => `${noticeHeadings[kind]}: ${text}`

/** What is announced now stands in the feeds as long as on the pages. It has no page of its own: it is on all of them. */
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
