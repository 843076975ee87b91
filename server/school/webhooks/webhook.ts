import { Ctx, Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql"
import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
import type { Context } from "../../content/api/context.ts"
import type { EventTopic } from "../../content/items/site-event.ts"
import { InstantColumn } from "../../store/database/instant.ts"

/** A school that needs more has lost count of them. */
export const maxWebhooks = 20

const shownDeliveries = 20

@Entity("webhooks")
@ObjectType({ description: "An address of another program, which is told what happens here." })
export class Webhook {
  @Field(() => Int, { description: "Counts up from 1." })
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Field(() => String, { description: "What is called." })
  @Column("text")
  url!: string

  @Field(() => [String], { description: "The events it receives." })
  @Column("simple-json")
  topics!: EventTopic[]

  /** The signing secret, encrypted with the site's secret. */
  @Column("text")
  sealedSecret!: string

  /** The one before, which signs too until a moment; null where there is none. */
  @Column("text", { nullable: true })
  previousSecret!: string | null

  @Field(() => Boolean, {
    description: "Whether it is called. It is switched off where nothing gets through for three days.",
  })
  @Column("boolean")
  isOn!: boolean

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "When it was switched off, ISO 8601 in UTC; null while it is on. Where `failingSince` has a moment too, the site has done so.",
  })
  @InstantColumn({ nullable: true })
  offSince!: Date | null

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "Until when calls are signed with the secret before this one as well, ISO 8601 in UTC; null where none is.",
  })
  @InstantColumn({ nullable: true })
  previousSecretEndsAt!: Date | null

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Since when no call has succeeded, ISO 8601 in UTC; null where the last one did.",
  })
  @InstantColumn({ nullable: true })
  failingSince!: Date | null

  @Field(() => GraphQLISODateTime, { description: "When it was added, ISO 8601 in UTC." })
  @InstantColumn()
  createdAt!: Date

  @Field(() => [Delivery], {
    description: "The last twenty calls, the latest first. They are kept for 30 days.",
  })
  deliveries(@Ctx() { database }: Context): Promise<Delivery[]> {
    return database.read.find(Delivery, {
      where: { webhookId: this.id },
      order: { id: "DESC" },
      take: shownDeliveries,
    })
  }
}

/** Stored with what it reports, in one transaction. */
@Entity("webhook_deliveries")
@Index(["dueAt"])
@Index(["webhookId", "id"])
@Index(["createdAt"])
@ObjectType("WebhookDelivery", { description: "A call that was or will be made." })
export class Delivery {
  @Field(() => Int, {
    description: "Counts up from 1. The header `webhook-id` is `msg_`, this, `_` and `createdAt` in milliseconds.",
  })
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Column("integer")
  webhookId!: number

  @ManyToOne(() => Webhook, { onDelete: "CASCADE" })
  webhook!: Webhook

  @Field(() => String, { description: "The type of the event, such as `news_story.published`." })
  @Column("text")
  type!: string

  @Field(() => String, { description: "The JSON that is sent." })
  @Column("text")
  body!: string

  @Field(() => GraphQLISODateTime, { description: "When it happened, ISO 8601 in UTC." })
  @InstantColumn()
  createdAt!: Date

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When it is tried next, ISO 8601 in UTC; null once it was taken or given up.",
  })
  @InstantColumn({ nullable: true })
  dueAt!: Date | null

  @Field(() => Int, { description: "How often it has been tried." })
  @Column("integer")
  tries!: number

  @Field(() => Int, { nullable: true, description: "The HTTP status of the last answer; null where there was none." })
  @Column("integer", { nullable: true })
  status!: number | null

  @Field(() => String, {
    nullable: true,
    description: "The beginning of the last answer, or why there was none; null before the first try.",
  })
  @Column("text", { nullable: true })
  answer!: string | null

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "When the receiver took it, which it says by a status of 200 to 299, ISO 8601 in UTC; null until then.",
  })
  @InstantColumn({ nullable: true })
  takenAt!: Date | null
}
