export const pageNames = {
  about: "About",
  welcome: "Welcome",
  principal: "Principal",
  academic: "Academic",
  arts: "Arts",
  sport: "Sport",
  leadership: "Leadership",
  admissions: "Admissions",
  visitor: "Visitor",
  vacancies: "Vacancies",
  support: "Support",
  faqs: "FAQs",
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
} as const

export type PageKey = keyof typeof pageNames

export const pageKeys = Object.keys(pageNames) as PageKey[]
