import type { Fields } from "../forms/field.ts"
import { text } from "../forms/text.tsx"
import type { AddWebhookInput, WebhookTopicsQuery } from "../generated/office.ts"
import { webhookTopics } from "./webhook-topics.tsx"

/** The address that is called, and the events it receives. */
export const webhookFields = (topics: WebhookTopicsQuery["webhookTopics"]) =>
  ({
    url: text({
      label: "Address",
      hint: "What is called, such as https://bus.example/hooks/school.",
      input: { type: "url", autoComplete: "off" },
    }),
    topics: webhookTopics(topics),
  }) satisfies Fields<AddWebhookInput>
