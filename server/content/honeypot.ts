import { Field, InputType } from "type-graphql"
import type { Fields } from "./record.ts"

/** A field that people never see. What comes with it filled in is answered like a success and goes nowhere. */
export function Honeypot<T extends Fields>(fields: T) {
  @InputType()
  abstract class HoneypotInput extends fields {
    @Field(() => String, {
      nullable: true,
      description: "Leave this empty. It is there for programs that fill in everything.",
    })
    website?: string | null
  }
  return HoneypotInput
}
