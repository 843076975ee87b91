import type { EntityManager, FindManyOptions, FindOptionsOrder, ObjectLiteral } from "typeorm"
import { continueAfter, cursorAfter, readCursor } from "./cursor.ts"
import { fromNearerEnd, type PageArgs, type PagedList, type PageOf, reversed, turnTo } from "./paging.ts"

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
  const list: PagedList<T> = {
    count: () => rows.count(type, { where }),
    slice: (part, total) =>
      fromNearerEnd(part, total, (from, isReversed) =>
        rows.find(type, { ...listed, ...from, order: isReversed ? reversed(order) : order }),
      ),
    itemsAfter(cursor, take) {
      const query = rows.createQueryBuilder(type, "item").setFindOptions({ ...listed, take })
      return continueAfter(query, order, readCursor(type, order, cursor)).getMany()
    },
    cursorOf: (row) => cursorAfter(type, order, row),
  }
  return turnTo(list, args)
}
