import type { Feature } from "../../content/api/feature.ts"
import { MailCount } from "../../store/mail/mail-budgets.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"
import { mailCheck, putOffCheck } from "./mail-check.ts"
import { OutboxResolver } from "./outbox.resolver.ts"

export const mail: Feature = {
  entities: [OutboxMail, MailCount],
  aboutPeople: [
    {
      ...{ type: OutboxMail, called: "Mails" },
      whose: ["toName", "toAddress", "replyToName", "replyToAddress", "subject"],
    },
    { type: MailCount, called: "Counts of mails", whose: ["key"] },
  ],
  unseen: [OutboxMail, MailCount],
  unexported: [MailCount],
  resolvers: [OutboxResolver],
  health: [mailCheck, putOffCheck],
  jobs: ({ outbox }) => [outbox],
}
