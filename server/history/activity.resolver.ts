import { IsOptional } from "class-validator"
import { Args, ArgsType, Ctx, Field, GraphQLISODateTime, Int, ObjectType, Query, Resolver } from "type-graphql"
import { And, type EntityManager, type FindOptionsWhere, In, LessThan, MoreThanOrEqual } from "typeorm"
import { Auth } from "../access/auth.ts"
import { Role } from "../access/roles.ts"
import type { Context } from "../api/context.ts"
import { Act } from "../content/act.ts"
import { Author } from "../content/author.ts"
import { type ItemType, ItemTypes } from "../content/item-type.ts"
import { Page, PageArgs, pageOf } from "../content/paging.ts"
import { Activity as StoredActivity } from "./activity.ts"
import { isVersion } from "./version-rows.ts"

@ObjectType({ description: "Who did what, when." })
class Activity {
  @Field(() => Int, { description: "Counts up from 1. Of an act that saved an item, the id of its version." })
  id!: number

  @Field(() => GraphQLISODateTime, { description: "When, ISO 8601 in UTC." })
  at!: Date

  @Field(() => Act, { description: "What was done." })
  act!: Act

  @Field(() => Author, {
    nullable: true,
    description: "Who did it; null for the site itself, and for a failed sign-in.",
  })
  user!: Author | null

  @Field(() => ItemTypes, {
    nullable: true,
    description: "Of what type the item is; null where the act is about none.",
  })
  type!: ItemType | null

  @Field(() => Int, { nullable: true, description: "The item's id, or that of the account that the act is about." })
  itemId!: number | null

  @Field(() => String, { description: "What the item was called then, or the account; may be empty." })
  title!: string

  @Field(() => [String], { description: "The names of the fields that it changed." })
  changed!: string[]

  @Field(() => Boolean, { description: "Whether it is a version, which can be read and restored." })
  hasVersion!: boolean

  @Field(() => String, {
    nullable: true,
    description: "The network address that it came from, for sign-ins alone, and for 90 days.",
  })
  address!: string | null

  @Field(() => String, { description: "More about it in words; may be empty." })
  detail!: string
}

@ArgsType()
class ActivityArgs extends PageArgs {
  @Field(() => Int, { nullable: true, description: "Only what this account did." })
  user?: number | null

  @Field(() => ItemTypes, { nullable: true, description: "Only acts on items of this type." })
  @IsOptional()
  type?: ItemType | null

  @Field(() => Int, { nullable: true, description: "Only acts on the item of this id; give its type beside it." })
  item?: number | null

  @Field(() => Act, { nullable: true, description: "Only acts of this kind." })
  @IsOptional()
  act?: Act | null

  @Field(() => GraphQLISODateTime, { nullable: true, description: "Only from this moment on, ISO 8601." })
  from?: Date | null

  @Field(() => GraphQLISODateTime, { nullable: true, description: "Only before this moment, ISO 8601." })
  to?: Date | null
}

const ActivityPage = Page(Activity)

@Resolver()
export class ActivityResolver {
  @Auth(Role.ADMINISTRATOR)
  @Query(() => ActivityPage, {
    description: "Who did what, the latest first. It can be read, not changed; it is kept for two years.",
  })
  async activity(@Args(() => ActivityArgs) args: ActivityArgs, @Ctx() { database }: Context) {
    const { page, perPage } = args
    const [found, total] = await database.read.findAndCount(StoredActivity, {
      where: whereOf(args),
      select: shownColumns,
      relations: { user: true },
      relationLoadStrategy: "query",
      order: { id: "DESC" },
      skip: (page - 1) * perPage,
      take: perPage,
    })
    const versions = await versionsAmong(
      database.read,
      found.map(({ id }) => id),
    )
    const items = found.map((row) => Object.assign(new Activity(), row, { hasVersion: versions.has(row.id) }))
    return pageOf(items, total, args)
  }
}

const shownColumns = {
  ...{
    id: true,
    at: true,
    act: true,
    type: true,
    itemId: true,
    title: true,
    changed: true,
    address: true,
    detail: true,
  },
  user: { id: true, name: true },
} as const

/** Those of some activities that are versions: what they hold is not read for that. */
async function versionsAmong(rows: EntityManager, ids: number[]): Promise<Set<number>> {
  const found = await rows.find(StoredActivity, { where: { id: In(ids), ...isVersion }, select: { id: true } })
  return new Set(found.map(({ id }) => id))
}

function whereOf({ user, type, item, act, from, to }: ActivityArgs): FindOptionsWhere<StoredActivity> {
  const times = [...(from ? [MoreThanOrEqual(from)] : []), ...(to ? [LessThan(to)] : [])]
  return {
    ...(user != null && { userId: user }),
    ...(type && { type }),
    ...(item != null && { itemId: item }),
    ...(act && { act }),
    ...(times.length > 0 && { at: And(...times) }),
  }
}
