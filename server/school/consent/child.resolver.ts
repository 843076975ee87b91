import { IsIn, MaxLength } from "class-validator"
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  InputType,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql"
import type { EntityManager } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { WithoutAsking } from "../../base/api/ask-first.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { Fails } from "../../base/failures/fails.ts"
import { badInput, conflict, notFound } from "../../base/failures/failures.ts"
import { type Batch, batched } from "../../content/api/batched.ts"
import type { Context } from "../../content/api/context.ts"
import { Act, logAct } from "../../content/history/log-act.ts"
import { addDays, type Day, OptionalDay } from "../../content/items/day.ts"
import { FreeLine, Line } from "../../content/items/fields.ts"
import { searchText } from "../../content/items/search-text.ts"
import { Child, ConsentAnswer, ConsentMeans } from "../../content/pictures/child.ts"
import { lastDayOf, readConsentRules } from "../../content/pictures/children.ts"
import { Picture } from "../../content/pictures/picture.ts"
import { renewalDays } from "./schedule-renewals.ts"
import { settleAndReport } from "./withheld.ts"

const maxChildren = 200

@InputType({ description: "A child for the register of pictures." })
export class AddChildInput {
  @Line({ description: "The child's name.", max: 100, required: "Please write the child’s name." })
  name!: string

  @FreeLine({ description: "Form, such as Form 3.", max: 60 })
  form!: string
}

const officesMeans = [ConsentMeans.PAPER, ConsentMeans.TELEPHONE]

@InputType({ description: "A child of the register, as the office knows it." })
export class EditChildInput extends AddChildInput {
  @Field(() => ConsentAnswer, { description: "The family's answer." })
  answer!: ConsentAnswer

  @NullableField(() => ConsentMeans, "How the family answered: PAPER or TELEPHONE; needed for a new answer.")
  @IsIn(officesMeans, { message: "Please choose paper or telephone." })
  means?: ConsentMeans | null

  @FreeLine({ description: "Who answered, such as the child's mother.", max: 100 })
  giver!: string

  @OptionalDay({
    description: "Last day on which a yes is valid; null if it does not end.",
    wrong: "Please give a day.",
  })
  until?: Day | null

  @Field(() => Int, { description: "The version that was read before editing." })
  version!: number
}

@ArgsType()
class ChildrenArgs {
  @Field(() => String, { defaultValue: "", description: "Part of a name or form; at most 100 characters." })
  @MaxLength(100, { message: "Please use at most 100 characters." })
  search!: string

  @NullableField(() => ConsentAnswer, "Only children with this answer.")
  answer?: ConsentAnswer | null

  @Field(() => Boolean, {
    defaultValue: false,
    description: `True for only families to ask again: a yes has ended, or ends within ${renewalDays} days.`,
  })
  toRenew!: boolean
}

/** `oneil` and `o’neil` find `O'Neil`. */
const normalized = (...texts: string[]) => searchText(...texts).replace(/[^\p{L}\p{N} ]/gu, "")

@Resolver(() => Child)
export class ChildResolver {
  @Auth(Role.EDITOR)
  @Query(() => [Child], {
    description: `Children in pictures and those whose family has answered, by name; at most ${maxChildren}.`,
  })
  async children(
    @Args(() => ChildrenArgs) { search, answer, toRenew }: ChildrenArgs,
    @Ctx() { database: { read }, children }: Context,
  ) {
    await children.tryOpen(read)
    const { today } = await readConsentRules(read)
    const endsBy = addDays(today, renewalDays)
    const isListed = (child: Child) =>
      !toRenew || (child.answer === ConsentAnswer.YES && (lastDayOf(child) ?? "9999") <= endsBy)
    const found = await read.find(Child, { where: answer ? { answer } : {} })
    const named = found.filter(isListed).map((child) => ({ child, name: children.nameOf(child) ?? "" }))
    const words = normalized(search).split(" ")
    const isFound = (text: string) => words.every((word) => text.includes(word))
    return named
      .filter(({ child, name }) => isFound(normalized(name, child.form)))
      .sort((one, other) => one.name.localeCompare(other.name) || one.child.id - other.child.id)
      .slice(0, maxChildren)
      .map(({ child }) => child)
  }

