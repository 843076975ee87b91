import type { GraphQLResolveInfo } from "graphql"
import { Arg, Ctx, Field, GraphQLISODateTime, Info, Int, Mutation, ObjectType, Query, Resolver } from "type-graphql"
import type { EntityManager } from "typeorm"
import { Auth, rulesOf } from "../access/auth.ts"
import { OwnPassword, requireOwnPassword } from "../access/own-password.ts"
import { Program as StoredProgram } from "../access/program.ts"
import {
  nameOfArea,
  ProgramAccess,
  type ProgramArea,
  ProgramAreas,
  type ProgramRight,
} from "../access/program-areas.ts"
import { Role } from "../access/roles.ts"
import { signedIn } from "../access/viewer.ts"
import { AskFirst } from "../api/ask-first.ts"
import type { Context } from "../api/context.ts"
import { Fails } from "../api/fails.ts"
import { conflict, notFound } from "../api/failures.ts"
import { Act } from "../content/act.ts"
import { Author } from "../content/author.ts"
import { noteAct } from "../history/note-act.ts"
import { AddProgramInput, EditProgramInput } from "./program-input.ts"

/** A school that needs more has lost count of them. */
const maxPrograms = 50

@ObjectType("ProgramRight", { description: "What a program may do in a part of the site, within its role." })
class ProgramRightType {
  @Field(() => ProgramAreas, { description: "The part of the site." })
  area!: ProgramArea

  @Field(() => ProgramAccess, { description: "How far the right goes." })
  access!: ProgramAccess
}

@ObjectType({
  description:
    "A program that acts in the name of an account: with the lower of its own role and the account's present one, and within its rights.",
})
class Program {
  @Field(() => Int, { description: "Counts up from 1." })
  id!: number

  @Field(() => String, { description: "What it is called, also in the activity." })
  name!: string

  @Field(() => Role, { description: "What it may do at most." })
  role!: Role

  @Field(() => [ProgramRightType], { description: "What it may do. Everywhere it reads what visitors read." })
  rights!: ProgramRight[]

  @Field(() => Author, { description: "In whose name it acts." })
  user!: Author

  @Field(() => GraphQLISODateTime, { description: "When it was made, ISO 8601 in UTC." })
  createdAt!: Date

  @Field(() => GraphQLISODateTime, { description: "When its token ends, ISO 8601 in UTC." })
  endsAt!: Date

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Until when the token before is valid too, ISO 8601 in UTC; null where there is none.",
  })
  previousTokenEndsAt!: Date | null

  @Field(() => Boolean, {
    description: "Whether its token counts now: it has not ended, and the account is not suspended.",
  })
  counts!: boolean

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When it last asked for something, within a minute or two, ISO 8601 in UTC; null for never.",
  })
  lastUsedAt!: Date | null
}

@ObjectType({ description: "A program, and the token that it was given." })
class ProgramToken {
  @Field(() => Program, { description: "The program." })
  program!: Program

  @Field(() => String, {
    description:
      "To be sent as `Authorization: Bearer …`. It is shown this once: what is stored cannot be turned back.",
  })
  token!: string
}

@ObjectType({ description: "A part of the site to which a program can be given rights." })
class ProgramAreaDescription {
  @Field(() => ProgramAreas, { description: "The part of the site." })
  area!: ProgramArea

  @Field(() => String, { description: "What people call it, such as `News stories`." })
  name!: string

  @Field(() => [String], { description: "The queries that the right to read opens, beside drafts in public ones." })
  reads!: string[]

  @Field(() => [String], { description: "The mutations that the right to write opens." })
  writes!: string[]
}

@Resolver()
export class ProgramsResolver {
  @Auth(Role.SUPERUSER)
  @Query(() => [Program], { description: "The programs that were given a token, the latest first." })
  async programs(@Ctx() { programs }: Context): Promise<Program[]> {
    return (await programs.list()).map(shown)
  }

  @Auth(Role.SUPERUSER)
  @Query(() => [ProgramAreaDescription], { description: "To what programs can be given rights, by name." })
  programAreas(@Info() { schema }: GraphQLResolveInfo): ProgramAreaDescription[] {
    const rules = rulesOf(schema)
    const opened = (area: ProgramArea, access: ProgramAccess) =>
      rules.filter(([, rule]) => rule.programs === area && rule.access === access).map(([operation]) => operation)
    return Object.keys(ProgramAreas)
      .map((area) => ({
        ...{ area, name: nameOfArea(area) },
        ...{ reads: opened(area, ProgramAccess.READ), writes: opened(area, ProgramAccess.WRITE) },
      }))
      .sort((one, other) => one.name.localeCompare(other.name, "en"))
  }

