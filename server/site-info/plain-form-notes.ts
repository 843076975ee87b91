import type { FormNotes } from "./site-info-parts.ts"

const office = { answeredBy: "The school office", next: "" }

/** What is true of every school, until its office says more. Nothing is deleted by itself before it has said when. */
export const plainFormNotes: FormNotes = {
  enquiry: { ...office, answerDays: 5, keptMonths: null },
  application: { ...office, answerDays: 10, keptMonths: null },
  absence: { ...office, answerDays: 0, keptMonths: 3 },
}
