import { Badge } from "../../base/ui/texts/badge.tsx"
import type { Translate } from "../../base/ui/words/translate.ts"
import type { EventLineFragment } from "../../generated/graphql.ts"
import { badgeText } from "./event-status.ts"

export function statusBadge(t: Translate, event: EventLineFragment, now: number) {
  const words = badgeText(t, event, now)
  return words && <Badge off={event.cancelled}>{words}</Badge>
}
