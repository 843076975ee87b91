import { InputType } from "type-graphql"
import { NullableField } from "../../base/api/nullable-field.ts"
import type { Fields } from "./record.ts"

/** An invisible field: a request that fills it in seems to succeed, but is dropped. */
export function Honeypot<T extends Fields>(fields: T) {
  @InputType()
  abstract class HoneypotInput extends fields {
    @NullableField(() => String, "Honeypot: leave it empty. Only bots fill it in.")
    website?: string | null
  }
  return HoneypotInput
}
