import { IsOptional, Min } from "class-validator"
import {
  Args,
  ArgsType,
  Ctx,
  Field,
  GraphQLISODateTime,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from "type-graphql"
import { type EntityManager, type FindOptionsWhere, In, Raw } from "typeorm"
import { Auth } from "../access/auth.ts"
import { Role } from "../access/roles.ts"
import { signedIn } from "../access/viewer.ts"
import type { Context } from "../api/context.ts"
import { Fails } from "../api/fails.ts"
import { Act } from "../content/act.ts"
import { Author } from "../content/author.ts"
import { Text } from "../content/fields.ts"
import { type ItemType, ItemTypes } from "../content/item-type.ts"
import { pageOfRows } from "../content/page-of-rows.ts"
import { Page, PageArgs, type PageOf } from "../content/paging.ts"
import { Activity as StoredActivity } from "./activity.ts"
import { noteAct } from "./note-act.ts"
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

  @Field(() => String, {
    nullable: true,
    description: "What the program was called that did it in the account's name; null for what the person did.",
  })
  program!: string | null

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

@ArgsType()
class ExportArgs {
  @Text({
    description: "What the list is called, such as `enquiries`.",
    max: 60,
    required: "Please say which list it is.",
  })
  list!: string

  @Field(() => Int, { description: "How many rows were taken." })
  @Min(0, { message: "Rows are counted from 0." })
  rows!: number
}

const ActivityPage = Page(Activity)

@Resolver()
export class ActivityResolver {
  @Auth(Role.ADMINISTRATOR)
  @Query(() => ActivityPage, {
    description: "Who did what, the latest first. It can be read, not changed; it is kept for two years.",
  })
  activity(@Args(() => ActivityArgs) args: ActivityArgs, @Ctx() { database }: Context) {
    return activities(database.read, whereOf(args), args)
  }

  @Auth(Role.EDITOR)
  @Query(() => ActivityPage, {
    description: "What others did with items that the viewer created, the latest first: within two years.",
  })
  changedByOthers(@Args(() => PageArgs) args: PageArgs, @Ctx() { database, viewer }: Context) {
    const byOther = Raw((userId) => `${userId} <> ${userId.replace("userId", "ownerId")}`)
    return activities(database.read, { ownerId: signedIn(viewer), userId: byOther }, args)
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("BAD_USER_INPUT")
  @Mutation(() => Activity, {
    description:
      "Says that you have taken a list out of the site, as a file: for screens that make one of what they have read.",
  })
  async noteExport(@Args(() => ExportArgs) { list, rows: count }: ExportArgs, @Ctx() { database, viewer }: Context) {
    const detail = count === 1 ? "1 row" : `${count} rows`
    const noted = { act: Act.EXPORTED, userId: viewer.id, title: list, detail }
    const id = await database.write((rows) => noteAct(rows, noted))
    return (await activities(database.read, { id }, { page: 1, perPage: 1 })).items[0]
  }
}

async function activities(
  read: EntityManager,
  where: FindOptionsWhere<StoredActivity>,
  args: PageArgs,
): Promise<PageOf<Activity>> {
  const page = await pageOfRows(read, StoredActivity, args, {
    where,
    select: shownColumns,
    relations: { user: true },
    relationLoadStrategy: "query",
    order: { id: "DESC" },
  })
  const versions = await versionsAmong(
    read,
    page.items.map(({ id }) => id),
  )
  const shown = (row: StoredActivity) => Object.assign(new Activity(), row, { hasVersion: versions.has(row.id) })
  return { ...page, items: page.items.map(shown) }
}

const shownColumns = {
  ...{
    id: true,
    at: true,
    act: true,
    program: true,
    type: true,
    itemId: true,
    title: true,
    changed: true,
    address: true,
    detail: true,
  },
  user: { id: true, name: true },
} as const

/** As instants are stored: TypeORM does not convert what several conditions compare. */
function within(from?: Date | null, to?: Date | null) {
  const bounds = { from: from?.toISOString() ?? "", to: to?.toISOString() ?? "9999" }
  return Raw((at) => `${at} >= :from AND ${at} < :to`, bounds)
}

/** Those of some activities that are versions: what they hold is not read for that. */
async function versionsAmong(rows: EntityManager, ids: number[]): Promise<Set<number>> {
  const found = await rows.find(StoredActivity, { where: { id: In(ids), ...isVersion }, select: { id: true } })
  return new Set(found.map(({ id }) => id))
}

function whereOf({ user, type, item, act, from, to }: ActivityArgs): FindOptionsWhere<StoredActivity> {
  return {
    ...(user != null && { userId: user }),
    ...(type && { type }),
    ...(item != null && { itemId: item }),
    ...(act && { act }),
    ...((from || to) && { at: within(from, to) }),
  }
}
