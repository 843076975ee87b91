import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Logger } from "pino"
import { parse } from "yaml"
import type { Services } from "../api/context.ts"
import { cleanPicture } from "../images/decode.ts"
import type { Picture } from "../images/picture.ts"
import { nouns } from "../nouns.ts"
import { SiteInfo } from "../site-info/site-info.ts"
import { startingContent } from "./starting-content.ts"

/**
 * Fills an empty database with the school's starting content, all of it or none. A database that has a row of site
 * info is not empty, so this runs once in a site's life. Says whether it did.
 */
export async function fillIfEmpty(folder: string, { database, pictures, log }: Services) {
  if (await database.read.existsBy(SiteInfo, { id: 1 })) return false
  const stored = await importPictures(join(folder, "pictures"), { pictures, log })
  await database.write(async (rows) => {
    const starting = await startingContent(folder, rows, stored)
    for (const { start } of nouns) await start?.(starting)
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

/** Pictures go the way of every upload. A first start that was cut short finds again what it stored before. */
async function importPictures(folder: string, { pictures, log }: Pick<Services, "pictures"> & { log: Logger }) {
  const names = (await readdir(folder)).filter((name) => /\.(jpe?g|png|webp)$/.test(name)).sort()
  const texts = parse(await readFile(join(folder, "pictures.yaml"), "utf8")) as Record<string, PictureText>
  const stored = new Map<string, Picture>()
  for (const name of names) {
    const read = async () => cleanPicture(await readFile(join(folder, name)))
    const known = await pictures.imported(name)
    stored.set(name, known ?? (await pictures.import(name, await read(), described(texts[name]))))
    log.debug({ name }, "picture stored")
  }
  return stored
}
