/** The words in the addresses of the fixed pages: of what they are called, routes need nothing. */
export const pageKeys = [
  "about",
  "welcome",
  "principal",
  "academic",
  "arts",
  "sport",
  "leadership",
  "admissions",
  "visitor",
  "vacancies",
  "support",
  "faqs",
  "privacy",
  "accessibility",
  "attendance",
  "lunch",
  "uniform",
  "fees",
  "transport",
  "clubs",
  "safeguarding",
  "documents",
] as const

export type PageKey = (typeof pageKeys)[number]
