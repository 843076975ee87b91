import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
import type { EventTopic } from "../content/site-event.ts"
import { InstantColumn } from "../database/instant.ts"

/** A school that needs more has lost count of them. */
export const maxWebhooks = 20

@Entity("webhooks")
export class Webhook {
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Column("text")
  url!: string

  @Column("simple-json")
  topics!: EventTopic[]

  /** What calls are signed with, encrypted with the site's secret. */
  @Column("text")
  sealedSecret!: string

  /** The one before, which signs too until a moment; null where there is none. */
  @Column("text", { nullable: true })
  previousSecret!: string | null

  @InstantColumn({ nullable: true })
  previousSecretEndsAt!: Date | null

  @Column("boolean")
  isOn!: boolean

  /** When it was switched off; null while it is on. */
  @InstantColumn({ nullable: true })
  offSince!: Date | null

  /** Since when no call has succeeded; null where the last one did. */
  @InstantColumn({ nullable: true })
  failingSince!: Date | null

  @InstantColumn()
  createdAt!: Date
}

/** A call that was or will be made. It is stored with what it reports, in one transaction. */
@Entity("webhook_deliveries")
@Index(["dueAt"])
@Index(["webhookId", "id"])
@Index(["createdAt"])
export class Delivery {
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Column("integer")
  webhookId!: number

  @ManyToOne(() => Webhook, { onDelete: "CASCADE" })
  webhook!: Webhook

  @Column("text")
  type!: string

  /** The JSON that is sent, the same at every try. */
  @Column("text")
  body!: string

  @InstantColumn()
  createdAt!: Date

  /** When it is tried next; null once it was taken or given up. */
  @InstantColumn({ nullable: true })
  dueAt!: Date | null

  @Column("integer")
  tries!: number

  /** The HTTP status of the last answer; null where there was none. */
  @Column("integer", { nullable: true })
  status!: number | null

  /** The beginning of the last answer, or why there was none. */
  @Column("text", { nullable: true })
  answer!: string | null

  @InstantColumn({ nullable: true })
  takenAt!: Date | null
}
