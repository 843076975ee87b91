import { mkdir, rm } from "node:fs/promises"
import { type AddressInfo, createServer } from "node:net"
import { join } from "node:path"
import { Refusal } from "../../../base/refusal.ts"
import { type Account, actingAs, requireCommand, whileServing } from "./run-release.ts"

interface Trial {
  /** The folder of the release that serves now, and of the one that is tried. */
  current: string
  release: string
  account: Account
  dataDir: string
}

/** Off: the copy must neither send the mails that wait nor take backups, its pictures are its own, and nobody is to reach it. */
const apart = { IMAGES_URL: "", SMTP_URL: "", BACKUP_KEEP: "0", SITE_URL: "", LOG_LEVEL: "warn", METRICS_TOKEN: "" }

/** @throws Refusal with what that release said */
export async function tryOnCopy({ current, release, account, dataDir }: Trial) {
  // Beside the data, where there is room for it.
  const folder = join(dataDir, ".temporary", "trial")
  const clear = () => actingAs(account, () => rm(folder, { recursive: true, force: true }))
  // Removes an interrupted trial.
  await clear()
  await actingAs(account, () => mkdir(folder, { recursive: true, mode: 0o700 }))
  try {
    const backup = join(folder, "site.tar")
    await requireCommand({ release: current, account, settings: { DATA_DIR: dataDir } }, "backup", backup)
    const settings = { ...apart, DATA_DIR: join(folder, "copy") }
    await requireCommand({ release, account, settings }, "restore", backup)
    await whileServing({ release, account, settings, port: await freePort() }, requireHome)
  } finally {
    await clear()
  }
}

async function requireHome(url: string) {
  const { status } = await fetch(url, { headers: { accept: "text/html" } })
  if (status !== 200) throw new Refusal(`Its home page answers ${status}.`)
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
