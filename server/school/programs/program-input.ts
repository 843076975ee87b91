import { Field, GraphQLISODateTime, InputType } from "type-graphql"
import { ProgramRight } from "../../access/program-areas.ts"
import { AccountRole, Role } from "../../access/roles.ts"
import { Optional } from "../../content/api/validation.ts"
import { IdempotencyKey } from "../../content/items/added-item.ts"
import { Filled, Line, Several } from "../../content/items/fields.ts"

const longestDays = 2 * 366

const maxRights = 50

@InputType()
abstract class ProgramFields {
  @Line({
    description: "Program name, also shown in the audit log.",
    max: 60,
    required: "Please say what the program is called.",
  })
  name!: string

  @Field(() => Role, { description: "Maximum role, never above your own." })
  @AccountRole()
  @Filled("Please choose what the program may do at most.", (role) => role !== null, {})
  role!: Role

  @Field(() => [ProgramRight], {
    description: "Rights, each area of the site at most once. Without any, it can read public content.",
  })
  @Several(maxRights)
  @Filled("Each part of the site can be named once.", isDistinct, {})
  rights!: ProgramRight[]

  @Field(() => GraphQLISODateTime, { description: "Expiry time of its token, within two years." })
  @Filled("Please give a day to come, within two years.", isWithinTwoYears, {})
  endsAt!: Date
}

@InputType({ description: "A new program. All fields but the key are required." })
export class AddProgramInput extends ProgramFields {
  @IdempotencyKey("A key for this request: with the same one, the same program is returned, with a renewed token.")
  idempotencyKey?: string | null
}

@InputType({ description: "Changes to a program. Omitted fields are unchanged; its token stays the same." })
export class EditProgramInput extends Optional(ProgramFields) {}

function isDistinct(rights: unknown) {
  const areas = Array.isArray(rights) ? rights.map(({ area }: ProgramRight) => area) : []
  return new Set(areas).size === areas.length
}

function isWithinTwoYears(moment: unknown) {
  const ahead = moment instanceof Date ? moment.getTime() - Date.now() : 0
  return ahead > 0 && ahead <= longestDays * 24 * 60 * 60 * 1000
}
