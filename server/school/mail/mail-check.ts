import { IsNull } from "typeorm"
import { actionNeeded, type HealthCheck, healthy, note, pluralize } from "../../content/api/health-check.ts"
import type { Database } from "../../store/database/database.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"
import { failedMail, putOffMail } from "./outbox.resolver.ts"

/** Shorter outages do not concern the office, as the site retries. */
const patienceSeconds = 60 * 60

export const mailCheck: HealthCheck = {
  subject: "Mail",
  async run({ outbox, database }) {
    const putOff = await database.read.countBy(OutboxMail, putOffMail())
    const unsent = (await database.read.countBy(OutboxMail, { sentAt: IsNull() })) - putOff
    if (!outbox.canSend && unsent + putOff === 0) return note("This site has no mail server, and sends no mail.")
    if (!outbox.canSend)
      return actionNeeded(
        `This site has no mail server: ${pluralize(unsent + putOff, "mail")} cannot be sent.`,
        "Whoever runs the server sets one with SMTP_URL, and then they are sent. Families’ messages are in the inbox.",
      )
    const givenUp = await database.read.countBy(OutboxMail, { sentAt: IsNull(), dueAt: IsNull() })
    const isLate = (await outbox.oldestSeconds()) > patienceSeconds
    if (givenUp === 0 && !isLate)
      return healthy(unsent === 0 ? "All mail has been sent." : `${pluralize(unsent, "mail")} will go within minutes.`)
    const [oldest, last] = await Promise.all((["ASC", "DESC"] as const).map((order) => failedFrom(database, order)))
    const reason = last?.lastError ? ` The last try said: ${last.lastError}` : ""
    return actionNeeded(
      `${pluralize(unsent, "mail")} could not be sent.${reason} The oldest is of:`,
      "The dashboard shows them, and sends them again. Nothing is lost.",
      oldest?.createdAt,
    )
  },
}

export const putOffCheck: HealthCheck = {
  subject: "Mail put off",
  async run({ database: { read } }) {
    const where = putOffMail()
    const [last] = await read.find(OutboxMail, { where, order: { dueAt: "DESC" }, take: 1 })
    if (!last?.dueAt) return healthy("No mail is put off.")
    const mails = pluralize(await read.countBy(OutboxMail, where), "mail")
    return { ...note(`Put off, as one network or address asked for many: ${mails}, the last until:`), at: last.dueAt }
  },
}

async function failedFrom({ read }: Database, order: "ASC" | "DESC"): Promise<OutboxMail | undefined> {
  const [found] = await read.find(OutboxMail, { where: failedMail, order: { id: order }, take: 1 })
  return found
}
