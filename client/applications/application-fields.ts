import type { SubmissionField } from "../inbox/submission-field.ts"

type Name = "parentName" | "childName" | "email" | "phone" | "birthDate" | "message"

/** The fields and messages of specification, section 5, to the letter. Nobody is born after `today`: "2025-11-21". */
export function applicationFields(today: string): SubmissionField<Name>[] {
  return [
    { name: "parentName", label: "Parent's name", autoComplete: "name", maxLength: 100, wrong: "Name is required." },
    { name: "childName", label: "Child's name", autoComplete: "off", maxLength: 100, wrong: "Subject is required." },
    {
      name: "email",
      label: "Email",
      type: "email",
      autoComplete: "email",
      maxLength: 254,
      wrong: "Valid email is required.",
    },
    {
      name: "phone",
      label: "Parent's phone",
      type: "tel",
      autoComplete: "tel",
      maxLength: 40,
      wrong: "Phone is required.",
    },
    { name: "birthDate", label: "Child's birthdate", type: "date", autoComplete: "off", max: today },
    { name: "message", label: "Message", rows: 10, maxLength: 5000, wrong: "Please, leave us a message." },
  ]
}
