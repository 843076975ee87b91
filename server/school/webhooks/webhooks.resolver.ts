import { ArrayMinSize, ValidateBy } from "class-validator"
import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from "type-graphql"
import { type EntityManager, IsNull, Not } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { OwnPassword, requireOwnPassword } from "../../access/own-password.ts"
import { accountIdOf } from "../../access/viewer.ts"
import { WithoutAsking } from "../../base/api/ask-first.ts"
import { Fails } from "../../base/failures/fails.ts"
import { badInput, conflict, notFound } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { Optional } from "../../content/api/validation.ts"
import { Act, logAct } from "../../content/history/log-act.ts"
import { addOnce, IdempotencyKey } from "../../content/items/added-item.ts"
import { Line, Several } from "../../content/items/fields.ts"
import { eventTopics, eventType } from "../../content/items/site-event.ts"
import { Delivery, maxWebhooks, Webhook } from "./webhook.ts"

@ObjectType({ description: "A topic of events that programs can receive." })
class WebhookTopic {
  @Field(() => String, { description: "Topic name, such as NEWS_STORY." })
  topic!: string

  @Field(() => String, { description: "Display name, such as `News stories`." })
  name!: string

  @Field(() => [String], { description: "Event types of the topic, such as `news_story.published`." })
  types!: string[]
}

@ObjectType({ description: "A webhook and the new secret that signs its calls." })
class WebhookSecret {
  @Field(() => Webhook, { description: "The webhook." })
  webhook!: Webhook

  @Field(() => String, {
    description:
      "Secret with which the receiver verifies the `webhook-signature` header (standardwebhooks.com). It is " +
      "returned only once.",
  })
  secret!: string
}

const Topics = () =>
  ValidateBy(
    {
      name: "topics",
      validator: {
        validate: (topics: unknown) =>
          Array.isArray(topics) &&
          new Set(topics).size === topics.length &&
          topics.every((name) => eventTopics().some(({ topic }) => topic === name)),
      },
    },
    { message: "Please name topics of `webhookTopics`, each once." },
  )

function requireAddress(text: string, { webhooksPrivate }: Context["settings"]) {
  const { protocol, username, password } = URL.canParse(text) ? new URL(text) : { protocol: "" }
  if ((protocol === "https:" || (webhooksPrivate && protocol === "http:")) && !username && !password) return
  throw badInput({ url: "Please give an address that begins with https://, without a password." })
}

@InputType()
abstract class WebhookFields {
  @Line({
    description: "URL to call: an https address that is reachable on the internet.",
    max: 500,
    required: "Please give the address that is to be called.",
  })
  url!: string

  @Field(() => [String], { description: "Topics that it receives, from `webhookTopics`." })
  @Several(50)
  @ArrayMinSize(1, { message: "Please choose at least one event." })
  @Topics()
  topics!: string[]
}

@InputType({ description: "A new webhook. All fields but the key are required." })
export class AddWebhookInput extends WebhookFields {
  @IdempotencyKey("A key for this request: with the same one, the same webhook is returned, with a renewed secret.")
  idempotencyKey?: string | null
}

@InputType({ description: "Changes to a webhook. Omitted fields are unchanged; its secret stays the same." })
export class EditWebhookInput extends Optional(WebhookFields) {}

@Resolver()
export class WebhooksResolver {
  @Auth(Role.SUPERUSER)
  @Query(() => [Webhook], { description: "Webhooks, newest first." })
  webhooks(@Ctx() { database }: Context): Promise<Webhook[]> {
    return database.read.find(Webhook, { order: { id: "DESC" } })
  }

  @Auth(Role.SUPERUSER)
  @Query(() => [WebhookTopic], { description: "Event topics that programs can receive, by name." })
  webhookTopics(): WebhookTopic[] {
    return eventTopics().map(({ topic, name, events }) => ({
      ...{ topic, name, types: events.map((event) => eventType(topic, event)) },
    }))
  }

  @Auth(Role.SUPERUSER)
  @Fails("BAD_USER_INPUT", { CONFLICT: "for more than twenty webhooks, or if the key was used with other content" })
  @WithoutAsking
  @Mutation(() => WebhookSecret, {
    description: "Adds a webhook, which sends events to another program. The secret is returned only once.",
  })
  async addWebhook(
    @Arg("input", () => AddWebhookInput) input: AddWebhookInput,
    @Ctx() context: Context,
  ): Promise<WebhookSecret> {
    const { database, webhooks, viewer, settings } = context
    const { url, topics } = input
    const userId = accountIdOf(viewer)
    requireAddress(url, settings)
    let added: WebhookSecret | undefined
    const id = await database.write((rows) =>
      addOnce(rows, { userId, type: "Webhook" }, input, async () => {
        if ((await rows.count(Webhook)) >= maxWebhooks)
          throw conflict("There are twenty webhooks. Please delete one first.")
        const { id, secret } = await webhooks.add(rows, { url, topics })
        await logAct(rows, { act: Act.WEBHOOK_ADDED, userId, title: url, detail: topics.join(", ") })
        added = { secret, webhook: await find(rows, id) }
        return id
      }),
    )
    return added ?? this.renewWebhookSecret(id, context)
  }

