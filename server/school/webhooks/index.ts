import type { Feature } from "../../content/api/feature.ts"
import { SiteEvent } from "./site-event-row.ts"
import { Delivery, Webhook } from "./webhook.ts"
import { webhookCheck } from "./webhook-check.ts"
import { WebhooksResolver } from "./webhooks.resolver.ts"

export const webhooks: Feature = {
  entities: [SiteEvent, Webhook, Delivery],
  aboutNobody: [Webhook, Delivery],
  unseen: [SiteEvent, Webhook, Delivery],
  unexported: [SiteEvent, Webhook, Delivery],
  resolvers: [WebhooksResolver],
  jobs: ({ webhooks }) => [webhooks],
  health: [webhookCheck],
  routes: ({ live }) => live.router,
}
