import type { FormName } from "../generated/graphql.ts"

/** What families call what they sent. */
export const titles: Record<FormName, { receipt: string; arrived: string }> = {
  APPLICATION: { receipt: "Your application", arrived: "Your application has arrived." },
  ENQUIRY: { receipt: "Your message", arrived: "Your message has arrived." },
  ABSENCE: { receipt: "Absence reported", arrived: "The school knows that your child is absent." },
}
