import { Field, Int, ObjectType } from "type-graphql"
import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
import { InstantField, OptionalInstantField } from "../store/database/instant.ts"
import type { Account } from "./account.ts"
import { ProgramRight } from "./program-areas.ts"
import { Role } from "./roles.ts"

@Entity("programs")
@ObjectType({
  description:
    "A program that acts on behalf of an account, with the lower of its own role and the account's current " +
    "one, and within its rights.",
})
export class Program {
  @Field(() => Int, { description: "ID, starting at 1." })
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Field(() => String, { description: "Program name, also shown in the audit log." })
  @Column("text")
  name!: string

  @Field(() => Role, { description: "Maximum role." })
  @Column("integer")
  role!: Role

  @Field(() => [ProgramRight], { description: "Rights of the program. It can always read public content." })
  @Column("simple-json")
  rights!: ProgramRight[]

  @Column("text", { unique: true })
  tokenHash!: string

  /** The previous token, valid until `previousTokenEndsAt`. */
  @Column("text", { nullable: true })
  previousTokenHash!: string | null

  @OptionalInstantField("Expiry time of the previous token, ISO 8601 in UTC; null if there is none.")
  previousTokenEndsAt!: Date | null

  @Index()
  @Column("integer")
  userId!: number

  @ManyToOne("User", { onDelete: "CASCADE" })
  user!: Account

  @InstantField("Creation time, ISO 8601 in UTC.")
  createdAt!: Date

  @InstantField("Expiry time of its token, ISO 8601 in UTC.")
  endsAt!: Date

  @OptionalInstantField("Time of the last request, to within a minute or two, ISO 8601 in UTC; null if never used.")
  lastUsedAt!: Date | null
}
