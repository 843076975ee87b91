import { spawn } from "node:child_process"
import { once } from "node:events"
import { constants } from "node:fs"
import { copyFile, rm } from "node:fs/promises"
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { environment, run } from "../process.ts"
import { Refusal } from "../refusal.ts"
import { built } from "../root.ts"

const usage = `npm run move -- FOLDER [--database postgres://…] [--images s3://…]

Copies the site of the settings to a folder that has none, and to an empty database and a store of pictures where they are
named: from SQLite to PostgreSQL, or back. Every row and every picture is counted and compared. Stop the site first, so that
nothing is written to it any more; it stays as it is.`

interface Destination {
  DATA_DIR: string
  DATABASE_URL: string
  IMAGES_URL: string
}

run(async () => {
  const destination = read()
  const { settings } = await environment()
  const file = `${destination.DATA_DIR}.moving.tar`
  try {
    await command(["export", file])
    await command(["import", file], destination)
  } finally {
    await rm(file, { force: true })
  }
  await takeSecretAlong(settings.dataDir, destination.DATA_DIR)
  console.log(
    `\nStart the site there by DATA_DIR=${destination.DATA_DIR}${destination.DATABASE_URL && " and its DATABASE_URL"}${destination.IMAGES_URL && " and its IMAGES_URL"}.`,
  )
})

function read(): Destination {
  try {
    const { values, positionals } = parseArgs({
      options: { database: { type: "string" }, images: { type: "string" } },
      allowPositionals: true,
    })
    const [folder, ...more] = positionals
    if (!folder || more.length > 0) throw new Error("Name the folder to which the site is to go.")
    return { DATA_DIR: resolve(folder), DATABASE_URL: values.database ?? "", IMAGES_URL: values.images ?? "" }
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`)
  }
}

/** Runs another of the site's commands, which says what it does. @throws Refusal where that has not succeeded */
async function command(args: string[], settings: Partial<Destination> = {}) {
  const env = { ...process.env, ...settings }
  const child = spawn(process.execPath, [join(built, "server", "main.js"), ...args], { env, stdio: "inherit" })
  const [code] = await once(child, "close")
  if (code !== 0) throw new Refusal("The site has not been moved: the reason stands above.")
}

/** Codes of authenticator apps are sealed with it. */
async function takeSecretAlong(from: string, to: string) {
  const name = "token-secret"
  await copyFile(join(from, name), join(to, name), constants.COPYFILE_EXCL).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error
  })
}
