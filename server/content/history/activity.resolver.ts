import { Min } from "class-validator"
import { Args, ArgsType, Ctx, Field, GraphQLISODateTime, Int, Mutation, Query, Resolver } from "type-graphql"
import { type EntityManager, type FindOptionsWhere, Not, Raw } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { accountIdOf } from "../../access/viewer.ts"
import { WithoutAsking } from "../../base/api/ask-first.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { Fails } from "../../base/failures/fails.ts"
import type { Context } from "../api/context.ts"
import { Text } from "../items/fields.ts"
import { type ItemType, ItemTypes } from "../items/item-type.ts"
import { pageOfRows } from "../items/page-of-rows.ts"
import { Page, PageArgs } from "../items/paging.ts"
import { Activity, withUser } from "./activity.ts"
import { Act, logAct } from "./log-act.ts"

@ArgsType()
class ActivityArgs extends PageArgs {
  @NullableField(() => Int, "Only actions by this account.")
  user?: number | null

  @NullableField(() => ItemTypes, "Only actions on items of this type.")
  type?: ItemType | null

  @NullableField(() => Int, "Only actions on the item with this ID; send its `type` too.")
  item?: number | null

  @NullableField(() => Act, "Only actions of this kind.")
  act?: Act | null

  @NullableField(() => GraphQLISODateTime, "Only from this time on, ISO 8601.")
  from?: Date | null

  @NullableField(() => GraphQLISODateTime, "Only before this time, ISO 8601.")
  to?: Date | null
}

@ArgsType()
class ExportArgs {
  @Text({ description: "Name of the list, such as `enquiries`.", max: 60, required: "Please say which list it is." })
  list!: string

  @Field(() => Int, { description: "Number of exported rows." })
  @Min(0, { message: "Rows are counted from 0." })
  rows!: number
}

const ActivityPage = Page(Activity)

@Resolver()
export class ActivityResolver {
  @Auth(Role.ADMINISTRATOR)
  @Query(() => ActivityPage, { description: "Audit log, newest first. Read-only; kept for two years." })
  activity(@Args(() => ActivityArgs) args: ActivityArgs, @Ctx() { database }: Context) {
    return activities(database.read, whereOf(args), args)
  }

  @Auth(Role.ADMINISTRATOR)
  @Query(() => [Activity], {
    description: "The last act on each field of the school information, within two years, newest first.",
  })
  async siteChanges(@Ctx() { database: { read } }: Context): Promise<Activity[]> {
    const where = [{ type: "SITE" as const, act: Not(Act.CONFLICTED) }, { act: Act.SETTINGS_CHANGED }]
    const acts = await read.find(Activity, { where, relations: { user: true }, order: { id: "DESC" }, take: 2000 })
    const known = new Set<string>()
    return acts.filter(({ changed }) => changed.filter((field) => !known.has(field) && known.add(field)).length > 0)
  }

  @Auth(Role.EDITOR)
  @Query(() => ActivityPage, {
    description: "Actions by others on items that the viewer created, newest first, for the last two years.",
  })
  changedByOthers(@Args(() => PageArgs) args: PageArgs, @Ctx() { database, viewer }: Context) {
    const byOther = Raw((userId) => `${userId} <> ${userId.replace("userId", "ownerId")}`)
    return activities(database.read, { ownerId: accountIdOf(viewer), userId: byOther }, args)
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("BAD_USER_INPUT")
  @WithoutAsking
  @Mutation(() => Activity, {
    description: "Records that you exported a list to a file: for clients that make the file themselves.",
  })
  async noteExport(@Args(() => ExportArgs) { list, rows: count }: ExportArgs, @Ctx() { database, viewer }: Context) {
    const detail = count === 1 ? "1 row" : `${count} rows`
    const noted = { act: Act.EXPORTED, userId: viewer.id, title: list, detail }
    const id = await database.write((rows) => logAct(rows, noted))
    return database.read.findOneOrFail(Activity, { where: { id }, ...withUser })
  }
}

const activities = (read: EntityManager, where: FindOptionsWhere<Activity>, args: PageArgs) =>
  pageOfRows(read, Activity, args, { where, ...withUser, order: { id: "DESC" } })

/** Returns bounds in the stored form of instants: TypeORM does not convert operands of combined conditions. */
function within(from?: Date | null, to?: Date | null) {
  const bounds = { from: from?.toISOString() ?? "", to: to?.toISOString() ?? "9999" }
  return Raw((at) => `${at} >= :from AND ${at} < :to`, bounds)
}

function whereOf({ user, type, item, act, from, to }: ActivityArgs): FindOptionsWhere<Activity> {
  const where = { userId: user, type, itemId: item, act, at: (from || to) && within(from, to) }
  return Object.fromEntries(Object.entries(where).filter(([, value]) => value != null))
}
