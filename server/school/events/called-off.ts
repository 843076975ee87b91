import type { EntityManager } from "typeorm"
import type { Language } from "../../base/languages.ts"
import type { PublicChange } from "../../content/items/item-type.ts"
import { SiteInfo } from "../../content/site-info/site-info.ts"
import type { Mail } from "../../store/mail/outbox.ts"
import { type LetterContext, letterContextOf } from "../inbox/letters.ts"
import { Attendance } from "./attendance.ts"
import type { Event } from "./event.ts"
import { endOf } from "./event-times.ts"
import { eventInWords } from "./event-words.ts"

/** Notifies everyone who replied, once, when an upcoming event is called off. */
export async function calledOff(
  rows: EntityManager,
  { before, item, addressIn }: PublicChange<Event>,
): Promise<Mail[]> {
  if (before.cancelled || !item.cancelled || endOf(item) < new Date()) return []
  const site = await rows.findOneByOrFail(SiteInfo, { id: 1 })
  const guests = await rows.find(Attendance, { where: { eventId: item.id, repeats: false }, order: { id: "ASC" } })
  return guests.map((guest) => mailTo(guest, item, addressIn, letterContextOf(guest, site)))
}

function mailTo(
  { name, email }: Attendance,
  event: Event,
  addressIn: (language: Language) => string,
  letterContext: LetterContext,
): Mail {
  const { t, language, site } = letterContext
  const { title, when } = eventInWords(event, letterContext)
  return {
    kind: "calledOff",
    to: { name, address: email },
    subject: t("Called off: {title}", { title: title.slice(0, 100) }),
    text: `${t(
      "“{title}” ({when}) is called off: it will not take place after all. You had told us that you would come, so please take it out of your diary.",
      { title, when },
    )}

${t("More about it: {address}", { address: addressIn(language) })}

${site.shortName}
`,
  }
}