  @Auth(Role.SUPERUSER)
  @Fails("BAD_USER_INPUT", { CONFLICT: "for more than fifty programs" })
  @Mutation(() => ProgramToken, {
    description: "Gives a program a token with which it acts in your name. The token is shown once.",
  })
  async addProgram(
    @Arg("input", () => AddProgramInput) { name, role, rights, endsAt }: AddProgramInput,
    @Ctx() { database, programs, viewer }: Context,
  ): Promise<ProgramToken> {
    const userId = signedIn(viewer)
    return database.write(async (rows) => {
      if ((await rows.count(StoredProgram)) >= maxPrograms)
        throw conflict("There are fifty programs. Please revoke one first.")
      const { id, token } = await programs.add(rows, { name, role, rights: plain(rights), endsAt, userId })
      const program = await find(rows, id)
      await noteAct(rows, { act: Act.PROGRAM_ADDED, userId, title: name, detail: inWords(program) })
      return { token, program: shown(program) }
    })
  }

  @Auth(Role.SUPERUSER)
  @Fails("NOT_FOUND", "BAD_USER_INPUT")
  @Mutation(() => Program, {
    description:
      "Changes what a program is called, what it may do and when its token ends, from its next request on. It goes on acting in the name of whoever made it.",
  })
  editProgram(
    @Arg("id", () => Int) id: number,
    @Arg("input", () => EditProgramInput) { rights, ...input }: EditProgramInput,
    @Ctx() { database, viewer }: Context,
  ): Promise<Program> {
    return database.write(async (rows) => {
      const before = await find(rows, id)
      await rows.save(StoredProgram, { id, ...input, ...(rights && { rights: plain(rights) }) })
      const program = await find(rows, id)
      const detail = changeInWords(before, program)
      await noteAct(rows, { act: Act.PROGRAM_EDITED, userId: viewer.id, title: program.name, detail })
      return shown(program)
    })
  }

  @Auth(Role.SUPERUSER)
  @Fails("NOT_FOUND")
  @AskFirst
  @Mutation(() => ProgramToken, {
    description: "Gives a program another token, which is shown once. For a day the one before is valid as well.",
  })
  renewProgramToken(
    @Arg("id", () => Int) id: number,
    @Ctx() { database, programs, viewer }: Context,
  ): Promise<ProgramToken> {
    return database.write(async (rows) => {
      const token = await programs.renewToken(rows, await find(rows, id))
      const program = await find(rows, id)
      await noteAct(rows, { act: Act.PROGRAM_EDITED, userId: viewer.id, title: program.name, detail: "another token" })
      return { token, program: shown(program) }
    })
  }

  @Auth(Role.SUPERUSER)
  @Fails("NOT_FOUND", { BAD_USER_INPUT: "for a wrong password" }, "TOO_MANY_REQUESTS")
  @AskFirst
  @Mutation(() => Program, { description: "Takes a program's token away, at once, and returns it as it was." })
  async revokeProgram(
    @Arg("id", () => Int) id: number,
    @OwnPassword() password: string,
    @Ctx() context: Context,
  ): Promise<Program> {
    const userId = await requireOwnPassword(context, password)
    return context.database.write(async (rows) => {
      const program = await find(rows, id)
      await rows.delete(StoredProgram, id)
      await noteAct(rows, { act: Act.PROGRAM_REVOKED, userId, title: program.name })
      return shown(program)
    })
  }
}

/** As they are stored. */
const plain = (rights: ProgramRight[]): ProgramRight[] => rights.map(({ area, access }) => ({ area, access }))

async function find(rows: EntityManager, id: number): Promise<StoredProgram> {
  const program = await rows.findOne(StoredProgram, { where: { id }, relations: { user: true } })
  if (!program) throw notFound("This program")
  return program
}

const shown = (program: StoredProgram): Program =>
  Object.assign(new Program(), program, { counts: program.endsAt > new Date() && !program.user.suspend })

/** As the activity shows it: `EDITOR; writes News stories, reads Enquiries`. */
function inWords({ role, rights }: Pick<StoredProgram, "role" | "rights">) {
  const said = rights.map(
    ({ area, access }) => `${access === ProgramAccess.WRITE ? "writes" : "reads"} ${nameOfArea(area)}`,
  )
  return [Role[role], said.join(", ")].filter(Boolean).join("; ")
}

/** What an edit has changed, as the activity shows it: `Importer → The importer; EDITOR; until 2027-01-31`. */
function changeInWords(before: StoredProgram, after: StoredProgram) {
  const until = ({ endsAt }: StoredProgram) => `until ${endsAt.toISOString().slice(0, 10)}`
  return [
    before.name !== after.name && `${before.name} → ${after.name}`,
    inWords(before) !== inWords(after) && inWords(after),
    until(before) !== until(after) && until(after),
  ]
    .filter(Boolean)
    .join("; ")
}
