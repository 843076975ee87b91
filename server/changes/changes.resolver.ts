import { IsOptional, Max, MaxLength, Min } from "class-validator"
import { Args, ArgsType, Ctx, Field, Int, ObjectType, Query, Resolver } from "type-graphql"
import { Auth } from "../access/auth.ts"
import { Role } from "../access/roles.ts"
import type { Context } from "../api/context.ts"
import { Fails } from "../api/fails.ts"
import { AnyContent } from "../content/any-content.ts"
import type { ContentType } from "../content/content.ts"
import { classOf, type ItemType, ItemTypes } from "../content/item-type.ts"
import { itemsByType } from "../content/items-by-type.ts"
import type { OwnedRow } from "../content/owned.ts"
import { readChanges } from "./changes.ts"

@ObjectType({ description: "The last thing that happened to an item which is public, or was." })
class Change {
  @Field(() => ItemTypes, { description: "Of what type the item is." })
  type!: ItemType

  @Field(() => Int, { description: "Its id within its type." })
  id!: number

  @Field(() => Boolean, { description: "Whether it is no longer there for visitors: it was deleted, or taken down." })
  gone!: boolean

  @Field(() => AnyContent, { nullable: true, description: "The item as everybody sees it now; null where it is gone." })
  item!: object | null
}

@ObjectType({ description: "What has changed since a client last asked." })
class Changes {
  @Field(() => [Change], {
    description: "In the order in which it happened: of each item the last change, with the item as it is now.",
  })
  items!: Change[]

  @Field(() => String, { description: "Send it as `since` the next time." })
  token!: string

  @Field(() => Boolean, { description: "Whether there is more: ask at once with `token`." })
  more!: boolean

  @Field(() => Boolean, {
    description:
      "Whether `since` is too old, or of another database. These are the items from the beginning: what the client has that is not listed again is no longer there.",
  })
  reset!: boolean
}

@ArgsType()
class ChangesArgs {
  @Field(() => String, {
    nullable: true,
    description: "The `token` of the answer before. Without it, all that is public, from the beginning.",
  })
  @IsOptional()
  @MaxLength(200, { message: "This is no `token` of an earlier answer." })
  since?: string | null

  @Field(() => Int, { defaultValue: 50, description: "How many at a time, 1 to 50." })
  @Min(1, { message: "Please ask for at least one." })
  @Max(50, { message: "Please ask for at most 50." })
  perPage!: number
}

@Resolver()
export class ChangesResolver {
  @Auth(Role.PUBLIC)
  @Fails("BAD_USER_INPUT")
  @Query(() => Changes, {
    description:
      "Keeps a copy in step with all public content: stories, posts, events, galleries with their pictures, people and " +
      "pages. No change is missed, whatever the clocks say and however late a transaction ends. How many places an event " +
      "has left and how often something was read are no changes. What is gone is listed for 90 days. The school's " +
      "information, its dates and its notices are no items: each is one short answer, to be asked for again by its `ETag`.",
  })
  async changes(@Args(() => ChangesArgs) { since = null, perPage }: ChangesArgs, @Ctx() context: Context) {
    const { changes, ...read } = await readChanges(context.database.read, since, perPage)
    const load = itemsByType(context)
    const items = await Promise.all(
      changes.map(async ({ type, itemId: id }): Promise<Change> => {
        const item = await load.load({ type: classOf(type) as ContentType<OwnedRow>, id })
        return { type, id, gone: item === null, item }
      }),
    )
    return { ...read, items }
  }
}
