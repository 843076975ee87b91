/** The path segments of the fixed pages. */
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
