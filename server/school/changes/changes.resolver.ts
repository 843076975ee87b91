import { IsOptional, Max, MaxLength, Min } from "class-validator"
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
import { Auth, permits, ruleOf } from "../../access/auth.ts"
import { Role } from "../../access/roles.ts"
import { itemTypeNamed } from "../../base/api/open-enum.ts"
import { Fails } from "../../base/failures/fails.ts"
import type { Context } from "../../content/api/context.ts"
import { AnyContent } from "../../content/items/any-content.ts"
import type { ContentType } from "../../content/items/content-type.ts"
import { classOf, type ItemType, ItemTypes } from "../../content/items/item-type.ts"
import { itemsByType } from "../../content/items/items-by-type.ts"
import { officeTypes, publicFeed } from "../../content/items/keep-changes.ts"
import type { OwnedRow } from "../../content/items/owned-row.ts"
import { FormName } from "../inbox/form.ts"
import type { SubmittedRow } from "../inbox/submission.ts"
import { Notice, noticesNow } from "../notices/notice.ts"
import { type NotedChange, type ReadFeed, readChanges, tokenOf } from "./changes.ts"
import { turnedNotices } from "./turned-notices.ts"

@ObjectType({ description: "The last thing that happened to an item which is public, or was." })
class Change {
  @Field(() => ItemTypes, { description: "Of what type the item is." })
  type!: ItemType

  @Field(() => Int, { description: "Its id within its type." })
  id!: number

  @Field(() => Boolean, { description: "Whether it is no longer there for visitors: it was deleted, or taken down." })
  gone!: boolean

  @Field(() => AnyContent, {
    nullable: true,
    description:
      "The item as everybody sees it now; null where it is gone, and of a date, a notice and the school's information, which are no content: ask for `schoolDate`, `currentNotices` or `site` then.",
  })
  item!: object | null
}

const FormSubmission = createUnionType({
  name: "FormSubmission",
  description: "What a family sent to the school.",
  types: () => officeTypes().map(({ type }) => type) as ClassType[],
})

@ObjectType({ description: "The last thing that happened to something that a family sent." })
class FormChange {
  @Field(() => FormName, { description: "By which form it came." })
  form!: FormName

  @Field(() => Int, { description: "Its id among what came by this form." })
  id!: number

  @Field(() => Boolean, { description: "Whether it was deleted." })
  gone!: boolean

  @Field(() => FormSubmission, {
    nullable: true,
    description: "What was sent, with the marks of the office as they are now; null where it is gone.",
  })
  submission!: object | null
}

@ObjectType({ description: "What has changed since a client last asked." })
class Changes {
  @Field(() => [Change], {
    description: "In the order in which it happened: of each item the last change, with the item as it is now.",
  })
  items!: Change[]

  @Field(() => [FormChange], {
    description:
      "What families sent, and marks of the office, form by form, at most `perPage` of each; empty for those who may not ask for its list.",
  })
  forms!: FormChange[]

  @Field(() => String, { description: "Send it as `since` the next time." })
  token!: string

  @Field(() => Boolean, { description: "Whether there is more: ask at once with `token`." })
  more!: boolean

  @Field(() => Boolean, {
    description:
      "Whether `since` is too old, of another database, or from somebody who could read other forms. These are the items from the beginning: what the client has that is not listed again is no longer there.",
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
  @MaxLength(500, { message: "This is no `token` of an earlier answer." })
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
      "has left and how often something was read are no changes. What is gone is listed for 90 days. The school's dates, " +
      "its notices and its information are listed by type and id, notices from when they are shown. What families " +
      "send is in `forms`, for those who may read it.",
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
    const [everybodys, ...office] = read.feeds as [ReadFeed, ...ReadFeed[]]
    const turned = everybodys.more ? undefined : await turnedNotices(database.read, read.known)
    answer.trueUntil((await noticesNow(database)).until)
    const forms = types.map((type, index) => formChanges(database.read, type, office[index]?.changes ?? []))
    return {
      items: await itemChanges(context, everybodys, turned?.ids),
      forms: (await Promise.all(forms)).flat(),
      token: tokenOf(read.feeds, turned?.known ?? read.known),
      more: read.feeds.some(({ more }) => more),
      reset: read.reset,
    }
  }
}

async function itemChanges(context: Context, { changes, place }: ReadFeed, notices: number[] = []) {
  const NOTICE = itemTypeNamed(Notice)
  const isNoted = (id: number) => changes.some(({ type, itemId }) => type === NOTICE && itemId === id)
  const turned = notices.filter((id) => !isNoted(id)).map((itemId) => ({ type: NOTICE, itemId, number: undefined }))
  const load = itemsByType(context)
  const found = await Promise.all(
    [...changes, ...turned].map(async ({ type, itemId: id, number = Number.POSITIVE_INFINITY }) => {
      const of = classOf(type) as ContentType<OwnedRow>
      const item = await load.load({ type: of, id })
      return { type, id, gone: item === null, item: "addressed" in of ? item : null, isNews: number > place.begun }
    }),
  )
  // A notice that was over before somebody began is nothing to them.
  return found.filter(({ gone, isNews }) => !gone || isNews)
}

async function formChanges(
  rows: EntityManager,
  { type, name }: { type: new () => object; name: string },
  changes: NotedChange[],
) {
  const ids = changes.map(({ itemId }) => itemId)
  const found: SubmittedRow[] = await rows.findBy(type as new () => SubmittedRow, { id: In(ids) })
  return changes.map(({ itemId: id }): FormChange => {
    const submission = found.find((row) => row.id === id) ?? null
    return { form: FormName[name as keyof typeof FormName], id, gone: submission === null, submission }
  })
}
