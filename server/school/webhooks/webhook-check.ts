import { LessThan } from "typeorm"
import { actionNeeded, type HealthCheck, healthy, pluralize } from "../../content/api/health-check.ts"
import { Webhook } from "./webhook.ts"

/** Shorter outages do not concern the office, as the site retries. */
const patienceMs = 60 * 60 * 1000

export const webhookCheck: HealthCheck = {
  subject: "Webhooks",
  async run({ database: { read } }) {
    const failingSince = LessThan(new Date(Date.now() - patienceMs))
    const failing = await read.find(Webhook, { where: { failingSince }, order: { failingSince: "ASC" } })
    const [first] = failing
    if (!first?.failingSince) return healthy("Every program that is to be called answers.")
    return actionNeeded(
      `${pluralize(failing.length, "program")} cannot be reached, the first since:`,
      "Programs, Webhooks shows what was answered. After three days the site switches a webhook off: switch it on again there.",
      first.failingSince,
    )
  },
}