  @Auth(Role.EDITOR)
  @Fails("BAD_USER_INPUT")
  @WithoutAsking
  @Mutation(() => Child, {
    description: "Adds a child of whom there is a picture; returns the one of this name and form, if there is one.",
  })
  addChild(@Arg("input", () => AddChildInput) { name, form }: AddChildInput, @Ctx() { database, children }: Context) {
    return database.write(async (rows) => {
      const nameMark = children.markOf(name)
      const same = await rows.findBy(Child, { nameMark })
      const known = same.find((child) => searchText(child.form) === searchText(form))
      if (known) return known
      const now = new Date()
      return rows.save(Object.assign(new Child(), { ...children.sealed(name), form, createdAt: now, linkedAt: now }))
    })
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("BAD_USER_INPUT", "NOT_FOUND", { CONFLICT: "if somebody has changed it since `version`" })
  @Mutation(() => Child, {
    description: "Saves what the office knows of a child. Without a valid yes, its pictures are withheld at once.",
  })
  editChild(
    @Arg("id", () => Int, { description: "ID." }) id: number,
    @Arg("input", () => EditChildInput) input: EditChildInput,
    @Ctx() context: Context,
  ): Promise<Child> {
    const { outbox, children, viewer } = context
    return outbox.write(async (rows) => {
      const { name, form, answer, until = null, giver, version } = input
      const before = await childOf(rows, id)
      const isNew = answer !== before.answer
      if (isNew && answer !== ConsentAnswer.UNSAID && !input.means)
        throw badInput({ means: "Please say how the family answered." })
      const answered = { answer, means: answer === ConsentAnswer.UNSAID ? null : (input.means ?? before.means) }
      const answerDates = isNew || input.means ? { answeredAt: new Date(), renewBy: null } : {}
      const sealed = { ...children.sealed(name), sealedGiver: children.close(giver) }
      const saved = { ...sealed, form, ...answered, ...answerDates, until, version: version + 1 }
      const { affected } = await rows.update(Child, { id, version }, saved)
      if (!affected) throw conflict("This was changed meanwhile, perhaps by your first try. Please look at it again.")
      if (isNew || until !== before.until) await noteAnswer(rows, { id, ...answered, until }, viewer.id)
      await settleAndReport(rows, context)
      return childOf(rows, id)
    })
  }

  @Auth(Role.ADMINISTRATOR)
  @Mutation(() => Child, {
    description:
      "Removes a child from the register, and from the pictures in which it was named. Returns it as it was.",
  })
  removeChild(
    @Arg("id", () => Int, { description: "ID." }) id: number,
    @Ctx() { database, children, viewer }: Context,
  ) {
    return database.write(async (rows) => {
      const child = await childOf(rows, id)
      await rows.delete(Child, id)
      await children.applyConsents(rows)
      await noteChange(rows, id, viewer.id, "Removed a child.")
      return child
    })
  }

  @Auth(Role.EDITOR)
  @FieldResolver(() => String, {
    nullable: true,
    description: "Name; null while the register is closed, as after a restore without its key.",
  })
  name(@Root() child: Child, @Ctx() { children }: Context): string | null {
    return children.nameOf(child)
  }

  @Auth(Role.ADMINISTRATOR)
  @FieldResolver(() => String, {
    nullable: true,
    description: "Who answered; null for editors, and if it is not known.",
  })
  giver(@Root() child: Child, @Ctx() { children }: Context): string | null {
    return children.giverOf(child)
  }

  @Auth(Role.EDITOR)
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: "True if pictures of the child may be public: the family agrees, today as well.",
  })
  async agrees(@Root() child: Child, @Ctx() context: Context): Promise<boolean> {
    return context.children.minRole(child, await batched(context, consentState).load(1)) === Role.PUBLIC
  }
}

@Resolver(() => Picture)
export class ChildrenInPictureResolver {
  @Auth(Role.EDITOR)
  @FieldResolver(() => [Child], {
    nullable: true,
    description: "The children of the register in it; null for visitors.",
  })
  children(@Root() { file }: Picture, @Ctx() context: Context): Promise<Child[]> {
    return batched(context, inFiles).load(file)
  }
}

export async function childOf(rows: EntityManager, id: number): Promise<Child> {
  const child = await rows.findOneBy(Child, { id })
  if (!child) throw notFound("This child")
  return child
}

type Answered = Pick<Child, "id" | "answer" | "means" | "until">

/** Omits the child's name, which the activity log would keep. */
export function noteAnswer(rows: EntityManager, { id, answer, means, until }: Answered, userId: number | null) {
  const detail = [answer, means, until && `until ${until}`].filter(Boolean).join(", ").toLowerCase()
  return noteChange(rows, id, userId, detail)
}

export const noteChange = (rows: EntityManager, itemId: number | null, userId: number | null, detail: string) =>
  logAct(rows, { act: Act.CONSENT_CHANGED, userId, itemId, detail })

const consentState: Batch<Awaited<ReturnType<typeof readConsentRules>>> = async (ones, { database }) => {
  const now = await readConsentRules(database.read)
  return ones.map(() => now)
}

const inFiles: Batch<Child[], string> = async (files, { database, children }) => {
  const found = await children.of(database.read, files)
  return files.map((file) => found.get(file) ?? [])
}
