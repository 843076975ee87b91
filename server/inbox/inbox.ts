import { type FindOptionsWhere, IsNull, Not } from "typeorm"
import type { Context } from "../api/context.ts"
import { notFound } from "../api/failures.ts"
import { containing } from "../content/search-text.ts"
import type { InboxArgs, MarkArgs, SubmittedRow } from "./submission.ts"

/** Rows as `InboxArgs` ask for them. */
export function filterOf<T extends SubmittedRow>({ unread, done, search }: InboxArgs): FindOptionsWhere<T> {
  const where: FindOptionsWhere<SubmittedRow> = {
    ...(unread != null && { readAt: unread ? IsNull() : Not(IsNull()) }),
    ...(done != null && { doneAt: done ? Not(IsNull()) : IsNull() }),
    ...(search && { searchText: containing(search) }),
  }
  return where as FindOptionsWhere<T>
}

/** Notes how far the office is. What is marked twice keeps its first time. @throws NOT_FOUND. */
export function mark<T extends SubmittedRow>(type: new () => T, { id, read, done }: MarkArgs, { database }: Context) {
  return database.write(async (rows) => {
    const where = { id } as FindOptionsWhere<T>
    const row = await rows.findOneBy(type, where)
    if (!row) throw notFound()
    const marks = { readAt: since(read, row.readAt), doneAt: since(done, row.doneAt) }
    await rows.update(type, id, marks as never)
    return rows.findOneByOrFail(type, where)
  })
}

function since(marked: boolean | null | undefined, before: Date | null) {
  if (marked == null) return before
  return marked ? (before ?? new Date()) : null
}
