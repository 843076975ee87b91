import type { Mail } from "../mail/outbox.ts"
import type { SiteInfo } from "../site-info/site-info.ts"
import type { FilledIn } from "./form.ts"

/** What is told to an e-mail address. */
export interface Notice {
  to: string
  subject: string
  text: string
}

/** A list of what somebody filled in, a line each; what is empty is left out. */
export const filledIn = (lines: FilledIn) =>
  Object.entries(lines)
    .flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
    .join("\n")

/** A mail from the school. It holds no words of whoever gave the address, as anybody could send it to anyone. */
export function letter({ to, subject, text }: Notice, { name, helpLine, officeHours }: SiteInfo): Mail {
  const reach = [helpLine.number && `Telephone: ${helpLine.number}`, officeHours].filter(Boolean).join("\n")
  return {
    // The name in the form is the sender's own words too.
    to: { name: "", address: to },
    subject,
    text: [
      "Good day,",
      text,
      "If you did not write to us, somebody has mistyped an address, and you need not do anything.",
      `With kind regards\n${name}`,
      reach,
    ]
      .filter(Boolean)
      .join("\n\n"),
  }
}
