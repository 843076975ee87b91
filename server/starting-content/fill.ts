import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { parse } from "yaml"
import type { Services } from "../api/context.ts"
import { features } from "../features.ts"
import { cleanPicture } from "../images/decode.ts"
import type { Picture } from "../images/picture.ts"
import { SiteInfo } from "../site-info/site-info.ts"
import { SitePicture, sitePictures } from "../site-info/site-picture.ts"
import { startingContent } from "./starting-content.ts"

/** All of it or none. A database with a row of site info is not empty: this runs once in a site's life. Says whether it did. */
export async function fillIfEmpty(folder: string, { database, pictures, documents, log }: Services) {
  if (await database.read.existsBy(SiteInfo, { id: 1 })) return false
  const stored = {
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

/** What is seen, alone or with the spot that stays in sight when it is cropped: per cent from the left and the top. */
type PictureText = string | { alt: string; focus?: [x: number, y: number] }

/** One of which nothing is said only decorates. */
function described(text: PictureText = "") {
  if (typeof text === "string") return { words: text }
  const [focusX, focusY] = text.focus ?? [50, 50]
  return { words: text.alt, focusX, focusY }
}

/** For a site that is older than maps in the starting content, and still is the school of that content. */
export async function bringMap(folder: string, services: Services) {
  const { database } = services
  const { map } = await database.read.findOneByOrFail(SiteInfo, { id: 1 })
  const name = String(map.picture)
  if (!map.picture || (await sitePictures(database.read)).has(name)) return
  const pictures = join(folder, "pictures")
  const present = await readdir(pictures).catch((): string[] => [])
  if (!present.includes(name)) return
  const picture = await importPicture(pictures, name, services)
  await database.write((rows) => rows.insert(SitePicture, { picture }))
}

async function importPictures(folder: string, services: Pick<Services, "pictures" | "log">) {
  const names = (await readdir(folder)).filter((name) => /\.(jpe?g|png|webp)$/.test(name)).sort()
  const stored = new Map<string, Picture>()
  for (const name of names) stored.set(name, await importPicture(folder, name, services))
  return stored
}

/** A picture goes the way of every upload. A first start that was cut short finds again what it stored before. */
async function importPicture(folder: string, name: string, { pictures, log }: Pick<Services, "pictures" | "log">) {
  const known = await pictures.imported(name)
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
