import type { EventLineFragment } from "../generated/graphql.ts"
import style from "./remark.module.css"
import { remarkOn } from "./standing.ts"

/** How an event stands, in a word beside its line: cancelled, full, on now, few places left; or nothing. */
export function remark(event: EventLineFragment, now: number) {
  const words = remarkOn(event, now)
  return words && <span className={event.cancelled ? style.cancelled : style.remark}>{words}</span>
}
