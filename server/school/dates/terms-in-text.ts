import { type Language, originalLanguage } from "../../base/languages.ts"
import { html } from "../../base/text/html.ts"
import { labelled, type Translate, translateTo } from "../../base/words.ts"
import type { Context } from "../../content/api/context.ts"
import { dayInWords } from "../../content/items/day.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import { type SchoolDate, SchoolDateKind } from "./school-date.ts"
import { readSchoolYear, schoolToday, yearOn } from "./school-year.ts"

const placeholder = /<p>\s*\{terms\}\s*<\/p>/g

/** Replaces `{terms}` on its own line by the terms of the current or next school year. */
export async function withTerms(
  text: string,
  { database, answer }: Pick<Context, "database" | "answer">,
  language: Language = originalLanguage,
): Promise<string> {
  if (!text.match(placeholder)) return text
  const { today, until } = await schoolToday(database)
  answer.validUntil(until)
  const { wordings } = await readSite(database.read)
  const { dates } = await readSchoolYear(database, await yearOn(database, today))
  const terms = dates.filter(({ kind }) => kind === SchoolDateKind.TERM)
  const locale = { language, t: translateTo(language, wordings) }
  const list = terms.length ? html`<ul>${terms.map((term) => lineOf(term, locale))}</ul>`.text : ""
  return text.replace(placeholder, () => list)
}

/** For texts that are not refreshed daily, such as the search index. */
export const withoutTerms = (text: string) => text.replace(placeholder, "")

function lineOf({ name, firstDay, lastDay }: SchoolDate, { language, t }: { language: Language; t: Translate }) {
  const [first, last] = [dayInWords(firstDay, language), dayInWords(lastDay, language)]
  return html`<li>${labelled(t, t(name), t("{first} to {last}", { first, last }))}</li>`
}
