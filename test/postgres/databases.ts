import { basename } from "node:path"
import { Client } from "pg"
import { inject } from "vitest"

/** The kind of database in this test run. */
export const databaseKind = () => (server() ? "postgres" : "sqlite")

/** True on PostgreSQL, except in a long run: tests whose SQL is the same on both run only on SQLite. */
export const isDouble = () => databaseKind() === "postgres" && !process.env.TEST_LONG

/** The server's address, in the project that tests with PostgreSQL. Programs outside Vitest have none. */
const server = () => (process.env.VITEST ? inject("postgres") : undefined)

type Variables = Record<string, string>

/**
 * The setting of a site on PostgreSQL, whose database is named after its folder; none for SQLite, whose database is in
 * the folder. A new database is a copy of the folder `like`'s database, or of an empty one with all tables, which the
 * first caller creates by `migrate`.
 */
export async function databaseSetting(
  dataDir: string,
  like: string | undefined,
  migrate: (variables: Variables) => Promise<void>,
): Promise<Variables> {
  const url = server()
  if (!url) return {}
  const name = basename(dataDir)
  await withClient(url, async (client) => {
    if (await exists(client, name)) return
    const template = like ? basename(like) : await migrated(client, (begun) => migrate(settingOf(url, begun)))
    await client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY FILE_COPY`)
  })
  return settingOf(url, name)
}

/** A completely empty database, created with `options`. */
export async function emptyDatabase(dataDir: string, options = ""): Promise<Variables> {
  const url = server() as string
  await withClient(url, (client) => client.query(`CREATE DATABASE "${basename(dataDir)}" ${options}`))
  return settingOf(url, basename(dataDir))
}

/** A separate connection to the database of a folder. The caller ends it. */
export async function connectBeside(dataDir: string) {
  const client = new Client({ connectionString: settingOf(server() as string, basename(dataDir)).DATABASE_URL })
  client.on("error", () => undefined)
  await client.connect()
  return { run: (sql: string) => client.query(sql), end: () => client.end() }
}

/** Drops the database of a folder. One under autovacuum, which cannot be interrupted, is dropped with the server. */
export async function dropDatabase(dataDir: string) {
  const url = server()
  if (!url) return
  await withClient(url, (client) =>
    client.query(`DROP DATABASE IF EXISTS "${basename(dataDir)}" WITH (FORCE)`).catch((error: { code?: string }) => {
      if (error.code !== insufficientPrivilege) throw error
    }),
  )
}

const insufficientPrivilege = "42501"

/** The first caller creates it, and the others wait for it. */
async function migrated(client: Client, migrate: (name: string) => Promise<void>) {
  const template = "migrated"
  const begun = `${template}-begun`
  await client.query("SELECT pg_advisory_lock(hashtext($1))", [template])
  if (!(await exists(client, template))) {
    await client.query(`CREATE DATABASE "${begun}"`)
    await migrate(begun)
    await client.query(`ALTER DATABASE "${begun}" RENAME TO "${template}"`)
  }
  await client.query("SELECT pg_advisory_unlock(hashtext($1))", [template])
  return template
}

async function exists(client: Client, name: string) {
  return (await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name])).rows.length > 0
}

function settingOf(url: string, name: string): Variables {
  return { DATABASE_URL: Object.assign(new URL(url), { pathname: `/${name}` }).href }
}

async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
