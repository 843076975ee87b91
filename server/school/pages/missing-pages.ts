import { In } from "typeorm"
import type { Database } from "../../store/database/database.ts"
import { ContentPage } from "./page.ts"

/** Titles from specification, section 2; design, section 14; and parents' most frequent questions. */
const fixedPages: Record<string, string> = {
  about: "About us",
  welcome: "Welcome",
  principal: "From the principal",
  academic: "Academic",
  arts: "Arts",
  sport: "Sport",
  leadership: "Leadership",
  admissions: "Admissions",
  visitor: "Visitors",
  vacancies: "Vacancies",
  support: "Support",
  faqs: "Questions and answers",
  privacy: "Privacy",
  accessibility: "Accessibility",
  attendance: "Absence",
  lunch: "Lunch",
  uniform: "Uniform",
  fees: "Fees",
  transport: "Transport",
  clubs: "Clubs",
  safeguarding: "Safeguarding",
  documents: "Documents",
  staff: "Our staff",
}

export const fixedKeys = Object.keys(fixedPages)

/** Each at its own address, such as `/about`. The home page shows the text about the staff. */
export const pageKeys = fixedKeys.filter((key) => key !== "staff")

/** Creates the pages to which the built-in menu links. */
export async function addMissingPages(database: Database) {
  const stored = await database.read.find(ContentPage, {
    where: { key: In(fixedKeys) },
    select: { id: true, key: true },
  })
  const missing = fixedKeys.filter((key) => stored.every((page) => page.key !== key))
  if (missing.length)
    await database.write((rows) =>
      rows.insert(
        ContentPage,
        missing.map((key) => blankPage(key, fixedPages[key] ?? key)),
      ),
    )
}

export function blankPage(key: string, title: string) {
  const now = new Date()
  return {
    key,
    title,
    tag: "",
    pageIntro: "",
    pageText: "",
    storedOpening: "",
    createdAt: now,
    updatedAt: now,
  }
}
