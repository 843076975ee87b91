import { Arg, Args, ArgsType, Ctx, Field, GraphQLISODateTime, Int, Mutation, Query, Resolver } from "type-graphql"
import { Auth, Role } from "../../access/auth.ts"
import { accountIdOf } from "../../access/viewer.ts"
import { WithoutAsking } from "../../base/api/ask-first.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { Fails } from "../../base/failures/fails.ts"
import { badInput, forbidden, notFound } from "../../base/failures/failures.ts"
import type { Context } from "../api/context.ts"
import { findAddedItem } from "../items/added-item.ts"
import { ContentState } from "../items/content-state.ts"
import type { ContentType, OwnedRow } from "../items/content-type.ts"
import { Text } from "../items/fields.ts"
import { contentTypes, type ItemType, ItemTypes } from "../items/item-type.ts"
import { Page, PageArgs } from "../items/paging.ts"
import { pendingChangeOf } from "../items/pending-change.ts"
import { seesAll } from "../items/publication.ts"
import { isPending, PublicationInput } from "../items/publication-input.ts"
import { Removed } from "../items/removed.ts"
import { Approval, approvalsOf } from "./approvals.ts"
import { ContentItem } from "./content-item.ts"
import { ContentArgs, contentOf, publishable } from "./content-items.ts"
import { addPreview, maxPreviews, Preview, PreviewLink } from "./preview.ts"

const { SCHEDULED, PUBLISHED } = ContentState

@ArgsType()
class ItemArgs {
  @Field(() => ItemTypes, { description: "Item type." })
  type!: ItemType

  @Field(() => Int, { description: "ID within its type." })
  id!: number
}

@ArgsType()
class SeenArgs {
  @NullableField(
    () => Int,
    "Version that was reviewed. It is a CONFLICT if another is stored. Omit to act on whatever is stored.",
  )
  version?: number | null

  @NullableField(
    () => GraphQLISODateTime,
    "The `updatedAt` of the reviewed pending change. It is a CONFLICT if it was saved again since.",
  )
  changeSavedAt?: Date | null
}

@ArgsType()
class SendBackArgs extends ItemArgs {
  @Text({
    description: "Note to the writer. A line in “quotation marks” is a passage of the text, with its note below it.",
    max: 8000,
    required: "Please say what is to be done.",
  })
  note!: string
}

@ArgsType()
class ApprovalsArgs extends PageArgs {
  @NullableField(() => ItemTypes, "Only items of this type.")
  type?: ItemType | null

  @NullableField(() => Int, "Only the item with this ID; send its `type` too.")
  id?: number | null
}

const ContentItemPage = Page(ContentItem)
const ApprovalPage = Page(Approval)
const acting = ["BAD_USER_INPUT", "NOT_FOUND", "CONFLICT"] as const

/** Editors of an item may publish it, unless the school wants a review. */
@Resolver()
export class PublicationResolver {
  @Auth(Role.EDITOR)
  @Query(() => ContentItemPage, {
    description: "The viewer's items of all types, or everybody's; also by the state of their pending changes.",
  })
  myContent(@Args(() => ContentArgs) args: ContentArgs, @Ctx() context: Context) {
    return contentOf(args, context)
  }

  @Auth(Role.ADMINISTRATOR)
  @Query(() => ApprovalPage, { description: "Everything that waits for approval, longest waiting first." })
  approvals(@Args(() => ApprovalsArgs) args: ApprovalsArgs, @Ctx() context: Context) {
    return approvalsOf(args, context)
  }

  @Auth(Role.REGULAR)
  @Query(() => ContentItem, {
    nullable: true,
    description: "The item that the viewer added under an `idempotencyKey` in the last 40 days, as it is now, or null.",
  })
  async addedItem(
    @Arg("idempotencyKey", () => String, { description: "The request's idempotency key." }) idempotencyKey: string,
    @Ctx() { content, database, viewer }: Context,
  ) {
    const added = await findAddedItem(database.read, { userId: accountIdOf(viewer), idempotencyKey })
    const type = contentTypes().find(({ name }) => name === added?.type) as ContentType<OwnedRow> | undefined
    const item = added && type && (await content.one(type, added.itemId))
    return item ? new ContentItem(item) : null
  }

