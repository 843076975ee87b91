import { Field, Int, ObjectType } from "type-graphql"
import { Column, Entity, PrimaryGeneratedColumn } from "typeorm"
import type { Account } from "../access/account.ts"
import { Role } from "../access/roles.ts"
import { InstantColumn } from "../database/instant.ts"

/** Somebody with an account. */
@Entity("users")
@ObjectType({ description: "Somebody with an account." })
export class User implements Account {
  @Field(() => Int, { description: "Counts up from 1." })
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Field(() => String, { description: "The name that bylines show." })
  @Column("text")
  name!: string

  /** In lower case, so that one address is one account. */
  @Field(() => String, { description: "The address to sign in with, in lower case." })
  @Column("text", { unique: true })
  email!: string

  @Field(() => Role, { description: "What the account may do." })
  @Column("integer")
  role!: Role

  @Field(() => Boolean, { description: "A suspended account cannot sign in, and what it was signed in to has ended." })
  @Column("boolean")
  suspend!: boolean

  @Column("text", { nullable: true, select: false })
  passwordHash!: string | null

  @Column("text", { default: "" })
  telephone!: string

  @Column("text", { default: "" })
  twitter!: string

  @Column("text", { default: "" })
  linkedIn!: string

  @Column("text", { default: "" })
  instagram!: string

  @InstantColumn()
  createdAt!: Date

  /** Shown as the last sign-in (specification, section 3). */
  @InstantColumn()
  updatedAt!: Date
}
