import type { GraphQLResolveInfo } from "graphql"
import { Arg, Ctx, Field, FieldResolver, Info, Int, Mutation, ObjectType, Query, Resolver, Root } from "type-graphql"
import type { EntityManager } from "typeorm"
import { Auth, Role, rulesOf } from "../../access/auth.ts"
import { OwnPassword, requireOwnPassword } from "../../access/own-password.ts"
import { Program } from "../../access/program.ts"
import { nameOfArea, ProgramAccess, type ProgramArea, ProgramAreas } from "../../access/program-areas.ts"
import { accountIdOf } from "../../access/viewer.ts"
import { WithoutAsking } from "../../base/api/ask-first.ts"
import { Fails } from "../../base/failures/fails.ts"
import { conflict, notFound } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { Act, logAct } from "../../content/history/log-act.ts"
import { addOnce } from "../../content/items/added-item.ts"
import { Author } from "../../content/items/author.ts"
import { AddProgramInput, EditProgramInput } from "./program-input.ts"

const maxPrograms = 50

@ObjectType({ description: "A program and its new token." })
class ProgramToken {
  @Field(() => Program, { description: "The program." })
  program!: Program

  @Field(() => String, {
    description: "Token, for the header `Authorization: Bearer …`. It is returned only once: only a hash is stored.",
  })
  token!: string
}

@ObjectType({ description: "An area of the site to which a program can be given rights." })
class ProgramAreaDescription {
  @Field(() => ProgramAreas, { description: "Area of the site." })
  area!: ProgramArea

  @Field(() => String, { description: "Display name, such as `News stories`." })
  name!: string

  @Field(() => [String], {
    description: "Queries that require the right to read; it also opens drafts in public queries.",
  })
  reads!: string[]

  @Field(() => [String], { description: "Mutations that require the right to write." })
  writes!: string[]
}

@Resolver(() => Program)
export class ProgramsResolver {
  @FieldResolver(() => Author, { description: "The account on whose behalf it acts." })
  user(@Root() { user }: Program): Author {
    return user
  }

  @FieldResolver(() => Boolean, {
    description: "True if its token is valid: it has not expired and the account is not suspended.",
  })
  counts(@Root() { endsAt, user }: Program): boolean {
    return endsAt > new Date() && !user.suspend
  }

  @Auth(Role.SUPERUSER)
  @Query(() => [Program], { description: "Programs that have a token, newest first." })
  programs(@Ctx() { programs }: Context): Promise<Program[]> {
    return programs.list()
  }

  @Auth(Role.SUPERUSER)
  @Query(() => [ProgramAreaDescription], {
    description: "Areas of the site to which programs can be given rights, by name.",
  })
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
  @Fails("BAD_USER_INPUT", { CONFLICT: "for more than fifty programs, or if the key was used with other content" })
  @WithoutAsking
  @Mutation(() => ProgramToken, {
    description: "Creates a token with which a program acts on your behalf. The token is returned only once.",
  })
  async addProgram(
    @Arg("input", () => AddProgramInput) { endsAt, ...input }: AddProgramInput,
    @Ctx() context: Context,
  ): Promise<ProgramToken> {
    const { database, programs, viewer } = context
    const { idempotencyKey: _, ...fields } = input
    const userId = accountIdOf(viewer)
    let added: ProgramToken | undefined
    const id = await database.write((rows) =>
      // Without `endsAt`, which clients count from now.
      addOnce(rows, { userId, type: "Program" }, input, async () => {
        if ((await rows.count(Program)) >= maxPrograms)
          throw conflict("There are fifty programs. Please revoke one first.")
        const { id, token } = await programs.add(rows, { ...fields, endsAt, userId })
        await logAct(rows, { act: Act.PROGRAM_ADDED, userId, title: fields.name, detail: inWords(fields) })
        added = { token, program: await find(rows, id) }
        return id
      }),
    )
    return added ?? this.renewProgramToken(id, context)
  }

  @Auth(Role.SUPERUSER)
  @Fails("NOT_FOUND", "BAD_USER_INPUT")
  @WithoutAsking
  @Mutation(() => Program, {
    description:
      "Changes the name, the rights and the expiry of a program, from its next request on. It keeps acting on " +
      "behalf of its creator.",
  })
  editProgram(
    @Arg("id", () => Int) id: number,
    @Arg("input", () => EditProgramInput) input: EditProgramInput,
    @Ctx() { database, viewer }: Context,
  ): Promise<Program> {
    return database.write(async (rows) => {
      const before = await find(rows, id)
      await rows.save(Program, { id, ...input })
      const program = await find(rows, id)
      const detail = changeInWords(before, program)
      await logAct(rows, { act: Act.PROGRAM_EDITED, userId: viewer.id, title: program.name, detail })
      return program
    })
  }

  @Auth(Role.SUPERUSER)
  @Mutation(() => ProgramToken, {
    description:
      "Replaces the token of a program. The new one is returned only once; the previous one stays valid for a " +
      "day.",
  })
  renewProgramToken(
    @Arg("id", () => Int) id: number,
    @Ctx() { database, programs, viewer }: Context,
  ): Promise<ProgramToken> {
    return database.write(async (rows) => {
      const token = await programs.renewToken(rows, await find(rows, id))
      const program = await find(rows, id)
      await logAct(rows, { act: Act.PROGRAM_EDITED, userId: viewer.id, title: program.name, detail: "another token" })
      return { token, program }
    })
  }

  @Auth(Role.SUPERUSER)
  @Fails("NOT_FOUND", { BAD_USER_INPUT: "for a wrong password" }, "TOO_MANY_REQUESTS")
  @Mutation(() => Program, {
    description: "Revokes the token of a program at once, and returns the program as it was.",
  })
  async revokeProgram(
    @Arg("id", () => Int) id: number,
    @OwnPassword() password: string,
    @Ctx() context: Context,
  ): Promise<Program> {
    const userId = await requireOwnPassword(context, password)
    return context.database.write(async (rows) => {
      const program = await find(rows, id)
      await rows.delete(Program, id)
      await logAct(rows, { act: Act.PROGRAM_REVOKED, userId, title: program.name })
      return program
    })
  }
}

async function find(rows: EntityManager, id: number): Promise<Program> {
  const program = await rows.findOne(Program, { where: { id }, relations: { user: true } })
  if (!program) throw notFound("This program")
  return program
}

function inWords({ role, rights }: Pick<Program, "role" | "rights">) {
  const grants = rights.map(
    ({ area, access }) => `${access === ProgramAccess.WRITE ? "writes" : "reads"} ${nameOfArea(area)}`,
  )
  return [Role[role], grants.join(", ")].filter(Boolean).join("; ")
}

/** For the log: `Importer → The importer; EDITOR; until 2027-01-31`. */
function changeInWords(before: Program, after: Program) {
  const until = ({ endsAt }: Program) => `until ${endsAt.toISOString().slice(0, 10)}`
  return [
    before.name !== after.name && `${before.name} → ${after.name}`,
    inWords(before) !== inWords(after) && inWords(after),
    until(before) !== until(after) && until(after),
  ]
    .filter(Boolean)
    .join("; ")
}
