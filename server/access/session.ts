import { Column, Entity, Index, ManyToOne, PrimaryColumn } from "typeorm"
import { InstantColumn } from "../store/database/instant.ts"
import type { Account } from "./account.ts"

/** The refresh token itself is never stored, only its SHA-256. */
@Entity("sessions")
export class Session {
  @PrimaryColumn("text")
  id!: string

  @Index()
  @Column("integer")
  userId!: number

  @ManyToOne("User", { onDelete: "CASCADE" })
  user!: Account

  @Column("text")
  tokenHash!: string

  /** The token before the last rotation: valid for a few seconds more, so that two tabs may refresh at once. */
  @Column("text", { nullable: true })
  previousTokenHash!: string | null

  @InstantColumn()
  rotatedAt!: Date

  @InstantColumn()
  createdAt!: Date

  @InstantColumn()
  expiresAt!: Date

  /** The browser's User-Agent, cut to 200 characters. */
  @Column("text")
  device!: string
}
