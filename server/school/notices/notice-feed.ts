import type { AnswerNotes } from "../../base/api/answer-notes.ts"
import { html } from "../../base/text/html.ts"
import { labelled, untranslated } from "../../base/words.ts"
import type { Database } from "../../store/database/database.ts"
import { type Notice, noticeHeadings, noticesNow } from "./notice.ts"

export const lineOf = ({ kind, text }: Notice, t = untranslated) => labelled(t, t(noticeHeadings[kind]), t(text))

/** For feeds. Notices have no page of their own. Entries, and so the `answer`, are valid as long as the notice. */
export async function noticeFeed(database: Database, origin: string, answer: AnswerNotes) {
  const { shown, until } = await noticesNow(database)
  answer.validUntil(until)
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
