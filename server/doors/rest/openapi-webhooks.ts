import { z } from "zod"
import { maxTries } from "../../base/background/retries.ts"
import { instant, shape } from "../../base/failures/shape.ts"
import { eventTopics, eventType } from "../../content/items/site-event.ts"
import type { Components } from "./openapi-components.ts"

export const webhookCall = shape("WebhookCall", {
  type: z.string().describe("Topic and event, such as `news_story.published`."),
  timestamp: instant.describe("Time of the event, ISO 8601 in UTC."),
  data: z
    .object({
      type: z.string().describe("Item type, such as `NEWS_STORY`."),
      id: z.int().describe("Item ID."),
      address: z.string().nullable().describe("URL of the item; null if it is not public."),
    })
    .describe("The item. Its texts are not sent."),
})

/** Signed by Standard Webhooks (standardwebhooks.com). */
const parameters = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => ({
  ...{ name, in: "header", required: true, schema: { type: "string" } },
}))

const responses = {
  "2XX": { description: "Accepted." },
  default: { description: `Refused: attempted again, ${maxTries} times in all.` },
}

export function openApiWebhooks(components: Components) {
  const requestBody = { required: true, content: { "application/json": { schema: components.of(webhookCall) } } }
  const typed = eventTopics().flatMap(({ topic, name, events }) =>
    events.map((event) => ({
      type: eventType(topic, event),
      summary: `${name}: ${event.replace("_", " ")}.`,
    })),
  )
  return Object.fromEntries(
    typed.map(({ type, summary }) => [type, { post: { summary, parameters, requestBody, responses } }]),
  )
}
