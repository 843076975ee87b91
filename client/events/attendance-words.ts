import type { AttendanceState } from "../generated/graphql.ts"

type Said = { guests: number; state: AttendanceState }

/** "you and 2 guests" */
export function party(guests: number): string {
  return guests === 0 ? "you" : guests === 1 ? "you and 1 guest" : `you and ${guests} guests`
}

/** What follows from what somebody has said. */
export function standing({ guests, state }: Said): string {
  if (state === "CONFIRMED") return `We expect ${party(guests)}.`
  if (state === "WAITING")
    return "All places are taken: you are on the waiting list, and we write to you when there is room."
  return "Please confirm by the link in our mail. Until then your place is kept for 24 hours."
}
