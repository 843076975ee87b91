import { randomBytes } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { DestinationStream } from "pino"
import sharp from "sharp"
import { hashPassword } from "../server/access/passwords.ts"
import { Role } from "../server/access/roles.ts"
import { openLog } from "../server/log.ts"
import { readSettings } from "../server/settings.ts"
import { openSiteDatabase, type Site, startSite } from "../server/site.ts"
import { insertAccount } from "../server/users/accounts.ts"
import type { User } from "../server/users/user.ts"
import { clientFiles } from "../server/web/client-files.ts"
import { builtPages } from "../server/web/page-source.ts"
import { Client } from "./client.ts"
import { copyFilledFolder } from "./filled-folder.ts"
import { databaseKind, databaseSetting, dropDatabase } from "./postgres/databases.ts"

type Pages = Pick<Parameters<typeof startSite>[0], "client" | "pages">

const noPages: Pages = { client: (_request, _response, next) => next() }

export const password = "Jacaranda!1974"

/** The address of somebody at the school: `eda.editor@…` for Eda Editor. */
export const addressOf = (name: string) => `${name.toLowerCase().replaceAll(" ", ".")}@jacarandahill.example`

/** A whole site on a database and a folder of its own, reached over HTTP as everybody reaches it. */
export class School {
  private people = 0
  private passwordHash?: string

  private constructor(
    readonly site: Site,
    readonly dataDir: string,
  ) {}

  /** Without its pages, for what programs ask. */
  static open(variables: Record<string, string> = {}, log?: DestinationStream): Promise<School> {
    return School.opening(noPages, variables, log)
  }

  /** With the built client, for what people see. */
  static openPages(variables: Record<string, string> = {}, log?: DestinationStream): Promise<School> {
    return School.opening({ client: clientFiles(), pages: builtPages() }, variables, log)
  }

  private static async opening(
    pages: Pages,
    variables: Record<string, string>,
    log?: DestinationStream,
  ): Promise<School> {
    const dataDir = await mkdtemp(join(tmpdir(), "school-"))
    const filled = variables.SEED === "school" ? await copyFilledFolder(dataDir, databaseKind(), fill) : undefined
    await databaseSetting(dataDir, filled, migrate)
    return School.serving(pages, dataDir, variables, log)
  }

  /** On a folder that is there already. */
  static openOn(dataDir: string): Promise<School> {
    return School.serving(noPages, dataDir, {})
  }

  /** The same school after its process has ended and another has begun. This one is closed. */
  async restarted(variables: Record<string, string> = {}): Promise<School> {
    await this.site.close()
    return School.serving(noPages, this.dataDir, variables)
  }

  /** With the settings of the environment that every test has, and `variables` beside them. */
  static async serving(
    pages: Pages,
    dataDir: string,
    variables: Record<string, string>,
    log: DestinationStream = process.stderr,
  ): Promise<School> {
    const { DATA_DIR = dataDir } = variables
    const settings = readSettings({
      DATA_DIR,
      PORT: "0",
      HOST: "127.0.0.1",
      SEED: "none",
      ADMIN_PASSWORD: password,
      LOG_LEVEL: "silent",
      BACKUP_KEEP: "0",
      ...(await databaseSetting(DATA_DIR, undefined, migrate)),
      ...variables,
    })
    const site = await startSite({ settings, log: openLog(settings.logLevel, log), ...pages })
    return new School(site, DATA_DIR)
  }

  async close() {
    await this.site.close()
    // A picture of another size may be on its way to the folder still.
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5 })
    await dropDatabase(this.dataDir)
  }

  get url() {
    return this.site.url
  }

  get services() {
    return this.site.services
  }

  /** Somebody who is not signed in. */
  visitor() {
    return new Client(this.url)
  }

  /** Somebody new with a role, signed in. */
  async signedIn(role: Role, name = `${Role[role].toLowerCase()} ${++this.people}`): Promise<Client> {
    const { email } = await this.account(role, name)
    return this.signIn(email)
  }

  async signIn(email: string): Promise<Client> {
    const client = new Client(this.url)
    await client.signIn(email, password)
    return client
  }

  /** An account with `password`. */
  async account(role: Role, name = `${Role[role].toLowerCase()} ${++this.people}`): Promise<User> {
    this.passwordHash ??= await hashPassword(password)
    const email = addressOf(name)
    const { passwordHash } = this
    return this.services.database.write((rows) => insertAccount(rows, { name, email, role, passwordHash }))
  }
}

/** Makes the tables of a database, and no rows. */
export async function migrate(variables: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), "migrated-"))
  const settings = readSettings({ ...variables, DATA_DIR: folder })
  const database = await openSiteDatabase(settings, openLog("silent", process.stderr))
  await database.close()
  await rm(folder, { recursive: true })
}

/** Has the starting content put into a folder. */
async function fill(folder: string) {
  const school = await School.serving(noPages, folder, { SEED: "school" })
  await school.site.close()
}

/** A small picture; of no colour in particular, each time another one. */
export function drawnPicture({
  width = 64,
  height = 48,
  format = "png",
  color,
}: {
  width?: number
  height?: number
  format?: "png" | "jpeg" | "webp"
  color?: string
} = {}) {
  const [r, g, b] = randomBytes(3)
  const background = color ?? { r, g, b }
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}
