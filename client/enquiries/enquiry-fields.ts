import type { SubmissionField } from "../inbox/submission-field.ts"

/** The fields and messages of specification, section 5, to the letter. */
export const enquiryFields: SubmissionField<"senderName" | "senderEmail" | "senderPhone" | "inquiry">[] = [
  { name: "senderName", label: "Name", wide: true, autoComplete: "name", maxLength: 100, wrong: "Name is required." },
  {
    name: "senderEmail",
    label: "Contact email",
    type: "email",
    autoComplete: "email",
    maxLength: 254,
    wrong: "Valid email is required.",
  },
  {
    name: "senderPhone",
    label: "Phone number",
    type: "tel",
    autoComplete: "tel",
    maxLength: 40,
    wrong: "Phone is required.",
  },
  { name: "inquiry", label: "Message", rows: 10, maxLength: 5000, wrong: "Please,leave us a message." },
]
