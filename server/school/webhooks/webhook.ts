import { Ctx, Field, Int, ObjectType } from "type-graphql"
import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
import { NullableField } from "../../base/api/nullable-field.ts"
import type { Context } from "../../content/api/context.ts"
import type { EventTopic } from "../../content/items/site-event.ts"
import { InstantField, OptionalInstantField } from "../../store/database/instant.ts"

export const maxWebhooks = 20

const shownDeliveries = 20

@Entity("webhooks")
@ObjectType({ description: "An address of another program that is notified of events on this site." })
export class Webhook {
  @Field(() => Int, { description: "ID, starting at 1." })
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Field(() => String, { description: "URL that is called." })
  @Column("text")
  url!: string

  @Field(() => [String], { description: "Topics that it receives." })
  @Column("simple-json")
  topics!: EventTopic[]

  /** Encrypted with the site's secret. */
  @Column("text")
  sealedSecret!: string

  /** Also signs until `previousSecretEndsAt`. */
  @Column("text", { nullable: true })
  previousSecret!: string | null

  @Field(() => Boolean, {
    description:
      "True if the webhook is on. It is switched off automatically after three days without a successful call.",
  })
  @Column("boolean")
  isOn!: boolean

  @OptionalInstantField(
    "Time at which it was switched off, ISO 8601 in UTC; null while it is on. If `failingSince` is also set, " +
      "the site switched it off.",
  )
  offSince!: Date | null

  @OptionalInstantField(
    "Expiry time of the previous secret, which also signs calls until then, ISO 8601 in UTC; null if there is none.",
  )
  previousSecretEndsAt!: Date | null

  @OptionalInstantField(
    "Time since which all calls have failed, ISO 8601 in UTC; null if the last one while it was on succeeded.",
  )
  failingSince!: Date | null

  @InstantField("Creation time, ISO 8601 in UTC.")
  createdAt!: Date

  @Field(() => [Delivery], { description: "The last twenty calls, newest first. Kept for 30 days." })
  deliveries(@Ctx() { database }: Context): Promise<Delivery[]> {
    return database.read.find(Delivery, { where: { webhookId: this.id }, order: { id: "DESC" }, take: shownDeliveries })
  }
}

/** Stored in the transaction of the event that it reports. */
@Entity("webhook_deliveries")
@Index(["dueAt"])
@Index(["webhookId", "id"])
@Index(["createdAt"])
@ObjectType("WebhookDelivery", { description: "A past or pending call of a webhook." })
export class Delivery {
  @Field(() => Int, {
    description: "ID, starting at 1. The `webhook-id` header is `msg_`, this ID, `_` and `createdAt` in milliseconds.",
  })
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Column("integer")
  webhookId!: number

  @ManyToOne(() => Webhook, { onDelete: "CASCADE" })
  webhook!: Webhook

  @Field(() => String, { description: "Event type, such as `news_story.published`." })
  @Column("text")
  type!: string

  @Field(() => String, { description: "JSON body." })
  @Column("text")
  body!: string

  @InstantField("Time of the event, ISO 8601 in UTC.")
  createdAt!: Date

  @OptionalInstantField("Time of the next attempt, ISO 8601 in UTC; null once it is delivered or given up.")
  dueAt!: Date | null

  @Field(() => Int, { description: "Number of attempts." })
  @Column("integer")
  tries!: number

  @NullableField(() => Int, "HTTP status of the last response; null if there was none.")
  @Column("integer", { nullable: true })
  status!: number | null

  @NullableField(() => String, "Beginning of the last response, or why there was none; null before the first attempt.")
  @Column("text", { nullable: true })
  answer!: string | null

  @OptionalInstantField(
    "Time at which the receiver accepted it with a status of 200 to 299, ISO 8601 in UTC; null until then.",
  )
  takenAt!: Date | null
}
