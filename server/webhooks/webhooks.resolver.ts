import { ArrayMinSize, ValidateBy } from "class-validator"
import {
  Arg,
  Ctx,
  Field,
  GraphQLISODateTime,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from "type-graphql"
import { type EntityManager, IsNull, Not } from "typeorm"
import { Auth } from "../access/auth.ts"
import { OwnPassword, requireOwnPassword } from "../access/own-password.ts"
import { Role } from "../access/roles.ts"
import { AskFirst } from "../api/ask-first.ts"
import type { Context } from "../api/context.ts"
import { Fails } from "../api/fails.ts"
import { badInput, conflict, notFound } from "../api/failures.ts"
import { Optional } from "../api/validation.ts"
import { Act } from "../content/act.ts"
import { Line, Several } from "../content/fields.ts"
import { eventTopics } from "../content/site-event.ts"
import { noteAct } from "../history/note-act.ts"
import { Delivery, maxWebhooks, Webhook } from "./webhook.ts"

const shownDeliveries = 20

@ObjectType({ description: "The events that programs can receive." })
class WebhookTopic {
  @Field(() => String, { description: "Its name, such as NEWS_STORY." })
  topic!: string

  @Field(() => String, { description: "What people call it, such as `News stories`." })
  name!: string

  @Field(() => [String], { description: "The types of its events, such as `news_story.published`." })
  types!: string[]
}

@ObjectType("WebhookDelivery", { description: "A call that was or will be made." })
class WebhookDelivery {
  @Field(() => Int, {
    description: "Counts up from 1. The header `webhook-id` is `msg_`, this, `_` and `createdAt` in milliseconds.",
  })
  id!: number

  @Field(() => String, { description: "The type of the event, such as `news_story.published`." })
  type!: string

  @Field(() => String, { description: "The JSON that is sent." })
  body!: string

  @Field(() => GraphQLISODateTime, { description: "When it happened, ISO 8601 in UTC." })
  createdAt!: Date

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When it is tried next, ISO 8601 in UTC; null once it was taken or given up.",
  })
  dueAt!: Date | null

  @Field(() => Int, { description: "How often it has been tried." })
  tries!: number

  @Field(() => Int, { nullable: true, description: "The HTTP status of the last answer; null where there was none." })
  status!: number | null

  @Field(() => String, {
    nullable: true,
    description: "The beginning of the last answer, or why there was none; null before the first try.",
  })
  answer!: string | null

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "When the receiver took it, which it says by a status of 200 to 299, ISO 8601 in UTC; null until then.",
  })
  takenAt!: Date | null
}

@ObjectType("Webhook", { description: "An address of another program, which is told what happens here." })
class WebhookType {
  @Field(() => Int, { description: "Counts up from 1." })
  id!: number

  @Field(() => String, { description: "What is called." })
  url!: string

  @Field(() => [String], { description: "The events it receives." })
  topics!: string[]

