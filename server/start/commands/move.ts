import { spawn } from "node:child_process"
import { once } from "node:events"
import { constants } from "node:fs"
import { copyFile, rm } from "node:fs/promises"
import { join, resolve } from "node:path"
import { secretName } from "../../base/private-files.ts"
import { Refusal } from "../../base/refusal.ts"
import { built } from "../../base/root.ts"
import { lockFolder } from "../../store/database/folder-lock.ts"
import { environment, run } from "../process.ts"
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
  const { settings } = await environment()
  const file = `${destination.DATA_DIR}.moving.tar`
  const lock = settings.postgres ? undefined : await lockFolder(settings.dataDir).catch(unlessRunning)
  try {
    await command(["export", file])
    await command(["import", file, "--moved"], { ...destination, TOKEN_SECRET: await secretOf(settings) })
  } finally {
    await rm(file, { force: true })
    await lock?.release()
  }
  await takeSecretAlong(settings.dataDir, destination.DATA_DIR)
  console.log(
    `\nStart the site there by DATA_DIR=${destination.DATA_DIR}${DATABASE_URL && " and its DATABASE_URL"}${IMAGES_URL && " and its IMAGES_URL"}.`,
  )
})

/** The export explains a folder that is missing or cannot be written. */
function unlessRunning(error: Error): undefined {
  if (error instanceof Refusal) throw error
}

/** Runs another command of the site. @throws Refusal if it fails */
async function command(args: string[], settings: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ...settings }
  const child = spawn(process.execPath, [join(built, "server", "main.js"), ...args], { env, stdio: "inherit" })
  const [code] = await once(child, "close")
  if (code !== 0) throw new Refusal("The site has not been moved: the reason stands above.")
}

/** Second-factor secrets are sealed with it. */
async function takeSecretAlong(from: string, to: string) {
  const copied = copyFile(join(from, secretName), join(to, secretName), constants.COPYFILE_EXCL)
  await copied.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error
  })
}
