import type { Mailbox } from "../mail/address.ts"
import type { Mail } from "../mail/outbox.ts"
import type { SiteInfo } from "../site-info/site-info.ts"

/** A list of what somebody filled in, a line each; what is empty is left out. */
export const filledIn = (lines: Record<string, string | number | null>) =>
  Object.entries(lines)
    .flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
    .join("\n")

/** The mail that tells a sender that something arrived. It holds no words of the sender's, as anybody could send it to anyone. */
export function confirmation(to: Mailbox, site: SiteInfo, { subject, text }: Pick<Mail, "subject" | "text">): Mail {
  const { name, helpLine, officeHours } = site
  const reach = [helpLine.number && `Telephone: ${helpLine.number}`, officeHours].filter(Boolean).join("\n")
  return {
    // The name in the form is the sender's own words too.
    to: { name: "", address: to.address },
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