  @Auth(Role.SUPERUSER)
  @Fails("NOT_FOUND", "BAD_USER_INPUT")
  @WithoutAsking
  @Mutation(() => Webhook, {
    description: "Edits the address and the topics of a webhook. Pending calls go to the new address.",
  })
  async editWebhook(
    @Arg("id", () => Int) id: number,
    @Arg("input", () => EditWebhookInput) { url, topics }: EditWebhookInput,
    @Ctx() { webhooks, viewer, settings }: Context,
  ): Promise<Webhook> {
    if (url !== undefined) requireAddress(url, settings)
    return webhooks.write(async (rows) => {
      const before = await find(rows, id)
      const isMoved = url !== undefined && url !== before.url
      await rows.save(Webhook, { id, url, topics, ...(isMoved && before.isOn && { failingSince: null }) })
      if (isMoved) await rows.update(Delivery, { webhookId: id, dueAt: Not(IsNull()) }, { dueAt: new Date() })
      const webhook = await find(rows, id)
      const detail = [isMoved && `was ${before.url}`, webhook.topics.join(", ")].filter(Boolean).join("; ")
      await logAct(rows, { act: Act.WEBHOOK_EDITED, userId: viewer.id, title: webhook.url, detail })
      return webhook
    })
  }

  @Auth(Role.SUPERUSER)
  @Mutation(() => WebhookSecret, {
    description:
      "Replaces the secret of a webhook. The new one is returned only once; for a day calls are signed with " +
      "the previous one too.",
  })
  renewWebhookSecret(
    @Arg("id", () => Int) id: number,
    @Ctx() { database, webhooks, viewer }: Context,
  ): Promise<WebhookSecret> {
    return database.write(async (rows) => {
      const secret = await webhooks.renewSecret(rows, await find(rows, id))
      const webhook = await find(rows, id)
      await logAct(rows, { act: Act.WEBHOOK_EDITED, userId: viewer.id, title: webhook.url, detail: "another secret" })
      return { secret, webhook }
    })
  }

  @Auth(Role.SUPERUSER)
  @Mutation(() => Webhook, {
    description:
      "Switches a webhook on or off. Events that occur while it is off are not sent later: once it is on " +
      "again, an event of type `webhook.resumed` says since when it was off.",
  })
  switchWebhook(
    @Arg("id", () => Int) id: number,
    @Arg("on", () => Boolean, { description: "True to switch it on, false to switch it off." }) isOn: boolean,
    @Ctx() { webhooks, viewer }: Context,
  ): Promise<Webhook> {
    return webhooks.write(async (rows) => {
      const webhook = await find(rows, id)
      if (isOn) await webhooks.switchOn(rows, webhook, viewer.id)
      else await webhooks.switchOff(rows, webhook, viewer.id)
      return find(rows, id)
    })
  }

  @Auth(Role.SUPERUSER)
  @Mutation(() => Webhook, {
    description:
      "Calls a webhook, even one that is off, with an event of type `test`. Its `deliveries` have the response.",
  })
  tryWebhook(@Arg("id", () => Int) id: number, @Ctx() { webhooks }: Context): Promise<Webhook> {
    return webhooks.write(async (rows) => {
      const webhook = await find(rows, id)
      await webhooks.queueCall(rows, id, "test")
      return webhook
    })
  }

  @Auth(Role.SUPERUSER)
  @Mutation(() => Delivery, {
    description:
      "Repeats a call, whether it was delivered, is pending or was given up, even if the webhook is off. It is " +
      "identical, including its ID.",
  })
  resendDelivery(@Arg("id", () => Int) id: number, @Ctx() { webhooks }: Context): Promise<Delivery> {
    return webhooks.write(async (rows) => {
      if (!(await rows.existsBy(Delivery, { id }))) throw notFound("This call")
      await webhooks.sendAgain(rows, id)
      return rows.findOneByOrFail(Delivery, { id })
    })
  }

  @Auth(Role.SUPERUSER)
  @Fails("NOT_FOUND", { BAD_USER_INPUT: "for a wrong password" }, "TOO_MANY_REQUESTS")
  @Mutation(() => Webhook, { description: "Deletes a webhook and its calls, and returns it as it was." })
  async deleteWebhook(
    @Arg("id", () => Int) id: number,
    @OwnPassword() password: string,
    @Ctx() context: Context,
  ): Promise<Webhook> {
    const userId = await requireOwnPassword(context, password)
    return context.database.write(async (rows) => {
      const webhook = await find(rows, id)
      await rows.delete(Webhook, id)
      await logAct(rows, { act: Act.WEBHOOK_DELETED, userId, title: webhook.url })
      return webhook
    })
  }
}

async function find(rows: EntityManager, id: number): Promise<Webhook> {
  const webhook = await rows.findOneBy(Webhook, { id })
  if (!webhook) throw notFound("This webhook")
  return webhook
}
