import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
import { InstantColumn } from "../database/instant.ts"
import type { Account } from "./account.ts"
import type { ProgramRight } from "./program-areas.ts"
import type { Role } from "./roles.ts"

/** A program that acts in the name of the account that made it. Its token itself is never stored, only its SHA-256. */
@Entity("programs")
export class Program {
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Column("text")
  name!: string

  /** Never counts for more than the present role of the account. */
  @Column("integer")
  role!: Role

  @Column("simple-json")
  rights!: ProgramRight[]

  @Column("text", { unique: true })
  tokenHash!: string

  /** SHA-256 of the earlier token, valid until `previousTokenEndsAt`; null where there is none. */
  @Column("text", { nullable: true })
  previousTokenHash!: string | null

  @InstantColumn({ nullable: true })
  previousTokenEndsAt!: Date | null

  @Index()
  @Column("integer")
  userId!: number

  @ManyToOne("User", { onDelete: "CASCADE" })
  user!: Account

  @InstantColumn()
  createdAt!: Date

  @InstantColumn()
  endsAt!: Date

  /** To the minute. */
  @InstantColumn({ nullable: true })
  lastUsedAt!: Date | null
}
