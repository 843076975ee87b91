import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql"
import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
import { InstantColumn } from "../store/database/instant.ts"
import type { Account } from "./account.ts"
import { ProgramRight } from "./program-areas.ts"
import { Role } from "./roles.ts"

/** Its token itself is never stored, only its SHA-256. */
@Entity("programs")
@ObjectType({
  description:
    "A program that acts in the name of an account: with the lower of its own role and the account's present one, and within its rights.",
})
export class Program {
  @Field(() => Int, { description: "Counts up from 1." })
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Field(() => String, { description: "What it is called, also in the activity." })
  @Column("text")
  name!: string

  @Field(() => Role, { description: "What it may do at most." })
  @Column("integer")
  role!: Role

  @Field(() => [ProgramRight], { description: "What it may do. Everywhere it reads what visitors read." })
  @Column("simple-json")
  rights!: ProgramRight[]

  @Column("text", { unique: true })
  tokenHash!: string

  /** SHA-256 of the earlier token, valid until `previousTokenEndsAt`; null where there is none. */
  @Column("text", { nullable: true })
  previousTokenHash!: string | null

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Until when the token before is valid too, ISO 8601 in UTC; null where there is none.",
  })
  @InstantColumn({ nullable: true })
  previousTokenEndsAt!: Date | null

  @Index()
  @Column("integer")
  userId!: number

  @ManyToOne("User", { onDelete: "CASCADE" })
  user!: Account

  @Field(() => GraphQLISODateTime, { description: "When it was made, ISO 8601 in UTC." })
  @InstantColumn()
  createdAt!: Date

  @Field(() => GraphQLISODateTime, { description: "When its token ends, ISO 8601 in UTC." })
  @InstantColumn()
  endsAt!: Date

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When it last asked for something, within a minute or two, ISO 8601 in UTC; null for never.",
  })
  @InstantColumn({ nullable: true })
  lastUsedAt!: Date | null
}
