import { type FindOptionsWhere, IsNull, Not } from "typeorm"
import { notFound } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { containing } from "../../content/items/search-text.ts"
import type { Filter } from "../../content/items/visibility.ts"
import type { InboxArgs, MarkArgs, SubmittedRow, SubmittedType } from "./submission.ts"

/** A search for a number such as `AP-12` finds that row. */
export function filterOf<T extends SubmittedRow>(
  { prefix }: SubmittedType<T>,
  { unread, done, q, search = q }: InboxArgs,
  narrower: Filter<T> = {},
): Filter<T> {
  const [, number] = new RegExp(`^${prefix}-?([1-9]\\d{0,8})$`, "i").exec(search ?? "") ?? []
  const where: FindOptionsWhere<SubmittedRow> = {
    ...(unread != null && { readAt: unread ? IsNull() : Not(IsNull()) }),
    ...(done != null && { doneAt: done ? Not(IsNull()) : IsNull() }),
    ...(search && (number ? { id: Number(number) } : { searchText: containing(search) })),
  }
  const narrowed = (more: object) => ({ ...where, ...more })
  return (Array.isArray(narrower) ? narrower.map(narrowed) : narrowed(narrower)) as Filter<T>
}

/** Marking again keeps the first time. @throws NOT_FOUND */
export function mark<T extends SubmittedRow>(type: new () => T, { id, read, done }: MarkArgs, { database }: Context) {
  return database.write(async (rows) => {
    const where = { id } as FindOptionsWhere<T>
    const row = await rows.findOneBy(type, where)
    if (!row) throw notFound()
    const marks = { readAt: since(read, row.readAt), doneAt: since(done, row.doneAt) }
    await rows.update<SubmittedRow>(type, id, marks)
    return rows.findOneByOrFail(type, where)
  })
}

function since(marked: boolean | null | undefined, before: Date | null) {
  if (marked == null) return before
  return marked ? (before ?? new Date()) : null
}
