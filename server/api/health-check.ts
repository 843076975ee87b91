import type { Services } from "./context.ts"

export enum HealthState {
  /** Something is to be done. */
  LOOK = "LOOK",
  /** Something to know, about which nothing need be done. */
  NOTE = "NOTE",
  GOOD = "GOOD",
}

export interface HealthFinding {
  state: HealthState
  /** One sentence or two; one that ends with a colon is ended by `at`. */
  says: string
  todo?: string
  at?: Date
}

export interface HealthCheck {
  /** What it is about, in a word or two. */
  subject: string
  /** Looks whether that is well. It changes nothing, and is over within a moment. */
  run(services: Services): Promise<HealthFinding>
}

export const good = (says: string, at?: Date): HealthFinding => ({ state: HealthState.GOOD, says, at })

export const note = (says: string, todo?: string): HealthFinding => ({ state: HealthState.NOTE, says, todo })

export const look = (says: string, todo: string, at?: Date): HealthFinding => ({
  state: HealthState.LOOK,
  says,
  todo,
  at,
})

/** Such as `1 mail`, `2 mails`. */
export const counted = (number: number, what: string) =>
  `${number.toLocaleString("en-GB")} ${what}${number === 1 ? "" : "s"}`

/** Such as `340 MB`, `12.4 GB`: of a thousand bytes each, as disks are sold. */
export function sized(bytes: number): string {
  const [unit, of] = bytes < 1e9 ? ["MB", bytes / 1e6] : ["GB", bytes / 1e9]
  return `${of.toLocaleString("en-GB", { maximumFractionDigits: of < 100 && unit === "GB" ? 1 : 0 })} ${unit}`
}
