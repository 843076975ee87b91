import type { EventLineFragment } from "../generated/graphql.ts"
import { Remark } from "../ui/texts/remark.tsx"
import { remarkOn } from "./standing.ts"

/** How an event stands, in a word beside its line: cancelled, full, on now, few places left; or nothing. */
export function remark(event: EventLineFragment, now: number) {
  const words = remarkOn(event, now)
  return words && <Remark off={event.cancelled}>{words}</Remark>
}
