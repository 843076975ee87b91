import { In } from "typeorm"
import type { Database } from "../../store/database/database.ts"
import { ContentPage } from "./page.ts"

/** The starting titles (specification, section 2; design, section 14; and the most frequent questions of parents). */
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

/** Adds the fixed pages that a site does not have, empty but for a title: nobody can add a page, so that all can be edited. */
export async function addMissingPages(database: Database) {
  const stored = await database.read.find(ContentPage, {
    where: { key: In(fixedKeys) },
    select: { id: true, key: true },
  })
  const missing = fixedKeys.filter((key) => stored.every((page) => page.key !== key))
  if (missing.length) await database.write((rows) => rows.insert(ContentPage, missing.map(blankPage)))
}

function blankPage(key: string) {
  const now = new Date()
  return {
    key,
    title: fixedPages[key],
    tag: "",
    pageIntro: "",
    pageText: "",
    storedOpening: "",
    createdAt: now,
    updatedAt: now,
  }
}
