import { GraphQLError } from "graphql"
import { Arg, Ctx, Field, GraphQLISODateTime, InputType, Int, Mutation, ObjectType, Resolver } from "type-graphql"
import type { EntityManager } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { Fails } from "../../base/failures/fails.ts"
import { badInput, codeOf, conflict } from "../../base/failures/failures.ts"
import type { Context } from "../api/context.ts"
import { BinnedItem } from "../history/bin.ts"
import { history } from "../history/history.ts"
import { logAct } from "../history/log-act.ts"
import { restoreFromBin } from "../history/restore-from-bin.ts"
import { lastChange } from "../history/version-rows.ts"
import { Act } from "../items/act.ts"
import { Author } from "../items/author.ts"
import { itemOrThrow } from "../items/content.ts"
import { ContentState } from "../items/content-state.ts"
import type { ContentType, OwnedRow } from "../items/content-type.ts"
import { actor, changedMeanwhile } from "../items/item-history.ts"
import { type ItemType, ItemTypes } from "../items/item-type.ts"
import type { Transaction } from "../items/merged-edit.ts"
import { PendingChange, pendingChangeOf } from "../items/pending-change.ts"
import { PublicationInput } from "../items/publication-input.ts"
import { storedRow } from "../items/shown-rows.ts"
import { activeEditor } from "./active-editor.ts"
import { titleOf } from "./content-item.ts"
import { publishable } from "./content-items.ts"

const { DRAFT, WAITING, PUBLISHED, TAKEN_DOWN } = ContentState
const maxChanges = 50

@InputType({ description: "A change of an item: of its state, its owner or both, or into or out of the bin." })
class ContentChange {
  @Field(() => ItemTypes, { description: "Item type." })
  type!: ItemType

  @Field(() => Int, { description: "ID within its type." })
  id!: number

  @Field(() => Int, { description: "The version that was read, or that was moved to the bin." })
  version!: number

  @NullableField(() => PublicationInput, "PUBLISHED approves what is waiting. Otherwise TAKEN_DOWN, or as it was.")
  publication?: PublicationInput | null

  @NullableField(() => GraphQLISODateTime, "To undo `publication`: the `publishedAt` before it, which may be null.")
  publishedAt?: Date | null

  @NullableField(() => Int, "Account that it is handed over to: an editor or above.")
  userId?: number | null

  @NullableField(() => Boolean, "True moves it to the bin. False restores it.")
  inBin?: boolean | null
}

@ObjectType({ description: "What became of the change of an item." })
class ContentOutcome {
  @Field(() => ItemTypes, { description: "Item type." })
  type!: ItemType

  @Field(() => Int, { description: "ID within its type." })
  id!: number

  @Field(() => Int, { description: "Version to send with the next change, which may undo this one." })
  version!: number

  @NullableField(() => String, "Why the item stayed as it was; null if it changed, or was so already.")
  refusal?: string

  @NullableField(() => Author, "Who changed or deleted it in the meantime; null for nobody known.")
  by?: Author | null

  @NullableField(() => GraphQLISODateTime, "Time of that change, ISO 8601 in UTC.")
  at?: Date
}

@Resolver()
export class ChangeContentResolver {
  @Auth(Role.ADMINISTRATOR)
  @Fails("BAD_USER_INPUT")
  @Mutation(() => [ContentOutcome], {
    description:
      "Publishes items of any type, takes them down, hands them over or moves them to the bin, each by itself: by the " +
      "rules of `setPublication`, `delete…` and `restoreFromBin`. Returns what became of them, in the same order.",
  })
  async changeContent(
    @Arg("changes", () => [ContentChange], { description: `1 to ${maxChanges} changes, at most one for each item.` })
    changes: ContentChange[],
    @Ctx() context: Context,
  ) {
    const items = new Set(changes.map(({ type, id }) => publishable(type) && `${type} ${id}`))
    if (changes.length < 1 || changes.length > maxChanges || items.size < changes.length)
      throw badInput({ changes: `Please send 1 to ${maxChanges} changes, one for each item.` })
    const outcomes: ContentOutcome[] = []
    for (const change of changes) outcomes.push(await changed(change, context))
    context.outbox.wake()
    return outcomes
  }
}

const refusalCodes = new Set(["BAD_USER_INPUT", "NOT_FOUND", "CONFLICT"])

