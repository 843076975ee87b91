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

/** A page of the built-in menu, or one of the school's own. */
export type PageKey = (typeof pageKeys)[number] | `p/${string}`
