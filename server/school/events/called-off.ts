import { type EntityManager, IsNull, Not, Raw } from "typeorm"
import type { PublicChange } from "../../content/items/item-type.ts"
import { SiteInfo } from "../../content/site-info/site-info.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"
import { letterContextOf } from "../inbox/letters.ts"
import { Attendance } from "./attendance.ts"
import type { Event } from "./event.ts"
import { endOf } from "./event-times.ts"
import { eventInWords } from "./event-words.ts"

/**
 * Notifies everyone who replied, once, when an upcoming event is called off, of a series in one letter; and when it
 * takes place after all.
 */
export async function calledOff(rows: EntityManager, change: PublicChange<Event>) {
  const { before, item, addressIn, outbox } = change
  if (before.cancelled === item.cancelled || endOf(item) < new Date()) return
  const site = await rows.findOneByOrFail(SiteInfo, { id: 1 })
  const replied = { eventId: item.id, repeats: false, email: Not("") }
  const where = item.cancelled ? replied : { ...replied, calledOffMailId: Not(IsNull()) }
  const unsent = await unsentLetters(rows, item)
  for (const guest of await rows.find(Attendance, { where, order: { id: "ASC" } })) {
    const letterContext = letterContextOf(guest, site)
    const { t, language } = letterContext
    const { title, when } = eventInWords(item, letterContext)
    const end = `\n\n${site.shortName}\n`
    const subject = (title: string) =>
      item.cancelled ? t("Called off: {title}", { title }) : t("Takes place after all: {title}", { title })
    const begun = unsent.get(guest.email)
    if (begun) {
      const also = subject(`${title}, ${when}`)
      begun.text = `${begun.text.slice(0, -end.length)}\n\n${also}\n${addressIn(language)}${end}`
      await rows.update(OutboxMail, begun.id, { text: begun.text })
      await rows.update(Attendance, guest.id, { calledOffMailId: item.cancelled ? begun.id : null })
      continue
    }
    const news = item.cancelled
      ? t(
          "“{title}” ({when}) is called off: it will not take place after all. You had told us that you would come, so please take it out of your diary.",
          { title, when },
        )
      : t("“{title}” ({when}) takes place after all: please forget our letter that called it off.", { title, when })
    const more = t("More about it: {address}", { address: addressIn(language) })
    const mailId = await outbox.put(rows, {
      kind: "calledOff",
      to: { name: guest.name, address: guest.email },
      subject: subject(title.slice(0, 100)),
      text: `${news}\n\n${more}${end}`,
    })
    await rows.update(Attendance, guest.id, { calledOffMailId: item.cancelled ? mailId : null })
  }
}

/** Keyed by address. */
async function unsentLetters(rows: EntityManager, { seriesId }: Event): Promise<Map<string, OutboxMail>> {
  if (seriesId === null) return new Map()
  const ofSeries = Raw(
    (id) =>
      `${id} IN (SELECT "calledOffMailId" FROM "attendances" WHERE "eventId" IN
      (SELECT "id" FROM "events" WHERE "seriesId" = :seriesId))`,
    { seriesId },
  )
  const mails = await rows.findBy(OutboxMail, { id: ofSeries, sentAt: IsNull(), dueAt: Not(IsNull()), tries: 0 })
  return new Map(mails.map((mail) => [mail.toAddress, mail]))
}
