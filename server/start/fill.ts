import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { parse } from "yaml"
import { Refusal } from "../base/refusal.ts"
import { startingContentFolder } from "../base/root.ts"
import { timeZone as knownZone } from "../base/setting-checks.ts"
import type { Services } from "../content/api/context.ts"
import { ensureChangeTriggers } from "../content/items/change-triggers.ts"
import { claimBucket, requireOwnPictures } from "../content/pictures/own-pictures.ts"
import type { Picture } from "../content/pictures/picture.ts"
import { ensureStaffIndex } from "../content/search/staff-index.ts"
import { createSiteIfMissing } from "../content/site-info/empty-site.ts"
import { readSite, SiteInfo } from "../content/site-info/site-info.ts"
import { startingContent } from "../content/starting-content/starting-content.ts"
import { addMissingPages } from "../school/pages/missing-pages.ts"
import { firstAdministrator } from "../school/users/first-administrator.ts"
import { claimDatabase } from "../store/database/site-identity.ts"
import { cleanPicture } from "../store/images/decode.ts"
import { features } from "./features.ts"
import { secretOf } from "./site-folder.ts"

/** Sets up what every site has. Returns the first administrator if this start created one. */
export async function setUpSite(services: Services) {
  const { database, settings, backups, images, children } = services
  await requireOwnPictures(database.read, images.store, settings)
  return database.exclusively(async () => {
    const secret = await secretOf(settings)
    const siteId = await claimDatabase(database, { dataDir: settings.dataDir, secret })
    if (settings.s3) await claimBucket(images.store, siteId)
    await children.initialize(database)
    const administrator = await fill(services)
    await backups.lockFolder(siteId)
    return administrator
  })
}

/** If several processes start at the same time, one fills the site. */
async function fill(services: Services) {
  const { seed } = services.settings
  await ensureChangeTriggers(services.database)
  await ensureStaffIndex(services.database)
  const filled = seed === "school" && (await fillIfEmpty(startingContentFolder, services))
  if (seed !== "school") await createSiteIfMissing(services)
  await requireTimeZone(services)
  await addMissingPages(services.database)
  if (filled) await services.backlog.finish()
  await services.schedule.catchUp()
  await services.purge.run()
  return firstAdministrator(services)
}

/** Data from a newer Node may have a time zone that this Node does not know. */
async function requireTimeZone({ database }: Services) {
  const { timeZone } = await readSite(database.read)
  if (knownZone.safeParse(timeZone).success) return
  throw new Refusal(
    `The site's time zone, ${timeZone}, is unknown to Node ${process.version}. Start it with a newer Node, or change the zone in the table site_info.`,
  )
}

/** All or nothing. True if it filled the site. A database with a row of site info is not empty. */
async function fillIfEmpty(folder: string, { database, pictures, documents, children, log }: Services) {
  if (await database.read.existsBy(SiteInfo, { id: 1 })) return false
  const stored = {
    children,
    pictures: await importPictures(join(folder, "pictures"), { pictures, log }),
    documents: await documents.import(join(folder, "documents")),
  }
  await database.write(async (rows) => {
    const starting = await startingContent(folder, rows, stored)
    for (const { start } of features) await start?.(starting)
  })
  log.info("starting content is in place")
  return true
}

/** `focus`: the spot that stays visible in crops, in per cent from the left and the top. */
type PictureText = string | { alt: string; focus?: [x: number, y: number] }

/** The people in these pictures do not exist. */
const nobody = { recognisable: "NOBODY" } as const

function described(text: PictureText = "") {
  if (typeof text === "string") return { ...nobody, words: text }
  const [focusX, focusY] = text.focus ?? [50, 50]
  return { ...nobody, words: text.alt, focusX, focusY }
}

async function importPictures(folder: string, services: Pick<Services, "pictures" | "log">) {
  const names = (await readdir(folder)).filter((name) => /\.(jpe?g|png|webp)$/.test(name)).sort()
  const stored = new Map<string, Picture>()
  for (const name of names) stored.set(name, await importPicture(folder, name, services))
  return stored
}

/** Uses the normal upload. Reuses what an interrupted first start stored. */
async function importPicture(folder: string, name: string, { pictures, log }: Pick<Services, "pictures" | "log">) {
  const known = await pictures.findImported(name)
  if (known) return known
  const texts = parse(await readFile(join(folder, "pictures.yaml"), "utf8")) as Record<string, PictureText>
  const picture = await pictures.import(
    name,
    await cleanPicture(await readFile(join(folder, name))),
    described(texts[name]),
  )
  log.debug({ name }, "picture stored")
  return picture
}
