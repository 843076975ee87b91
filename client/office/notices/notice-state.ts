import { useNow } from "../../base/ui/dates/now.ts"
import type { NoticeFieldsFragment } from "../../generated/office.ts"

type Period = Pick<NoticeFieldsFragment, "startsAt" | "endsAt">

const second = 1000

export const useNoticeTime = () => useNow(second)

export function stateOf({ startsAt, endsAt }: Period, now: number): "Later" | "Now" | "Over" {
  if (now < Date.parse(startsAt)) return "Later"
  return now < Date.parse(endsAt) ? "Now" : "Over"
}
