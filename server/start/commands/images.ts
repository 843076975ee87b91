import { createHmac } from "node:crypto"
import { readS3Address, type S3Environment, s3Form } from "../../base/addresses/s3-bucket.ts"
import { tokenSecret } from "../../base/private-files.ts"
import { Refusal } from "../../base/refusal.ts"
import { requireBucket, type Settings } from "../../base/settings.ts"
import { faultsOf, type NamedFile } from "../../content/pictures/check-files.ts"
import { Picture } from "../../content/pictures/picture.ts"
import { StoredDocument } from "../../school/pages/document.ts"
import { isPlainFileName } from "../../store/images/file-names.ts"
import { addToStore, type IncomingFile, requireNoOthers } from "../../store/images/fill-store.ts"
import { type ImageStore, ignoreMissing } from "../../store/images/image-store.ts"
import { openStore, type StorePlace } from "../../store/images/open-store.ts"
import { readEnvironment, run } from "../process.ts"
import { openSiteDatabase, requireSite } from "../site-database.ts"
import { noSuchCommand, readArguments } from "./arguments.ts"

const usage = `npm run images -- copy [--from PLACE]
npm run images -- check

The first copies all pictures and documents to where the settings say that they lie (IMAGES_URL, or a folder in DATA_DIR)
from another PLACE: s3://…, or \`folder\` for that in DATA_DIR, which it is where --from is not given. Each is read again and
compared. It can be run while the site runs with its settings of before, and once more when that has stopped, for what has come since.
The second reads every file that the database names, and says which are missing or are others.`

const commands: Record<string, (at: Environment, from: string) => Promise<void>> = { copy, check }

type Environment = Awaited<ReturnType<typeof readEnvironment>>

run(async () => {
  const { word, options } = readArguments(usage, { from: { type: "string", default: "folder" } })
  const command = commands[word]
  if (!command) throw noSuchCommand(usage)
  const context = await readEnvironment()
  await requireSite(context.settings)
  await command(context, options.from)
})

async function copy(context: Environment, from: string) {
  const { settings } = context
  const place = placeOf(from, settings)
  if (addressOf(place) === addressOf(settings)) throw new Refusal(`They are already there.\n\n${usage}`)
  const [source, target] = [await openStore(place), await openStore(settings)]
  await target.check()
  const names = (await source.list()).filter(isPlainFileName)
  const files = names.map((name) => ({ name, read: () => source.read(name) }))
  await requirePlaceFor(files, target, settings)
  const count = await addToStore(target, files)
  console.log(`${count} pictures and documents are where the settings say now. Each was read again and is the same.`)
  await check(context)
}

function placeOf(from: string, { dataDir }: StorePlace): StorePlace {
  if (from === "folder") return { dataDir }
  if (!readS3Address(from)) throw new Refusal(`--from must be \`folder\`, or ${s3Form}.`)
  return { dataDir, s3: requireBucket(from, process.env as S3Environment) }
}

/** Hidden, so that the site's sweep removes it. */
const markName = ".copied"

/**
 * @throws Refusal for a bucket with another site's files. A mark identifies an earlier copy, which the sweep cleans.
 */
async function requirePlaceFor(files: IncomingFile[], target: ImageStore, settings: Settings) {
  if (!settings.s3) return
  const mark = await markOf(settings)
  const found = await target.read(markName).catch(ignoreMissing)
  if (found?.equals(mark)) return
  await requireNoOthers(target, files)
  await target.remove(markName)
  await target.put(markName, mark)
}

async function markOf({ tokenSecret: key, dataDir }: Settings): Promise<Buffer> {
  const hmac = createHmac("sha256", key ?? (await tokenSecret(dataDir)))
  return Buffer.from(hmac.update("copy of pictures").digest("hex"))
}

const addressOf = ({ s3 }: StorePlace) => s3 && `${s3.url}/${s3.prefix}`

async function check({ settings, log }: Environment) {
  const database = await openSiteDatabase(settings, log)
  try {
    const pictures = await database.read.find(Picture, { select: { id: true, file: true, bytes: true, hash: true } })
    const documents = await database.read.find(StoredDocument)
    const files = new Map<string, NamedFile>()
    for (const { file: name, bytes, hash } of pictures) files.set(name, { name, bytes, hash })
    for (const { name, bytes } of documents) files.set(name, { name, bytes, hash: null })
    const faults = await faultsOf(await openStore(settings), [...files.values()])
    if (faults.length > 0)
      throw new Refusal(
        `Of ${files.size} files that the database names, ${faults.length} are not as it says:\n${faults.join("\n")}`,
      )
    console.log(`All ${files.size} files that the database names are there, and are what it says.`)
  } finally {
    await database.close()
  }
}
