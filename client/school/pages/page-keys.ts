/** The keys in the addresses of the fixed pages; routes do not need the titles. */
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
