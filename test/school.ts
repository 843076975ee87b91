import { randomBytes } from "node:crypto"
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { hash } from "@node-rs/argon2"
import type { GraphQLSchema } from "graphql"
import type { DestinationStream } from "pino"
import sharp from "sharp"
import { Role } from "../server/access/roles.ts"
import { openLog } from "../server/base/log.ts"
import { imagesFolder, readSettings } from "../server/base/settings.ts"
import { buildApi } from "../server/doors/graphql/schema.ts"
import { clientFiles } from "../server/doors/web/client-files.ts"
import { builtPages } from "../server/doors/web/page-source.ts"
import { insertAccount } from "../server/school/users/accounts.ts"
import type { User } from "../server/school/users/user.ts"
import { features } from "../server/start/features.ts"
import { type Site, startSite } from "../server/start/site.ts"
import { openSiteDatabase } from "../server/start/site-database.ts"
import { Client } from "./client.ts"
import { copyFilledFolder } from "./filled-folder.ts"
import { sharedValidator, validatorOf } from "./openapi-validator.ts"
import { databaseKind, databaseSetting, dropDatabase } from "./postgres/databases.ts"

type Pages = Pick<Parameters<typeof startSite>[0], "client" | "pages">

const noPages: Pages = { client: (_request, _response, next) => next() }

export const password = "Jacaranda!1974"

let api: GraphQLSchema | undefined

/** The API of all schools in this process: building it takes most of the time of opening a school. */
export function sharedApi() {
  api ??= buildApi(features)
  return api
}

/** The password's hash, at a low cost, so that tests do not wait for sign-ins. A hash contains its cost. */
const passwordHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** The address of a user: `eda.editor@…` for Eda Editor. */
export const addressOf = (name: string) => `${name.toLowerCase().replaceAll(" ", ".")}@jacarandahill.example`

/** A whole site on a database and a folder of its own, reached over HTTP like by any client. */
export class School {
  private people = 0

  /** Its OpenAPI document, fetched once for all clients. */
  readonly validator: ReturnType<typeof validatorOf>

  private constructor(
    readonly site: Site,
    readonly dataDir: string,
    schema: GraphQLSchema,
  ) {
    this.validator = schema === api ? () => sharedValidator(site.url) : validatorOf(site.url)
  }

  /** Opens a school without pages, for API tests. `schema`: an API other than that of all schools. */
  static open(
    variables: Record<string, string> = {},
    log?: DestinationStream,
    schema?: GraphQLSchema,
  ): Promise<School> {
    return School.openWith(noPages, variables, log, schema)
  }

  /** Opens a school with the built client, for browser tests. */
  static openPages(variables: Record<string, string> = {}, log?: DestinationStream): Promise<School> {
    return School.openWith({ client: clientFiles(), pages: builtPages() }, variables, log)
  }

  private static async openWith(
    pages: Pages,
    variables: Record<string, string>,
    log?: DestinationStream,
    schema?: GraphQLSchema,
  ): Promise<School> {
    const dataDir = await mkdtemp(join(tmpdir(), "school-"))
    await databaseSetting(dataDir, await copyOfStarted(dataDir, variables), migrate)
    return School.startOn(pages, dataDir, variables, log, schema)
  }

  /** Opens a school on an existing folder. */
  static openOn(dataDir: string): Promise<School> {
    return School.startOn(noPages, dataDir, {})
  }

  /** Restarts the school, as in another process. This instance is closed. */
  async restarted(variables: Record<string, string> = {}): Promise<School> {
    await this.site.close()
    return School.startOn(noPages, this.dataDir, variables)
  }

  /** Opens a school with every test's environment and `variables`. */
  static async startOn(
    pages: Pages,
    dataDir: string,
    variables: Record<string, string>,
    log: DestinationStream = process.stderr,
    schema = sharedApi(),
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
    const site = await startSite({
      settings,
      log: openLog(settings.logLevel, log, {}, settings.logAddresses),
      ...pages,
      shared: { schema },
    })
    // With clients in the same process, a busy site would close a connection just as the next request uses it.
    site.server.keepAliveTimeout = 0
    return new School(site, DATA_DIR, schema)
  }

  async close() {
    await this.site.close()
    // A resized picture may still be written to the folder.
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5 })
    await dropDatabase(this.dataDir)
  }

  get url() {
    return this.site.url
  }

  get services() {
    return this.site.services
  }

  /** A client that is not signed in. */
  visitor() {
    return new Client(this.url, this.validator)
  }

  /** A new user with a role, signed in. */
  async signedIn(role: Role, name = `${Role[role].toLowerCase()} ${++this.people}`): Promise<Client> {
    const { email } = await this.account(role, name)
    return this.signIn(email)
  }

  async signIn(email: string): Promise<Client> {
    const client = new Client(this.url, this.validator)
    await client.signIn(email, password)
    return client
  }

  /** An account with `password`. */
  async account(role: Role, name = `${Role[role].toLowerCase()} ${++this.people}`): Promise<User> {
    const fields = { name, email: addressOf(name), role, passwordHash: await passwordHash }
    return this.services.database.write((rows) => insertAccount(rows, fields))
  }
}

/** Creates the tables of a database, and no rows. */
export async function migrate(variables: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), "migrated-"))
  const settings = readSettings({ ...variables, DATA_DIR: folder })
  const database = await openSiteDatabase(settings, openLog("silent", process.stderr))
  await database.close()
  await rm(folder, { recursive: true })
}

/** Copies the folder of a started school, unless the administrator or the data folder differs. */
function copyOfStarted(folder: string, { SEED = "none", ADMIN_EMAIL, DATA_DIR }: Record<string, string>) {
  if (ADMIN_EMAIL || DATA_DIR) return undefined
  return copyFilledFolder(folder, `${SEED}-${databaseKind()}`, async (started) => {
    const school = await School.startOn(noPages, started, { SEED })
    await school.site.close()
    if (SEED === "school") await shareSmallPictures(started)
  })
}

/** Shares the small copies of the starting content's pictures, which take longer than most tests, within a run. */
async function shareSmallPictures(folder: string) {
  const shared = join(process.env.RUN_FOLDER as string, "variants")
  const own = join(imagesFolder(folder), ".variants")
  await mkdir(shared, { recursive: true })
  await rm(own, { recursive: true, force: true })
  await symlink(shared, own)
}

interface Drawn {
  width?: number
  height?: number
  format?: "png" | "jpeg" | "webp" | "gif" | "tiff" | "avif"
  color?: string
}

/** A small picture, in a different colour each time. */
export function drawnPicture({ width = 64, height = 48, format = "png", color }: Drawn = {}) {
  const [r, g, b] = randomBytes(3)
  const background = color ?? { r, g, b }
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}
