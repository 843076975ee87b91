import { IsOptional, Max, MaxLength, Min } from "class-validator"
import { ArgsType, type ClassType, Field, getMetadataStorage, Int, InterfaceType, ObjectType } from "type-graphql"
import type { FindOptionsOrder } from "typeorm"
import { deprecated } from "../../base/api/deprecation.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { oncePer } from "../../base/once-per.ts"
import type { PageOf } from "../api/rest.ts"
import { Trimmed } from "../api/validation.ts"
import { maxCursor } from "./cursor.ts"
import { MaxCharacters, OptionalText } from "./fields.ts"

export type { PageOf } from "../api/rest.ts"

@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    defaultValue: 1,
    description: "Page number, starting at 1. A page beyond the last has no items.",
  })
  @Min(1, { message: "Pages are counted from 1." })
  @Max(1_000_000, { message: "There are not that many pages." })
  page!: number

  @Field(() => Int, { defaultValue: 12, description: "Items per page, 1 to 50." })
  @Min(1, { message: "A page has at least one item." })
  @Max(50, { message: "A page has at most 50 items." })
  perPage!: number

  @NullableField(
    () => String,
    "The `next` of the previous page: the items after it, even if others came or went. Overrides `page`.",
  )
  @MaxLength(maxCursor, { message: "This is not the `next` of a page of this list." })
  after?: string | null
}

@ArgsType()
export class SearchArgs extends PageArgs {
  @OptionalText({
    description: "Words to find, in any order, ignoring case and accents; at most 100 characters.",
    max: 100,
  })
  q?: string | null

  @Field(() => String, {
    nullable: true,
    description: "Same as `q`.",
    deprecationReason: deprecated("Use `q`.", { since: "2026-11-23", until: "2027-06-30" }),
  })
  @Trimmed()
  @IsOptional()
  @MaxCharacters(100)
  search?: string | null
}

export interface Part {
  skip: number
  take: number
}

@InterfaceType({ description: "One page of a list of any item type." })
abstract class ListPage {
  @Field(() => Int, { description: "Number of items on all pages." })
  total!: number

  @Field(() => Int, { description: "Number of pages; 0 for an empty list." })
  pages!: number

  @NullableField(
    () => String,
    "Cursor for the `after` argument of the same list, if it has one; null on the last page.",
  )
  next!: string | null
}

/** Named `<Item>Page` by the item's name in the API; every list of the same type shares it. */
export const Page = oncePer(<T extends object>(Item: ClassType<T>): ClassType<PageOf<T>> => {
  const name = getMetadataStorage().objectTypes.find(({ target }) => target === Item)?.name ?? Item.name
  @ObjectType(`${name}Page`, { description: `One page of a list of ${name} items.`, implements: ListPage })
  class PageType extends ListPage implements PageOf<T> {
    @Field(() => [Item], { description: "Items of this page." })
    items!: T[]
  }
  return PageType
})

export interface PagedList<T> {
  count(): Promise<number>
  slice(part: Part, total: number): Promise<T[]>
  /** @throws BAD_USER_INPUT for a cursor of another list */
  itemsAfter(cursor: string, take: number): Promise<T[]>
  cursorOf(item: T): string
}

/** Reads from the nearer end: the last page costs no more than the first. */
export async function fromNearerEnd<T>(
  { skip, take }: Part,
  total: number,
  read: (part: Part, isReversed: boolean) => Promise<T[]>,
): Promise<T[]> {
  const size = Math.min(take, total - skip)
  if (size <= 0) return []
  const remaining = total - skip - size
  if (skip <= remaining) return read({ skip, take: size }, false)
  return (await read({ skip: remaining, take: size }, true)).reverse()
}

export const reversed = <T>(order: FindOptionsOrder<T>) =>
  Object.fromEntries(
    Object.entries(order).map(([column, direction]) => [column, direction === "ASC" ? "DESC" : "ASC"]),
  ) as FindOptionsOrder<T>

export async function turnTo<T>(list: PagedList<T>, args: PageArgs): Promise<PageOf<T>> {
  const { page, perPage, after } = args
  const skip = (page - 1) * perPage
  const total = await list.count()
  // Behind a cursor, one item more than is shown says whether another page follows.
  const found =
    after == null ? await list.slice({ skip, take: perPage }, total) : await list.itemsAfter(after, perPage + 1)
  const isMore = after == null ? skip + perPage < total : found.length > perPage
  const items = found.slice(0, perPage)
  return {
    ...pageOf(items, total, args),
    get next() {
      const last = items.at(-1)
      return isMore && last !== undefined ? list.cursorOf(last) : null
    },
  }
}

export function pageOf<T>(items: T[], total: number, { perPage }: PageArgs): PageOf<T> {
  return { items, total, pages: Math.ceil(total / perPage) }
}
