import { mkdir, rm } from "node:fs/promises"
import { type AddressInfo, createServer } from "node:net"
import { join } from "node:path"
import { Refusal } from "../../../base/refusal.ts"
import type { Settings } from "../../../base/settings.ts"
import { secretOf } from "../../site-folder.ts"
import { type Account, requireCommand, runAs, whileServing } from "./run-release.ts"

interface Trial {
  current: string
  release: string
  account: Account
  settings: Settings
}

/** Isolates the copy: no mail, no backups, pictures of its own, unreachable from outside. */
const isolated = { IMAGES_URL: "", SMTP_URL: "", BACKUP_KEEP: "0", SITE_URL: "", LOG_LEVEL: "warn", METRICS_TOKEN: "" }

/** @throws Refusal with the release's output */
export async function tryOnCopy({ current, release, account, settings: own }: Trial) {
  const { dataDir } = own
  // Beside the data, where there is room.
  const folder = join(dataDir, ".temporary", "trial")
  const clear = () => runAs(account, () => rm(folder, { recursive: true, force: true }))
  await clear()
  await runAs(account, () => mkdir(folder, { recursive: true, mode: 0o700 }))
  try {
    const backup = join(folder, "site.tar")
    await requireCommand({ release: current, account, settings: { DATA_DIR: dataDir } }, "backup", backup)
    const TOKEN_SECRET = await runAs(account, () => secretOf(own))
    const settings = { ...isolated, TOKEN_SECRET, DATA_DIR: join(folder, "copy") }
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
