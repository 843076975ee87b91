import { msg } from "../../base/ui/words/translate.ts"
import type { FormName } from "../../generated/graphql.ts"

export const titles: Record<FormName, { receipt: string; arrived: string }> = {
  APPLICATION: { receipt: msg("Your application"), arrived: msg("Your application has arrived.") },
  ENQUIRY: { receipt: msg("Your message"), arrived: msg("Your message has arrived.") },
  ABSENCE: { receipt: msg("Absence reported"), arrived: msg("The school knows that your child is absent.") },
}
