import { Max, MaxLength, Min } from "class-validator"
import type { GraphQLResolveInfo } from "graphql"
import {
  Args,
  ArgsType,
  type ClassType,
  Ctx,
  createUnionType,
  Field,
  Info,
  Int,
  ObjectType,
  Query,
  Resolver,
} from "type-graphql"
import { type EntityManager, In } from "typeorm"
import { Auth, permits, Role, ruleOf } from "../../access/auth.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { itemTypeNamed } from "../../base/api/open-enum.ts"
import { Fails } from "../../base/failures/fails.ts"
import type { Context } from "../../content/api/context.ts"
import { AnyContent } from "../../content/items/any-content.ts"
import { officeTypes, publicFeed } from "../../content/items/change-triggers.ts"
import type { ContentType, OwnedRow } from "../../content/items/content-type.ts"
import { classOf, type ItemType, ItemTypes } from "../../content/items/item-type.ts"
import { itemsByType } from "../../content/items/items-by-type.ts"
import { FormName } from "../inbox/form.ts"
import type { SubmittedRow } from "../inbox/submission.ts"
import { Notice, noticesNow } from "../notices/notice.ts"
import { type FeedChange, type ReadFeed, readChanges, tokenOf } from "./changes.ts"
import { noticeTransitions } from "./notice-transitions.ts"

@ObjectType({ description: "The last change of an item that is or was public." })
class Change {
  @Field(() => ItemTypes, { description: "Type of the item." })
  type!: ItemType

  @Field(() => Int, { description: "ID within its type." })
  id!: number

  @Field(() => Boolean, { description: "True if visitors can no longer see it: it was deleted or taken down." })
  gone!: boolean

  @NullableField(
    () => AnyContent,
    "The item as visitors see it now. Null if it is gone, and for dates, notices and the school information, " +
      "which are not content: query `schoolDate`, `currentNotices` or `site` instead.",
  )
  item!: object | null
}

const FormSubmission = createUnionType({
  name: "FormSubmission",
  description: "A form submitted by a family.",
  types: () => officeTypes().map(({ type }) => type) as ClassType[],
})

@ObjectType({ description: "The last change of a family's submission." })
class FormChange {
  @Field(() => FormName, { description: "Form that was submitted." })
  form!: FormName

  @Field(() => Int, { description: "ID among the submissions of this form." })
  id!: number

  @Field(() => Boolean, { description: "True if it was deleted." })
  gone!: boolean

  @NullableField(() => FormSubmission, "The submission, with the office's current marks; null if it is gone.")
  submission!: object | null
}

@ObjectType({ description: "Changes since the last request of a client." })
class Changes {
  @Field(() => [Change], {
    description:
      "Changed items, in the order in which they changed: the last change of each, with the item as it is now.",
  })
  items!: Change[]

  @Field(() => [FormChange], {
    description:
      "Submissions of families and how the office marked them, form by form, at most `perPage` of each; empty " +
      "for viewers who may not list that form's submissions.",
  })
  forms!: FormChange[]

  @Field(() => String, { description: "Send it as `since` in the next request." })
  token!: string

  @Field(() => Boolean, { description: "True if there are more changes: request them at once with `token`." })
  more!: boolean

  @Field(() => Boolean, {
    description:
      "True if `since` is too old, belongs to another database, or to a viewer who could read other forms. The " +
      "items then start from the beginning: whatever is not listed again is gone.",
  })
  reset!: boolean
}

@ArgsType()
class ChangesArgs {
  @NullableField(
    () => String,
    "The `token` of the previous response. Returns all public content from the beginning by default.",
  )
  @MaxLength(500, { message: "This is not the `token` of an earlier answer." })
  since?: string | null

  @Field(() => Int, { defaultValue: 50, description: "Number of changes per request, 1 to 50." })
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
      "Changes since the last request, to keep a copy of all public content: stories, blog posts, events, " +
      "galleries with their pictures, people and pages. No change is missed, even if clocks differ or a " +
      "transaction takes long. Places left at an event and numbers of reads do not count as changes. Removed " +
      "items are listed for 90 days. School dates, notices and the school information are listed by type and ID " +
      "only, notices once they are shown. Submissions of families are in `forms`, for viewers who may read them.",
  })
  async changes(
    @Args(() => ChangesArgs) { since = null, perPage: take }: ChangesArgs,
    @Ctx() context: Context,
    @Info() { schema }: GraphQLResolveInfo,
  ): Promise<Changes> {
    const { database, viewer, answer } = context
    const types = officeTypes().filter(({ list }) => permits(ruleOf(schema, list), viewer))
    const feeds = [publicFeed, ...types.map(({ feed }) => feed)]
    const read = await readChanges(database.read, feeds, { since, take })
    const [publicChanges, ...office] = read.feeds as [ReadFeed, ...ReadFeed[]]
    const transitions = publicChanges.more ? undefined : await noticeTransitions(database.read, read.known)
    answer.validUntil((await noticesNow(database)).until)
    const forms = types.map((type, index) => formChanges(database.read, type, office[index]?.changes ?? []))
    return {
      items: await itemChanges(context, publicChanges, transitions?.ids),
      forms: (await Promise.all(forms)).flat(),
      token: tokenOf(read.feeds, transitions?.known ?? read.known),
      more: read.feeds.some(({ more }) => more),
      reset: read.reset,
    }
  }
}

async function itemChanges(context: Context, { changes, place }: ReadFeed, notices: number[] = []) {
  const NOTICE = itemTypeNamed(Notice)
  const isNoted = (id: number) => changes.some(({ type, itemId }) => type === NOTICE && itemId === id)
  const transitions = notices
    .filter((id) => !isNoted(id))
    .map((itemId) => ({ type: NOTICE, itemId, number: undefined }))
  const load = itemsByType(context)
  const found = await Promise.all(
    [...changes, ...transitions].map(async ({ type, itemId: id, number = Number.POSITIVE_INFINITY }) => {
      const itemType = classOf(type) as ContentType<OwnedRow>
      const item = await load.load({ type: itemType, id })
      return {
        type,
        id,
        gone: item === null,
        item: "addressed" in itemType ? item : null,
        isNews: number > place.begun,
      }
    }),
  )
  // Skips notices that ended before the client's first request.
  return found.filter(({ gone, isNews }) => !gone || isNews)
}

async function formChanges(
  rows: EntityManager,
  { type, name }: { type: new () => object; name: string },
  changes: FeedChange[],
) {
  const ids = changes.map(({ itemId }) => itemId)
  const found: SubmittedRow[] = await rows.findBy(type as new () => SubmittedRow, { id: In(ids) })
  return changes.map(({ itemId: id }): FormChange => {
    const submission = found.find((row) => row.id === id) ?? null
    return { form: FormName[name as keyof typeof FormName], id, gone: submission === null, submission }
  })
}
