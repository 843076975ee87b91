import type { EntityManager, FindManyOptions, FindOptionsOrder, ObjectLiteral } from "typeorm"
import { cursorBehind, goOnBehind, readCursor } from "./cursor.ts"
import { fromNearerEnd, type PageArgs, type PageOf, reversed, type Turned, turnTo } from "./paging.ts"

interface Listed<T> extends FindManyOptions<T> {
  /** Ends with a unique column, so that the order is total. */
  order: FindOptionsOrder<T>
}

/** A page of rows that are not content, such as a log's. Callers who may query the list see all of it. */
export function pageOfRows<T extends ObjectLiteral>(
  rows: EntityManager,
  type: new () => T,
  args: PageArgs,
  listed: Listed<T>,
): Promise<PageOf<T>> {
  const { order, where = {} } = listed
  const list: Turned<T> = {
    count: () => rows.count(type, { where }),
    slice: (part, total) =>
      fromNearerEnd(part, total, (from, isReversed) =>
        rows.find(type, { ...listed, ...from, order: isReversed ? reversed(order) : order }),
      ),
    behind(cursor, take) {
      const query = rows.createQueryBuilder(type, "item").setFindOptions({ ...listed, take })
      return goOnBehind(query, order, readCursor(type, order, cursor)).getMany()
    },
    cursorOf: (row) => cursorBehind(type, order, row),
  }
  return turnTo(list, args)
}
