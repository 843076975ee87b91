import { IsOptional, Max, MaxLength, Min } from "class-validator"
import { ArgsType, type ClassType, Field, Int, ObjectType } from "type-graphql"
import { Trimmed } from "../api/validation.ts"
import { MaxCharacters } from "./fields.ts"

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 1, description: "The page, counted from 1. A page after the last has no items." })
  @Min(1, { message: "Pages are counted from 1." })
  @Max(1_000_000, { message: "There are not that many pages." })
  page!: number

  @Field(() => Int, { defaultValue: 12, description: "Items on a page, 1 to 50." })
  @Min(1, { message: "A page has at least one item." })
  @Max(50, { message: "A page has at most 50 items." })
  perPage!: number
}

/** As `PageArgs`, for a list that others lengthen while somebody turns its pages. */
@ArgsType()
export class CursorArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      "The `next` of the page before: what follows its last item, whatever was added or deleted meanwhile. `page` then has no effect.",
  })
  @IsOptional()
  @MaxLength(500, { message: "This is no `next` of a page of this list." })
  after?: string | null
}

@ArgsType()
export class SearchArgs extends CursorArgs {
  @Field(() => String, {
    nullable: true,
    description: "Words that it contains, in any order, whatever the capitals and accents; at most 100 characters.",
  })
  @Trimmed()
  @IsOptional()
  @MaxCharacters(100)
  search?: string | null
}

export interface PageOf<T> {
  items: T[]
  total: number
  pages: number
  /** See the field of the same name. */
  next?: string | null
}

const pageTypes = new WeakMap<ClassType, ClassType>()

/** The GraphQL type of one page of `Item`s, named `<Item>Page`; the same one for every list of them. */
export function Page<T extends object>(Item: ClassType<T>): ClassType<PageOf<T>> {
  const known = (pageTypes.get(Item) ?? pageTypeOf(Item)) as ClassType<PageOf<T>>
  pageTypes.set(Item, known)
  return known
}

function pageTypeOf<T extends object>(Item: ClassType<T>) {
  @ObjectType(`${Item.name}Page`, { description: `One page of a list of ${Item.name} items.` })
  class PageType implements PageOf<T> {
    @Field(() => [Item], { description: "The items of this page." })
    items!: T[]

    @Field(() => Int, { description: "Items on all pages." })
    total!: number

    @Field(() => Int, { description: "Pages there are; 0 for an empty list." })
    pages!: number

    @Field(() => String, {
      nullable: true,
      description: "What follows this page, for the `after` of the same list, if it has one; null where nothing does.",
    })
    next!: string | null
  }
  return PageType
}

export function pageOf<T>(items: T[], total: number, { perPage }: PageArgs): PageOf<T> {
  return { items, total, pages: Math.ceil(total / perPage) }
}
