import { useListAddress } from "../admin/list-address.ts"
import type { Act, ItemType } from "../generated/office.ts"
import { acts } from "../history/acts.ts"
import { itemTypes } from "../history/item-types.ts"
import { useZone } from "../ui/dates/dates.tsx"
import { fromField } from "../ui/dates/school-time.ts"

/** What the list is asked for, by its address. Days are those of the school. */
export function useActivityAddress() {
  const zone = useZone()
  const address = useListAddress()
  const { filter } = address
  const [day, until] = [dayIn(filter("from")), dayIn(filter("until"))]
  const asked = {
    user: Number(filter("user")) || undefined,
    type: Object.keys(itemTypes).find((type) => type === filter("type")) as ItemType | undefined,
    act: Object.keys(acts).find((act) => act === filter("act")) as Act | undefined,
    from: day ? fromField(`${day}T00:00`, zone) : undefined,
    to: until ? fromField(`${dayAfter(until)}T00:00`, zone) : undefined,
  }

  return { ...address, asked, day, until, narrowed: Object.values(asked).some(Boolean) }
}

const dayIn = (text: string | null) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : "")

function dayAfter(day: string) {
  return new Date(Date.parse(`${day}T12:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
