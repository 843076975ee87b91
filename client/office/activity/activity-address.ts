import { useZone } from "../../base/ui/dates/dates.tsx"
import { addDays } from "../../base/ui/dates/days.ts"
import { fromField } from "../../base/ui/dates/school-time.ts"
import type { Act, ItemType } from "../../generated/office.ts"
import { acts } from "../../items/history/acts.ts"
import { itemTypes } from "../../items/history/item-types.ts"
import { useListAddress } from "../admin/list-address.ts"

export function useActivityAddress() {
  const zone = useZone()
  const address = useListAddress()
  const { filter, choice } = address
  const [day, until] = [dayIn(filter("from")), dayIn(filter("until"))]
  const filters = {
    user: Number(filter("user")) || undefined,
    type: choice<ItemType>("type", itemTypes),
    act: choice<Act>("act", acts),
    from: day ? fromField(`${day}T00:00`, zone) : undefined,
    to: until ? fromField(`${addDays(until, 1)}T00:00`, zone) : undefined,
  }

  return { ...address, filters, day, until, filtered: Object.values(filters).some(Boolean) }
}

const dayIn = (text: string | null) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : "")
