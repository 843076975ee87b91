import type { OwnerLookup } from "../../access/auth.ts"
import type { Context } from "../api/context.ts"
import type { ContentType, OwnedRow } from "./content-type.ts"
import { visibleRows } from "./visibility.ts"

/** Finds, for `@Auth`, the creator of the item with the argument `id`, if the viewer sees it or may restore it. */
export function creatorOf<T extends OwnedRow>(type: ContentType<T>): OwnerLookup {
  return async ({ id }, { database, content, viewer }: Context) => {
    const row = await visibleRows<OwnedRow>(database.read, type, viewer, {
      select: { userId: true, id: true },
      where: { id: id as number },
    }).getOne()
    return row ? row.userId : content.history.creatorInBin(database.read, type, id as number, viewer)
  }
}