async function changed({ type, id, version, ...to }: ContentChange, context: Context): Promise<ContentOutcome> {
  try {
    return { type, id, version: await change({ type, id, version, ...to }, context) }
  } catch (error) {
    if (!(error instanceof GraphQLError && refusalCodes.has(codeOf(error)))) throw error
    const { by, at } = error.extensions as { by?: Author | null; at?: string }
    return { type, id, version, refusal: error.message, by, at: at ? new Date(at) : undefined }
  }
}

/** Returns the new version. A repeated request does not conflict with itself. */
async function change(request: ContentChange, context: Context): Promise<number> {
  const { type: name, id, version, inBin } = request
  const { database, pictures, schedule, viewer } = context
  const type = publishable(name)
  const binned = inBin == null ? null : await database.read.findOneBy(BinnedItem, { type: name, itemId: id })
  const isThis = Number(binned?.rows[0]?.row.version) === version
  if (isThis && inBin === true && binned?.deletedById === viewer.id) return version
  if (isThis && inBin === false) {
    const { item } = await restoreFromBin(name, id, context)
    // Its scheduled moment may have passed.
    schedule.wakeAt(new Date())
    return item.version
  }
  return pictures.inTransaction(async (rows, changes) => {
    const item = await storedRow(rows, type, id)
    if (!item) throw await history.missingError(rows, type, id, viewer)
    const isDone = isAlreadyApplied(request, item)
    if (version !== item.version) {
      const last = await lastChange(rows, name, id)
      if (!isDone || last.by?.id !== viewer.id) throw changedMeanwhile(item, last, changedSince)
    }
    return isDone ? item.version : apply({ rows, pictures: changes }, request, item, context)
  })
}

const changedSince = "Somebody else has changed this since you looked at it."

const isAlreadyApplied = ({ publication, userId, inBin }: ContentChange, item: OwnedRow) =>
  !inBin && (publication?.as ?? item.state) === item.state && (userId ?? item.userId) === item.userId

async function apply(within: Transaction, request: ContentChange, item: OwnedRow, context: Context): Promise<number> {
  const { content, publishing, viewer } = context
  const { publication, publishedAt: backTo, userId, inBin } = request
  const { rows } = within
  const type = item.contentType as ContentType<OwnedRow>
  const { id, version } = item
  if (inBin) return (await content.removeWithin(within, type, id)).version
  if (publication && backTo === undefined) {
    await requireFit(rows, item, publication)
    const edit = { type, id, input: { publication }, seen: { version } }
    return itemOrThrow(await publishing.editWithin(within, edit, context)).version
  }
  const isAnother = userId != null && userId !== item.userId
  if (isAnother && backTo === undefined && !(await activeEditor(rows, userId)))
    throw badInput({ userId: "Please choose somebody who may publish, and is not suspended." })
  const input = { ...(publication && { publication: { ...publication, backTo } }), ...(isAnother && { userId }) }
  const edited = itemOrThrow(await content.editWithin(within, { type, id, input, viewer }))
  if (!isAnother) return edited.version
  await handOver(rows, request, edited)
  const details = { title: titleOf(type, edited), itemVersion: edited.version, detail: `To ${edited.user.name}.` }
  const about = { type: request.type, itemId: id, ownerId: item.userId }
  await logAct(rows, { act: Act.HANDED_OVER, ...actor(viewer), ...about, ...details })
  return edited.version
}

async function requireFit(rows: EntityManager, item: OwnedRow, { as }: PublicationInput) {
  if (as === TAKEN_DOWN && (item.state === DRAFT || item.state === WAITING))
    throw badInput({ publication: "It is not public." })
  if (as !== TAKEN_DOWN && as !== PUBLISHED) throw badInput({ publication: "Please publish it, or take it down." })
  if (as === PUBLISHED && (await pendingChangeOf(rows, item.contentType as ContentType<OwnedRow>, item.id)))
    throw conflict("A change of it waits. Please look at that first.")
}

/** Gives the new owner the pending change and the pictures of earlier versions, which only the owner sees. */
async function handOver(rows: EntityManager, { type, id: itemId }: ContentChange, { userId: ownerId }: OwnedRow) {
  await rows.update(PendingChange, { type, itemId }, { ownerId })
  const versions = `SELECT "id" FROM "activities" WHERE "type" = $2 AND "itemId" = $3`
  const sql = `UPDATE "kept_pictures" SET "ownerId" = $1 WHERE "activityId" IN (${versions})`
  await rows.query(sql, [ownerId, type, itemId])
}
