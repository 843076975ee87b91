import type { Context } from "../api/context.ts"
import type { Day } from "../content/day.ts"
import { html } from "../web/html.ts"
import { type SchoolDate, SchoolDateKind } from "./school-date.ts"
import { readSchoolYear, schoolToday, yearOn } from "./school-year.ts"

/** What somebody writes on a line of its own where the terms are to be told. */
const placeholder = /<p>\s*\{terms\}\s*<\/p>/g

/** Rich text as it is read: `{terms}` on a line of its own is the terms of the school year that is on or comes next. */
export async function withTerms(
  text: string,
  { database, answer }: Pick<Context, "database" | "answer">,
): Promise<string> {
  if (!text.match(placeholder)) return text
  const { today, until } = await schoolToday(database)
  answer.trueUntil(until)
  const { dates } = await readSchoolYear(database, await yearOn(database, today))
  const terms = dates.filter(({ kind }) => kind === SchoolDateKind.TERM)
  const list = terms.length ? html`<ul>${terms.map(lineOf)}</ul>`.text : ""
  return text.replace(placeholder, () => list)
}

const lineOf = ({ name, firstDay, lastDay }: SchoolDate) =>
  html`<li>${name}: ${spoken(firstDay)} to ${spoken(lastDay)}</li>`

/** `Monday 11 January 2027` */
const spoken = (day: Day) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" }).format(new Date(day)).replace(",", "")
