import type { SchoolClass } from "./school-class.ts"

/** "Form 3", "Forms 3 to 5", "Reception and Forms 1 and 2"; not "Form 3 West", a class, or "Form 1 at 14:00". */
const number = "[0-7](?![\\d:.]*\\d| [A-Z])"
const year = `(?:Reception(?! [A-Z])|(?:Form|Year|Grade)s? ${number})`
const years = new RegExp(`\\b${year}(?:(?: to |–|-|, | and | or )(?:${year}|${number}))*`, "g")

/** True if a text names a class, or its year. */
export const namesClass = (text: string, { title, year }: Pick<SchoolClass, "title" | "year">): boolean =>
  text.includes(title) || (text.match(years) ?? []).some((named) => yearsIn(named).includes(year))

function yearsIn(named: string): number[] {
  const parts = named.replaceAll("Reception", "0").split(/, | and | or /)
  return parts.flatMap((part) => {
    const [from = 0, to = from] = (part.match(/\d/g) ?? []).map(Number)
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  })
}
