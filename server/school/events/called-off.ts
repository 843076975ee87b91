import type { EntityManager } from "typeorm"
import type { PublicChange } from "../../content/items/item-type.ts"
import { SiteInfo } from "../../content/site-info/site-info.ts"
import type { Mail } from "../../store/mail/outbox.ts"
import { letterContextOf } from "../inbox/letters.ts"
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
  return guests.map((guest) => {
    const letterContext = letterContextOf(guest, site)
    const { t, language } = letterContext
    const { title, when } = eventInWords(item, letterContext)
    const news = t(
      "“{title}” ({when}) is called off: it will not take place after all. You had told us that you would come, so please take it out of your diary.",
      { title, when },
    )
    const more = t("More about it: {address}", { address: addressIn(language) })
    return {
      kind: "calledOff",
      to: { name: guest.name, address: guest.email },
      subject: t("Called off: {title}", { title: title.slice(0, 100) }),
      text: `${news}\n\n${more}\n\n${site.shortName}\n`,
    }
  })
}
