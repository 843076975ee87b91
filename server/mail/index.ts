import type { Feature } from "../api/feature.ts"
import { mailCheck } from "./mail-check.ts"
import { OutboxResolver } from "./outbox.resolver.ts"
import { OutboxMail } from "./outbox-mail.ts"

export const mail: Feature = {
  entities: [OutboxMail],
  unseen: [OutboxMail],
  resolvers: [OutboxResolver],
  health: [mailCheck],
}
