import { Ctx, Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql"
import { type EntityManager, In } from "typeorm"
import type { Account } from "../../access/account.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import type { Context } from "../api/context.ts"
import { withEdit, withParts } from "../history/refused-edit.ts"
import { type Snapshot, snapshotOf } from "../history/snapshot.ts"
import { fieldsIn, VersionField } from "../history/version.ts"
import { Act } from "../items/act.ts"
import { Author } from "../items/author.ts"
import { ContentState } from "../items/content-state.ts"
import { type ItemKind, type ItemType, kindNamed } from "../items/item-type.ts"
import { type PageArgs, type PageOf, turnTo } from "../items/paging.ts"
import { fromStored, type PendingChange, pendingChangeOf } from "../items/pending-change.ts"
import { storedRow } from "../items/shown-rows.ts"
import { unionList } from "../items/union-list.ts"
import { ContentItem } from "./content-item.ts"
import { type ItemRef, itemsOf, typesOf } from "./content-items.ts"

@ObjectType({ description: "What waits, beside what is public. Send its `version` and `changeSavedAt` to approve it." })
class Difference {
  @Field(() => Int, { description: "Version of the item." })
  version!: number

  @NullableField(() => GraphQLISODateTime, "The `updatedAt` of the pending change; null if the item itself waits.")
  changeSavedAt!: Date | null

  @NullableField(() => [VersionField], "The fields of the public item; null if nothing is public.")
  before!: VersionField[] | null

  @Field(() => [VersionField], { description: "All fields as they will be public." })
  after!: VersionField[]
}

@ObjectType({ description: "An item that waits for approval, or whose pending change does." })
export class Approval {
  @Field(() => ContentItem, { description: "The item." })
  item!: ContentItem

  @Field(() => GraphQLISODateTime, { description: "Time of submission, ISO 8601 in UTC; later saves do not move it." })
  since!: Date

  @Field(() => Author, { description: "The account that submitted it." })
  by!: Author

  /** Reads the versions first, so that approving later words is a CONFLICT. */
  @NullableField(() => Difference, "What waits, beside what is public; null if the item is gone meanwhile.")
  async difference(@Ctx() context: Context): Promise<Difference | null> {
    const { contentType: type, id } = this.item
    const rows = context.database.read
    const item = await storedRow(rows, type, id)
    const change = await pendingChangeOf(rows, type, id)
    if (!item) return null
    const kind = kindNamed(this.item.type())
    const now = await snapshotOf(rows, kind, item)
    return {
      version: item.version,
      changeSavedAt: change?.updatedAt ?? null,
      before: item.state === ContentState.PUBLISHED ? await fieldsIn(context, kind.name, now) : null,
      after: await fieldsIn(context, kind.name, change ? changed(rows, kind, now, change) : now),
    }
  }
}

function changed(rows: EntityManager, kind: ItemKind, now: Snapshot, change: PendingChange): Snapshot {
  const fields = { ...fromStored(rows, kind.type, JSON.parse(change.fields)) }
  const next = withEdit(rows, kind, now, { fields }, change.withoutPicture ? null : (change.picture ?? undefined))
  return { ...next, ...(next.parts && { parts: withParts(next.parts, change.parts) }) }
}

type ApprovalFilter = PageArgs & { type?: ItemType | null; id?: number | null }
type Found = ItemRef & { since: string; userId: number }

const order = { since: "ASC", type: "ASC", id: "ASC" } as const

/** Oldest first. */
export async function approvalsOf(filter: ApprovalFilter, context: Context): Promise<PageOf<Approval>> {
  const { read } = context.database
  const waiting = typesOf(filter).map((name) => waitingOf(read.connection.getMetadata(kindNamed(name).type), name))
  const which = filter.id == null ? "" : ` WHERE w."id" = ${Math.trunc(filter.id)}`
  const all = () => `(${submitted} FROM (${waiting.join(" UNION ALL ")}) w ${submission}${which}) AS "items"`
  const page = await turnTo(unionList<Found>(read, { name: "approvals", all, values: [], order }), filter)
  const items = await itemsOf(page.items, context)
  const users = await read.findBy<Account>("User", { id: In(page.items.map(({ userId }) => userId)) })
  const approvals = page.items.flatMap(({ type, id, since, userId }) => {
    const item = items.find((one) => one.type() === type && one.id === id)
    const by = users.find((user) => user.id === userId)
    return item && by ? Object.assign(new Approval(), { item, by, since: new Date(since) }) : []
  })
  return { ...page, items: approvals }
}

/** Uses the last save if the submission is no longer in the log, which is purged after two years. */
const submitted = `SELECT w."type", w."id", COALESCE(a."at", w."savedAt") AS "since", COALESCE(a."userId", w."userId") AS "userId"`

const submission = `LEFT JOIN "activities" a ON a."id" = (SELECT MAX(s."id") FROM "activities" s WHERE s."type" = w."type" AND s."itemId" = w."id" AND s."act" = '${Act.SUBMITTED}')`

/** Only public items have pending changes that wait. */
const waitingOf = ({ tableName }: { tableName: string }, name: ItemType) =>
  `SELECT '${name}' AS "type", item."id", COALESCE(c."updatedAt", item."updatedAt") AS "savedAt", COALESCE(c."userId", item."userId") AS "userId" FROM "${tableName}" item LEFT JOIN "pending_changes" c ON c."type" = '${name}' AND c."itemId" = item."id" AND c."state" = 'WAITING' WHERE item."state" = 'WAITING' OR (item."state" = 'PUBLISHED' AND c."id" IS NOT NULL)`
