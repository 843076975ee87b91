import { ArrayMinSize, Min } from "class-validator"
import {
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql"
import { In } from "typeorm"
import { Auth } from "../../access/auth.ts"
import { Role } from "../../access/roles.ts"
import { WithoutAsking } from "../../base/api/ask-first.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { Fails } from "../../base/failures/fails.ts"
import { badInput, notFound } from "../../base/failures/failures.ts"
import { type Batch, batched } from "../../content/api/batched.ts"
import type { Context } from "../../content/api/context.ts"
import { Author } from "../../content/items/author.ts"
import { OptionalText, Several } from "../../content/items/fields.ts"
import { Page, type PageOf } from "../../content/items/paging.ts"
import { User } from "../users/user.ts"
import { FormName, forms } from "./form.ts"
import { InboxFilter, type InboxKey, type InboxRow, inboxOf, rowsOf } from "./inbox.ts"
import { markAll } from "./marks.ts"
import { ReceivedLine } from "./receipt.ts"
import { AnsweredHow } from "./submission.ts"

@ObjectType({ description: "How a family is answered by mail." })
class ReplyTo {
  @Field(() => String, { description: "Sender's name." })
  name!: string

  @Field(() => String, { description: "Sender's address." })
  email!: string

  @Field(() => String, { description: "Subject, such as `A place for Timo`." })
  subject!: string
}

@ObjectType({ description: "Anything that a family sent by a form, with the office's marks." })
class InboxItem {
  @Field(() => String, { description: "Reference number, such as `AP-12`." })
  id!: string

  @Field(() => FormName, { description: "Form that was submitted." })
  form!: FormName

  @Field(() => GraphQLISODateTime, { description: "Time of receipt, ISO 8601 in UTC." })
  createdAt!: Date

  @Field(() => Int, { description: "Counts the office's marks. Send it with a mark." })
  version!: number

  @Field(() => String, { description: "Sender, or the child that it is about." })
  from!: string

  @Field(() => String, { description: "The rest in a line." })
  opening!: string

  @Field(() => [ReceivedLine], { description: "Submitted values; days as 2026-11-27." })
  facts!: ReceivedLine[]

  @NullableField(() => String, "Message; null if the form has none.")
  message!: string | null

  @Field(() => String, { description: "Telephone number." })
  phone!: string

  @NullableField(() => ReplyTo, "How it is answered by mail; null if no address was given.")
  replyTo!: ReplyTo | null

  @NullableField(
    () => GraphQLISODateTime,
    "Time at which the office was done with it, ISO 8601 in UTC; null until then.",
  )
  doneAt!: Date | null

  @NullableField(() => AnsweredHow, "How it was answered; null if it was not.")
  answeredHow!: AnsweredHow | null

  @Field(() => Boolean, { description: "True if it was marked as spam." })
  isSpam!: boolean

  @Field(() => String, { description: "The office's note; may be empty." })
  note!: string

  assigneeId!: number | null

  doneById!: number | null
}

const InboxItemPage = Page(InboxItem)

@InputType({ description: "A mark on a submission. Omitted fields keep their values." })
class InboxMark {
  @Field(() => String, { description: "Reference number, such as `AP-12`." })
  id!: string

  @Field(() => Int, { description: "The version that was read. If somebody marked it since, this is a CONFLICT." })
  @Min(1, { message: "Versions are counted from 1." })
  version!: number

  @NullableField(() => Int, "Account of the office that takes it; null for nobody.")
  assigneeId?: number | null

  @NullableField(() => Boolean, "True if the office is done with it. False opens it again.")
  done?: boolean | null

  @NullableField(() => AnsweredHow, "How it was answered: it is done then. Null if it was not.")
  answeredHow?: AnsweredHow | null

  @NullableField(() => Boolean, "True if it is spam.")
  spam?: boolean | null

  @OptionalText({ description: "The office's note, at most 2000 characters; may be empty.", max: 2000 })
  note?: string | null
}

@ArgsType()
class MarkInboxArgs {
  @Field(() => [InboxMark], { description: "1 to 50 marks, at most one for each submission." })
  @ArrayMinSize(1, { message: "Please send a mark." })
  @Several(50)
  marks!: InboxMark[]
}

@Resolver(() => InboxItem)
export class InboxResolver {
  @Auth(Role.ADMINISTRATOR)
  @Query(() => InboxItemPage, { description: "What families sent by the forms, newest first." })
  async inbox(@Args(() => InboxFilter) filter: InboxFilter, @Ctx() { database }: Context): Promise<PageOf<InboxItem>> {
    const page = await inboxOf(filter, database.read)
    return { ...page, items: page.items.map(itemOf) }
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("BAD_USER_INPUT", "NOT_FOUND", { CONFLICT: "if somebody marked one of them since; `by` and `at` say who" })
  @WithoutAsking
  @Mutation(() => [InboxItem], {
    description: "Marks submissions: all, or none if there is an error. Returns them in the order of the marks.",
  })
  async markInbox(@Args(() => MarkInboxArgs) { marks }: MarkInboxArgs, @Ctx() context: Context) {
    if (new Set(marks.map(({ id }) => id)).size < marks.length)
      throw badInput({ marks: "Please send one mark for each submission." })
    const keys = marks.map(({ id }) => keyOf(id))
    await markAll(
      marks.map(({ id: _, version, ...change }, index) => ({ ...(keys[index] as InboxKey), version, change })),
      context,
    )
    return (await rowsOf(keys, context.database.read)).map(itemOf)
  }

  @FieldResolver(() => Author, { nullable: true, description: "Who in the office has it; null for nobody." })
  assignee(@Root() { assigneeId }: InboxItem, @Ctx() context: Context) {
    return assigneeId && batched(context, accounts).load(assigneeId)
  }

  @FieldResolver(() => Author, { nullable: true, description: "Who was done with it; null until then." })
  doneBy(@Root() { doneById }: InboxItem, @Ctx() context: Context) {
    return doneById && batched(context, accounts).load(doneById)
  }
}

/** @throws NOT_FOUND for an invalid reference number */
function keyOf(number: string): InboxKey {
  const [, prefix, digits] = /^([A-Z]{2})-([1-9]\d{0,8})$/.exec(number) ?? []
  const form = forms.find(({ type }) => type.prefix === prefix)
  if (!form) throw notFound()
  return { form, id: Number(digits) }
}

const accounts: Batch<Author | null> = async (ids, { database }) => {
  const users = await database.read.find(User, { where: { id: In([...ids]) }, select: { id: true, name: true } })
  return ids.map((id) => users.find((user) => user.id === id) ?? null)
}

function itemOf({ form, row }: InboxRow): InboxItem {
  const { facts, replyTo = null, ...text } = form.inInbox(row)
  const { createdAt, version, doneAt, answeredHow, officeNote, assigneeId, doneById } = row
  return {
    ...{ id: row.number(), form: form.name, createdAt, version, ...text, replyTo },
    facts: Object.entries(facts).flatMap(([label, value]) => (value ? { label, value } : [])),
    message: form.message?.(row) ?? null,
    ...{ doneAt, answeredHow, isSpam: row.spamAt !== null, note: officeNote, assigneeId, doneById },
  }
}
