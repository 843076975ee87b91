import { type EntityManager, IsNull, Not, Raw } from "typeorm"
import type { Translate } from "../../base/words.ts"
import type { PublicChange } from "../../content/items/item-type.ts"
import { readSite } from "../../content/site-info/site-info.ts"
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
export async function notifyCalledOff(rows: EntityManager, change: PublicChange<Event>) {
  const { before, item, addressIn, outbox } = change
  const { cancelled } = item
  if (before.cancelled === cancelled || endOf(item) < new Date()) return
  const site = await readSite(rows)
  const replied = { eventId: item.id, repeats: false, email: Not("") }
  const where = cancelled ? replied : { ...replied, calledOffMailId: Not(IsNull()) }
  const unsent = await unsentLetters(rows, item)
  for (const guest of await rows.find(Attendance, { where, order: { id: "ASC" } })) {
    const letterContext = letterContextOf(guest, site)
    const { t, language } = letterContext
    const { title, when } = eventInWords(item, letterContext)
    const { subject, news } = cancelled ? calledOffWords(t) : takesPlaceWords(t)
    const end = `\n\n${site.shortName}\n`
    const unsentMail = unsent.get(guest.email)
    if (unsentMail) {
      const also = subject(`${title}, ${when}`)
      unsentMail.text = `${unsentMail.text.slice(0, -end.length)}\n\n${also}\n${addressIn(language)}${end}`
      await rows.update(OutboxMail, unsentMail.id, { text: unsentMail.text })
    }
    const more = t("More about it: {address}", { address: addressIn(language) })
    const mailId =
      unsentMail?.id ??
      (await outbox.put(rows, {
        kind: "calledOff",
        to: { name: guest.name, address: guest.email },
        subject: subject(title.slice(0, 100)),
        text: `${news({ title, when })}\n\n${more}${end}`,
      }))
    await rows.update(Attendance, guest.id, { calledOffMailId: cancelled ? mailId : null })
  }
}

type Words = (t: Translate) => { subject(title: string): string; news(values: { title: string; when: string }): string }

const calledOffWords: Words = (t) => ({
  subject: (title) => t("Called off: {title}", { title }),
  news: (values) =>
    t(
      "“{title}” ({when}) is called off: it will not take place after all. You had told us that you would come, so please take it out of your diary.",
      values,
    ),
})

const takesPlaceWords: Words = (t) => ({
  subject: (title) => t("Takes place after all: {title}", { title }),
  news: (values) => t("“{title}” ({when}) takes place after all: please forget our letter that called it off.", values),
})

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
