import { ArgsType, Int } from "type-graphql"
import { type EntityManager, type FindOptionsWhere, In, IsNull, Not } from "typeorm"
import { describedEnum } from "../../base/api/described-enum.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { OptionalText } from "../../content/items/fields.ts"
import { PageArgs, type PagedList, type PageOf, turnTo } from "../../content/items/paging.ts"
import { containing, isLike, patternsOf } from "../../content/items/search-text.ts"
import { orderBySql, unionList } from "../../content/items/union-list.ts"
import type { Filter } from "../../content/items/visibility.ts"
import { type Form, FormName, forms } from "./form.ts"
import type { InboxArgs, SubmittedRow, SubmittedType } from "./submission.ts"

function numberIn({ prefix }: { prefix: string }, typed: string | null | undefined) {
  const [, number] = new RegExp(`^${prefix}-?([1-9]\\d{0,8})$`, "i").exec(typed ?? "") ?? []
  return number ? Number(number) : undefined
}

/** A search for a number such as `AP-12` finds that row. */
export function filterOf<T extends SubmittedRow>(
  type: SubmittedType<T>,
  { unread, done, q, search = q }: InboxArgs,
  extra: Filter<T> = {},
): Filter<T> {
  const id = numberIn(type, search)
  const where: FindOptionsWhere<SubmittedRow> = {
    ...(unread != null && { readAt: unread ? IsNull() : Not(IsNull()) }),
    ...(done != null && { doneAt: done ? Not(IsNull()) : IsNull() }),
    ...(search && (id ? { id } : { searchText: containing(search) })),
  }
  const narrowed = (more: object) => ({ ...where, ...more })
  return (Array.isArray(extra) ? extra.map(narrowed) : narrowed(extra)) as Filter<T>
}

export const InboxState = describedEnum("InboxState", "State of a submission, as the office's marks have it.", {
  NEW: "Nobody has taken it, or is done with it.",
  OPEN: "Not done: new or taken.",
  DONE: "Answered, or done without an answer.",
  SPAM: "Marked as spam, done or not.",
})

export type InboxState = keyof typeof InboxState

/** Partial indexes have the same conditions. */
const stateSql: Record<InboxState, string> = {
  NEW: `"doneAt" IS NULL AND "spamAt" IS NULL AND "assigneeId" IS NULL`,
  OPEN: `"doneAt" IS NULL AND "spamAt" IS NULL`,
  DONE: `"doneAt" IS NOT NULL AND "spamAt" IS NULL`,
  SPAM: `"spamAt" IS NOT NULL`,
}

/** The same as a filter of one form. */
export const isNew = { doneAt: IsNull(), spamAt: IsNull(), assigneeId: IsNull() }

@ArgsType()
export class InboxFilter extends PageArgs {
  @NullableField(() => FormName, "Only submissions of this form.")
  form?: FormName | null

  @NullableField(() => InboxState, "Only submissions in this state.")
  state?: InboxState | null

  @NullableField(() => Int, "Only those that this account has taken.")
  assigneeId?: number | null

  @OptionalText({
    description: "Words to find, in any order, or a number such as `AP-12`; at most 100 characters.",
    max: 100,
  })
  q?: string | null
}

interface Found {
  form: FormName
  id: number
  /** In the stored form. */
  createdAt: string
}

export interface InboxKey {
  form: Form
  id: number
}

export interface InboxRow {
  form: Form
  row: SubmittedRow
}

const order = { createdAt: "DESC", id: "DESC", form: "ASC" } as const

/** Newest first, across the forms. */
export async function inboxOf(filter: InboxFilter, read: EntityManager): Promise<PageOf<InboxRow>> {
  const page = await turnTo(listOf(read, filter), filter)
  const keys = page.items.map(({ form, id }) => ({ form: forms.find(({ name }) => name === form) as Form, id }))
  return { ...page, items: await rowsOf(keys, read) }
}

function listOf(read: EntityManager, filter: InboxFilter): PagedList<Found> {
  const { form: only, q, state, assigneeId } = filter
  const chosen = forms.filter(({ name }) => !only || name === only)
  const patterns = q ? patternsOf(q) : []
  const partOf = ({ name, type }: Form, ordered: string) => {
    const id = numberIn(type, q)
    const words = patterns.map((_, index) => isLike('"searchText"', `$${index + 1}`))
    const conditions = [
      ...(state ? [stateSql[state]] : []),
      ...(assigneeId ? [`"assigneeId" = ${Math.trunc(assigneeId)}`] : []),
      ...(id ? [`(${words.join(" AND ")} OR "id" = ${id})`] : words),
    ]
    const where = conditions.length > 0 ? ` WHERE ${conditions.join(" AND ")}` : ""
    const table = read.connection.getMetadata(type).tableName
    const part = `SELECT '${name}' AS "form", "id", "createdAt" FROM "${table}"${where} ${ordered}`
    return `SELECT * FROM (${part}) AS "${name}"`
  }
  return unionList<Found>(read, {
    ...{ name: "inbox", values: patterns, order },
    all({ form: _, ...by } = {}) {
      const ordered = by.id ? orderBySql(by) : ""
      return `(${chosen.map((form) => partOf(form, ordered)).join(" UNION ALL ")}) AS "items"`
    },
  })
}

export async function rowsOf(keys: InboxKey[], read: EntityManager): Promise<InboxRow[]> {
  const rows = new Map<string, InboxRow>()
  for (const form of new Set(keys.map(({ form }) => form))) {
    const ids = keys.flatMap((key) => (key.form === form ? key.id : []))
    for (const row of await read.findBy(form.type, { id: In(ids) })) rows.set(row.number(), { form, row })
  }
  return keys.flatMap(({ form, id }) => rows.get(`${form.type.prefix}-${id}`) ?? [])
}
