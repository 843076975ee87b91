import { Field, GraphQLISODateTime, ObjectType } from "type-graphql"
import { describedEnum } from "../../base/api/described-enum.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import type { Services } from "./context.ts"

export const HealthState = describedEnum("HealthState", "Result of a health check.", {
  LOOK: "Action is needed: see `todo`.",
  NOTE: "Information only: no action is needed.",
  GOOD: "Healthy.",
})

export type HealthState = keyof typeof HealthState

@ObjectType({ description: "The result of one health check, in words for the office." })
export class HealthFinding {
  @Field(() => String, { description: "Subject, in a word or two." })
  subject!: string

  @Field(() => HealthState, { description: "Result." })
  state!: HealthState

  @Field(() => String, { description: "Result in one or two sentences. If it ends with a colon, append `at`." })
  says!: string

  @NullableField(() => String, "Recommended action; null if there is none.")
  todo?: string

  @NullableField(() => GraphQLISODateTime, "Time to append to `says`, ISO 8601 in UTC.")
  at?: Date
}

export type CheckResult = Omit<HealthFinding, "subject">

export interface HealthCheck {
  subject: string
  /** Changes nothing, and returns within a moment. */
  run(services: Services): Promise<CheckResult>
}

export const healthy = (says: string, at?: Date): CheckResult => ({ state: HealthState.GOOD, says, at })

export const note = (says: string, todo?: string): CheckResult => ({ state: HealthState.NOTE, says, todo })

export const actionNeeded = (says: string, todo: string, at?: Date): CheckResult => ({
  state: HealthState.LOOK,
  says,
  todo,
  at,
})

export const pluralize = (number: number, noun: string) =>
  `${number.toLocaleString("en-GB")} ${noun}${number === 1 ? "" : "s"}`

const maxListed = 5

/** `this, that and 3 more`. */
export function firstOf(names: string[]): string {
  const more = names.length > maxListed ? ` and ${names.length - maxListed} more` : ""
  return names.slice(0, maxListed).join(", ") + more
}

/** `340 MB`, `12.4 GB`: powers of a thousand, as disks are sold. */
export function formatBytes(bytes: number): string {
  const [unit, amount] = bytes < 1e9 ? ["MB", bytes / 1e6] : ["GB", bytes / 1e9]
  return `${amount.toLocaleString("en-GB", { maximumFractionDigits: amount < 100 && unit === "GB" ? 1 : 0 })} ${unit}`
}
