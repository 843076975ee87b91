import type { EntityManager, EntityTarget } from "typeorm"
import { conflict } from "../../base/failures/failures.ts"
import { updateUnversioned } from "../../store/database/update-unversioned.ts"

/** A row that people order by hand. */
interface Placed {
  id: number
  place: number
}

/** Stores the places, counted from 1. */
export async function setPlaces<T extends Placed>(rows: EntityManager, type: EntityTarget<T>, order: T[]) {
  for (const [index, { id, place }] of order.entries()) {
    if (place !== index + 1)
      await updateUnversioned<Placed>(rows, type as EntityTarget<Placed>, id, { place: () => String(index + 1) })
  }
}

/** A retry finds the order `next`. @throws CONFLICT if the present order is neither `next` nor `from` */
export function requireExpectedOrder(now: number[], next: number[], from: number[], noun: string) {
  const isNow = (order: number[]) => order.join() === now.join()
  if (!isNow(next) && !isNow(from)) throw conflict(`Somebody else has ordered these ${noun} meanwhile.`)
}