  @Field(() => Boolean, {
    description: "Whether it is called. It is switched off where nothing gets through for three days.",
  })
  isOn!: boolean

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "When it was switched off, ISO 8601 in UTC; null while it is on. Where `failingSince` has a moment too, the site has done so.",
  })
  offSince!: Date | null

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "Until when calls are signed with the secret before this one as well, ISO 8601 in UTC; null where none is.",
  })
  previousSecretEndsAt!: Date | null

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Since when no call has succeeded, ISO 8601 in UTC; null where the last one did.",
  })
  failingSince!: Date | null

  @Field(() => GraphQLISODateTime, { description: "When it was added, ISO 8601 in UTC." })
  createdAt!: Date

  @Field(() => [WebhookDelivery], {
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

@ObjectType({ description: "A new webhook, and the secret with which its calls are signed." })
class WebhookSecret {
  @Field(() => WebhookType, { description: "The webhook." })
  webhook!: WebhookType

  @Field(() => String, {
    description:
      "By it the receiver checks the header `webhook-signature` (standardwebhooks.com). It is shown this once.",
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

/** @throws BAD_USER_INPUT */
function requireAddress(text: string, { webhooksPrivate }: Context["settings"]) {
  const { protocol, username, password } = URL.canParse(text) ? new URL(text) : { protocol: "" }
  if ((protocol === "https:" || (webhooksPrivate && protocol === "http:")) && !username && !password) return
  throw badInput({ url: "Please give an address that begins with https://." })
}

@InputType()
abstract class WebhookFields {
  @Line({
    description: "What is called: an address with https that is to be reached on the internet.",
    max: 500,
    required: "Please give the address that is to be called.",
  })
  url!: string

  @Field(() => [String], { description: "The events it receives: topics of `webhookTopics`." })
  @Several(50)
  @ArrayMinSize(1, { message: "Please choose at least one event." })
  @Topics()
  topics!: string[]
}

@InputType({ description: "A new webhook. All of it is required." })
export class AddWebhookInput extends WebhookFields {}

@InputType({ description: "Changes to a webhook. What is absent stays as it is; its secret stays the same." })
export class EditWebhookInput extends Optional(WebhookFields) {}

@Resolver()
export class WebhooksResolver {
  @Auth(Role.SUPERUSER)
  @Query(() => [WebhookType], {
    description: "The addresses of other programs that are told what happens here, the latest first.",
  })
  webhooks(@Ctx() { database }: Context): Promise<WebhookType[]> {
    return database.read.find(Webhook, { order: { id: "DESC" } }).then((found) => found.map(shown))
  }

  @Auth(Role.SUPERUSER)
  @Query(() => [WebhookTopic], { description: "The events that programs can receive, by name." })
  webhookTopics(): WebhookTopic[] {
    return eventTopics().map(({ topic, name, events }) => ({
      ...{ topic, name, types: events.map((event) => `${topic.toLowerCase()}.${event}`) },
    }))
  }

  @Auth(Role.SUPERUSER)
  @Fails("BAD_USER_INPUT", { CONFLICT: "for more than twenty webhooks" })
  @Mutation(() => WebhookSecret, {
    description: "Sends what happens here to another program. The secret is shown once.",
  })
  addWebhook(
    @Arg("input", () => AddWebhookInput) { url, topics }: AddWebhookInput,
    @Ctx() { database, webhooks, viewer, settings }: Context,
  ): Promise<WebhookSecret> {
    requireAddress(url, settings)
    return database.write(async (rows) => {
      if ((await rows.count(Webhook)) >= maxWebhooks)
        throw conflict("There are twenty webhooks. Please delete one first.")
      const { id, secret } = await webhooks.add(rows, { url, topics })
      await noteAct(rows, { act: Act.WEBHOOK_ADDED, userId: viewer.id, title: url, detail: topics.join(", ") })
      return { secret, webhook: shown(await find(rows, id)) }
    })
  }

  @Auth(Role.SUPERUSER)
  @Fails("NOT_FOUND", "BAD_USER_INPUT")
  @Mutation(() => WebhookType, {
    description:
      "Changes the address of a webhook and the events it receives. What waits for it is sent to the new address.",
  })
  async editWebhook(
    @Arg("id", () => Int) id: number,
    @Arg("input", () => EditWebhookInput) { url, topics }: EditWebhookInput,
    @Ctx() { database, webhooks, viewer, settings }: Context,
  ): Promise<WebhookType> {
    if (url !== undefined) requireAddress(url, settings)
    const edited = await database.write(async (rows) => {
      const before = await find(rows, id)
      const isMoved = url !== undefined && url !== before.url
      await rows.save(Webhook, { id, url, topics, ...(isMoved && before.isOn && { failingSince: null }) })
      if (isMoved) await rows.update(Delivery, { webhookId: id, dueAt: Not(IsNull()) }, { dueAt: new Date() })
      const webhook = await find(rows, id)
      const detail = [isMoved && `was ${before.url}`, webhook.topics.join(", ")].filter(Boolean).join("; ")
      await noteAct(rows, { act: Act.WEBHOOK_EDITED, userId: viewer.id, title: webhook.url, detail })
      return shown(webhook)
    })
    webhooks.wake()
    return edited
  }

  @Auth(Role.SUPERUSER)
  @Fails("NOT_FOUND")
  @AskFirst
  @Mutation(() => WebhookSecret, {
    description:
      "Gives a webhook another secret, which is shown once. For a day calls are signed with the one before as well.",
  })
  renewWebhookSecret(
    @Arg("id", () => Int) id: number,
    @Ctx() { database, webhooks, viewer }: Context,
  ): Promise<WebhookSecret> {
    return database.write(async (rows) => {
      const secret = await webhooks.renewSecret(rows, await find(rows, id))
      const webhook = await find(rows, id)
      await noteAct(rows, { act: Act.WEBHOOK_EDITED, userId: viewer.id, title: webhook.url, detail: "another secret" })
      return { secret, webhook: shown(webhook) }
    })
  }

  @Auth(Role.SUPERUSER)
  @Fails("NOT_FOUND")
  @AskFirst
  @Mutation(() => WebhookType, {
    description:
      "Switches a webhook on or off. What happens while it is off is not sent later: once it is on again, an event of the type `webhook.resumed` says since when it was off.",
  })
  async switchWebhook(
    @Arg("id", () => Int) id: number,
    @Arg("on", () => Boolean, { description: "Whether it is called from now on." }) isOn: boolean,
    @Ctx() { database, webhooks, viewer }: Context,
  ): Promise<WebhookType> {
    const switched = await database.write(async (rows) => {
      const webhook = await find(rows, id)
      if (isOn) await webhooks.switchOn(rows, webhook, viewer.id)
      else await webhooks.switchOff(rows, webhook, viewer.id)
      return shown(await find(rows, id))
    })
    webhooks.wake()
    return switched
  }

  @Auth(Role.SUPERUSER)
  @Fails("NOT_FOUND")
  @AskFirst
  @Mutation(() => WebhookType, {
    description:
      "Calls a webhook with an event of the type `test`, also one that is off. Its `deliveries` say what it answered.",
  })
  async tryWebhook(@Arg("id", () => Int) id: number, @Ctx() { database, webhooks }: Context): Promise<WebhookType> {
    const webhook = await database.write(async (rows) => {
      const found = await find(rows, id)
      await webhooks.putOne(rows, id, "test")
      return found
    })
    webhooks.wake()
    return shown(webhook)
  }

  @Auth(Role.SUPERUSER)
  @Fails("NOT_FOUND")
  @AskFirst
  @Mutation(() => WebhookDelivery, {
    description:
      "Sends a call again, whether it was taken, waits or was given up, also to a webhook that is off. It is the same as before, its id too.",
  })
  async resendDelivery(@Arg("id", () => Int) id: number, @Ctx() { database, webhooks }: Context): Promise<Delivery> {
    const delivery = await database.write(async (rows) => {
      if (!(await rows.existsBy(Delivery, { id }))) throw notFound("This call")
      await webhooks.sendAgain(rows, id)
      return rows.findOneByOrFail(Delivery, { id })
    })
    webhooks.wake()
    return delivery
  }

  @Auth(Role.SUPERUSER)
  @Fails("NOT_FOUND", { BAD_USER_INPUT: "for a wrong password" }, "TOO_MANY_REQUESTS")
  @AskFirst
  @Mutation(() => WebhookType, { description: "Deletes a webhook and the calls to it, and returns it as it was." })
  async deleteWebhook(
    @Arg("id", () => Int) id: number,
    @OwnPassword() password: string,
    @Ctx() context: Context,
  ): Promise<WebhookType> {
    const userId = await requireOwnPassword(context, password)
    return context.database.write(async (rows) => {
      const webhook = await find(rows, id)
      await rows.delete(Webhook, id)
      await noteAct(rows, { act: Act.WEBHOOK_DELETED, userId, title: webhook.url })
      return shown(webhook)
    })
  }
}

async function find(rows: EntityManager, id: number): Promise<Webhook> {
  const webhook = await rows.findOneBy(Webhook, { id })
  if (!webhook) throw notFound("This webhook")
  return webhook
}

const shown = (webhook: Webhook): WebhookType => Object.assign(new WebhookType(), webhook)
