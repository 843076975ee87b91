import { spawn } from "node:child_process"
import { once } from "node:events"
import { rm, writeFile } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { makeFolder } from "../../base/machine.ts"
import { secretName, storedSecret } from "../../base/private-files.ts"
import { Refusal } from "../../base/refusal.ts"
import { built } from "../../base/root.ts"
import { requireEmpty } from "../../school/backup/fill-folder.ts"
import { lockFolder } from "../../store/database/folder-lock.ts"
import { readEnvironment, run } from "../process.ts"
import { secretOf } from "../site-folder.ts"
import { readArguments } from "./arguments.ts"

const usage = `npm run move -- FOLDER [--database postgres://…] [--images s3://…]

Copies the site of the settings to a folder that has none, and to an empty database and a store of pictures where they are
named: from SQLite to PostgreSQL, or back. Every row and every picture is counted and compared. Stop the site first, so that
nothing is written to it any more; it stays as it is.`

run(async () => {
  const { word, options } = readArguments(usage, { database: { type: "string" }, images: { type: "string" } })
  const { database: DATABASE_URL = "", images: IMAGES_URL = "" } = options
  const destination = { DATA_DIR: resolve(word), DATABASE_URL, IMAGES_URL }
  const { settings } = await readEnvironment()
  // Within the folder: its parent often belongs to root.
  const file = join(destination.DATA_DIR, ".temporary", "moving.tar")
  const lock = settings.postgres ? undefined : await lockFolder(settings.dataDir).catch(rethrowRefusal)
  try {
    await requireEmpty(destination.DATA_DIR)
    await makeFolder(dirname(file), 0o700).catch(({ code }) => {
      throw new Refusal(`${destination.DATA_DIR} cannot be written (${code}).`)
    })
    await rm(file, { force: true })
    await command(["export", file])
    await copySecret(settings.dataDir, destination.DATA_DIR)
    await command(["import", file, "--moved"], { ...destination, TOKEN_SECRET: await secretOf(settings) })
  } finally {
    await rm(file, { force: true })
    await lock?.release()
  }
  console.log(
    `\nStart the site there by DATA_DIR=${destination.DATA_DIR}${DATABASE_URL && " and its DATABASE_URL"}${IMAGES_URL && " and its IMAGES_URL"}.`,
  )
})

/** Ignores other errors: the export explains a folder that is missing or cannot be written. */
function rethrowRefusal(error: Error): undefined {
  if (error instanceof Refusal) throw error
}

/** Runs another command of the site. @throws Refusal if it fails */
async function command(args: string[], settings: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ...settings }
  const child = spawn(process.execPath, [join(built, "server", "main.js"), ...args], { env, stdio: "inherit" })
  const [code] = await once(child, "close")
  if (code !== 0) throw new Refusal("The site has not been moved, for the reason above.")
}

/** Copies the token secret, which seals second-factor secrets. @throws Refusal if the target has another secret */
async function copySecret(from: string, to: string) {
  const [own, other] = await Promise.all([from, to].map(storedSecret))
  if (!own || other === own) return
  if (other) throw new Refusal(`${to} already has a ${secretName}. Remove it first.`)
  await makeFolder(to, 0o700)
  await writeFile(join(to, secretName), own, { mode: 0o600, flush: true })
}
