import type { Feature } from "../api/feature.ts"
import { MailCount } from "./mail-budgets.ts"
import { mailCheck, putOffCheck } from "./mail-check.ts"
import { OutboxResolver } from "./outbox.resolver.ts"
import { OutboxMail } from "./outbox-mail.ts"

export const mail: Feature = {
  entities: [OutboxMail, MailCount],
  unseen: [OutboxMail, MailCount],
  unexported: [MailCount],
  resolvers: [OutboxResolver],
  health: [mailCheck, putOffCheck],
}