  @Auth(Role.EDITOR)
  @Fails(...acting)
  @Mutation(() => ContentItem, {
    description:
      "Sets the publication state of an item, or of its pending change if it has one. Publishing something " +
      "that is waiting approves it: send the version that was read, as for `approve`.",
  })
  async setPublication(
    @Args(() => ItemArgs) { type: name, id }: ItemArgs,
    @Args(() => SeenArgs) seen: SeenArgs,
    @Arg("publication", () => PublicationInput, { description: "New publication state." })
    publication: PublicationInput,
    @Ctx() context: Context,
  ) {
    const { type, item } = await editableItem(name, id, context)
    if (item.state === PUBLISHED && isPending(publication) && !(await changeOf(type, id, context)))
      throw badInput({ "publication.as": "It is published. Please take it down first." })
    return new ContentItem(await context.publishing.edit({ type, id, input: { publication }, seen }, context))
  }

  @Auth(Role.EDITOR)
  @Fails(...acting)
  @Mutation(() => ContentItem, { description: "Discards the pending change of an item, which itself does not change." })
  async discardChange(
    @Args(() => ItemArgs) { type: name, id }: ItemArgs,
    @Args(() => SeenArgs) seen: SeenArgs,
    @Ctx() context: Context,
  ) {
    const { type, item } = await editableItem(name, id, context)
    await context.publishing.discard({ type, id, seen })
    return new ContentItem(item)
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails(...acting)
  @Mutation(() => ContentItem, {
    description: "Approves what is waiting and publishes it: now, or at the time requested by its writer.",
  })
  async approve(
    @Args(() => ItemArgs) { type: name, id }: ItemArgs,
    @Args(() => SeenArgs) seen: SeenArgs,
    @Ctx() context: Context,
  ) {
    const { type, item } = await editableItem(name, id, context)
    const { publishAt, expiresAt } = (item.state === PUBLISHED && (await changeOf(type, id, context))) || item
    const isLater = publishAt !== null && publishAt > new Date()
    const publication = { as: isLater ? SCHEDULED : PUBLISHED, publishAt, expiresAt }
    const edit = { type, id, input: { publication }, seen: { ...seen, isWaiting: true } }
    return new ContentItem(await context.publishing.edit(edit, context))
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails(...acting)
  @Mutation(() => ContentItem, {
    description: "Returns a waiting item or pending change to its writer, who sees the note and is told by mail.",
  })
  async sendBack(
    @Args(() => SendBackArgs) { type: name, id, note }: SendBackArgs,
    @Args(() => SeenArgs) seen: SeenArgs,
    @Ctx() context: Context,
  ) {
    const { type } = await editableItem(name, id, context)
    return new ContentItem(await context.publishing.sendBack({ type, id, note, seen }, context))
  }

  @Auth(Role.EDITOR)
  @Fails("BAD_USER_INPUT", "NOT_FOUND")
  @WithoutAsking
  @Mutation(() => PreviewLink, {
    description:
      "Creates a link that shows an item, including unpublished changes, to anyone who has it, for seven days. " +
      `An item has at most ${maxPreviews}: another one ends the oldest.`,
  })
  async previewLink(@Args(() => ItemArgs) { type: name, id }: ItemArgs, @Ctx() context: Context) {
    const { type, item } = await editableItem(name, id, context)
    const { database, settings, viewer } = context
    const userId = accountIdOf(viewer)
    const { token, expiresAt } = await database.write((rows) => addPreview(rows, { type: name, itemId: id, userId }))
    return { url: `${settings.siteUrl}${type.addressed?.path(item) ?? "/"}?preview=${token}`, expiresAt }
  }

  @Auth(Role.EDITOR)
  @Fails("BAD_USER_INPUT", "NOT_FOUND")
  @Mutation(() => Removed, { description: "Revokes all preview links of an item, whoever created them." })
  async revokePreviews(@Args(() => ItemArgs) { type: name, id }: ItemArgs, @Ctx() context: Context) {
    await editableItem(name, id, context)
    const { affected } = await context.database.write((rows) => rows.delete(Preview, { type: name, itemId: id }))
    return { count: affected ?? 0 }
  }
}

/** @throws NOT_FOUND for an item that the viewer does not see; FORBIDDEN for one that they may only read */
async function editableItem(name: ItemType, id: number, { content, viewer }: Context) {
  const type = publishable(name)
  const item = await content.one(type, id)
  if (!item) throw notFound()
  if (!seesAll(item, viewer)) throw forbidden()
  return { type, item }
}

const changeOf = (type: ContentType<OwnedRow>, id: number, { database }: Context) =>
  pendingChangeOf(database.read, type, id)
