import { TZDateMini } from "@date-fns/tz"
import { type EntityManager, In, Raw } from "typeorm"
import { findAdministrators } from "../../access/account.ts"
import { RecurringJob } from "../../base/background/recurring-job.ts"
import type { Services } from "../api/context.ts"
import { Act } from "../items/act.ts"
import type { ItemType } from "../items/item-type.ts"
import { isReviewDue } from "../pictures/review.ts"
import { readSite, type SiteInfo } from "../site-info/site-info.ts"
import { Activity } from "./activity.ts"

const hourMs = 60 * 60 * 1000
const weekMs = 7 * 24 * hourMs

/** On Monday, in the school's time zone. */
const hourOfMail = 6

const chapters: [heading: string, acts: Act[]][] = [
  ["Added or published", [Act.ADDED, Act.PUBLISHED, Act.APPROVED]],
  ["Changed", [Act.EDITED, Act.MERGED, Act.RESTORED]],
  ["Deleted or taken down", [Act.DELETED, Act.TAKEN_DOWN, Act.ERASED]],
]

type Site = Pick<Services, "database" | "outbox" | "pictures" | "settings">

/** A site that was down on Monday morning writes the mail once it is up again. */
export const weeklyMail = (services: Services) =>
  new RecurringJob({
    name: "weekly mail",
    intervalMs: hourMs,
    atStart: true,
    run: () => writeWeeklyMail(services),
    isLeader: services.database.isLeader,
    log: services.log,
  })

/** Mails administrators the week's acts, if the site's setting says so; once, even from several processes. */
export async function writeWeeklyMail({ database, outbox, pictures, settings }: Site, now = new Date()) {
  const { weeklyMail: isWanted } = await readSite(database.read)
  if (!isWanted) return
  await outbox.write(async (rows) => {
    const site = await readSite(rows)
    const monday = lastMonday(now, site.timeZone)
    // A future `weeklyMailAt` comes from a clock that ran ahead.
    if (site.weeklyMailAt && site.weeklyMailAt >= monday && site.weeklyMailAt <= now) return
    // Bypasses the entity, so that open forms of the site meet no conflict.
    await rows.query(`UPDATE "site_info" SET "weeklyMailAt" = $1 WHERE "id" = 1`, [now.toISOString()])
    const due = (await pictures.uses.publicFiles(rows)).filter((file) => isReviewDue(file, now)).length
    const text = await textOf(rows, site, monday, { siteUrl: settings.siteUrl, due })
    const subject = `The week on the site of ${site.name}`
    for (const { name, email: address } of await findAdministrators(rows))
      await outbox.put(rows, { kind: "staff", to: { name, address }, subject, text })
  })
}

interface Also {
  siteUrl: string
  /** Pictures that wait for their yearly review. */
  due: number
}

async function textOf(rows: EntityManager, { timeZone }: SiteInfo, until: Date, { siteUrl, due }: Also) {
  const since = new Date(until.getTime() - weekMs)
  const bounds = { since: since.toISOString(), until: until.toISOString() }
  const found = await rows.find(Activity, {
    where: {
      act: In(chapters.flatMap(([, acts]) => acts)),
      at: Raw((at) => `${at} >= :since AND ${at} < :until`, bounds),
    },
    relations: { user: true },
    order: { id: "ASC" },
  })
  const lines = chapters.flatMap(([heading, acts]) =>
    chapter(
      heading,
      found.filter(({ act }) => acts.includes(act)),
    ),
  )
  return [
    `What was done on the site from ${dayOf(since, timeZone)} to ${dayOf(until, timeZone)}:`,
    ...(lines.length > 0 ? lines : ["Nothing was published, changed or deleted."]),
    ...(siteUrl ? [`All of it: ${siteUrl}/#/admin/activity`] : []),
    ...(due > 0 ? [`Public pictures to look at again this year: ${due}. ${siteUrl}/#/admin/pictures`] : []),
    "You get this mail on Mondays, as the site is set to send it.",
  ].join("\n\n")
}

function lastMonday(now: Date, zone: string): Date {
  const day = new TZDateMini(now, zone)
  const monday = new TZDateMini(now, zone)
  monday.setDate(day.getDate() - ((day.getDay() + 6) % 7))
  monday.setHours(hourOfMail, 0, 0, 0)
  if (monday.getTime() > now.getTime()) monday.setDate(monday.getDate() - 7)
  return new Date(monday.getTime())
}

const dayOf = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { timeZone, day: "numeric", month: "long", year: "numeric" }).format(moment)

function chapter(heading: string, acts: Activity[]): string[] {
  const times = new Map<string, number>()
  for (const { title, type, user } of acts) {
    const line = `- ${title || "Without a title"} (${inWords(type)}), by ${user?.name ?? "the site itself"}`
    times.set(line, (times.get(line) ?? 0) + 1)
  }
  const lines = [...times].map(([line, count]) => (count > 1 ? `${line}, ${count} times` : line))
  return lines.length > 0 ? [[heading, ...lines].join("\n")] : []
}

const inWords = (type: ItemType | null) => (type ?? "item").toLowerCase().replaceAll("_", " ")
