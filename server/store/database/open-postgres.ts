import { randomUUID } from "node:crypto"
import { Socket } from "node:net"
import { Client, type ClientConfig, Pool } from "pg"
import { limits } from "../../base/api/limits.ts"
import { attempt } from "../../base/attempt.ts"
import { type PostgresSettings, SettingsError } from "../../base/settings.ts"
import { lockUntilCommit } from "./advisory-lock.ts"
import { orderByBytes } from "./byte-order.ts"
import type { SnapshotDatabase } from "./database.ts"
import { translateDriverError } from "./driver-errors.ts"
import { Generations } from "./generations.ts"
import { GroupedWrites } from "./grouped-writes.ts"
import { Listener } from "./listener.ts"
import { type DatabaseOptions, migrate, migrationsOf, openSource, unseenTables } from "./migrating.ts"
import * as postgres from "./postgres.ts"
import { TouchedTables } from "./touched-tables.ts"

const maxConnections = 10

/** One for each answer computed concurrently. One more connection listens; the rest serve everything else. */
const answerConnections = limits.answersAtOnce

const channel = "junior_academy"

export async function openPostgres(settings: PostgresSettings, opening: DatabaseOptions): Promise<SnapshotDatabase> {
  await exclusively(settings, () => migrateDatabase(settings, opening))
  const source = await openSource(
    {
      ...{ type: "postgres", url: settings.url, entities: opening.entities, parseInt8: true },
      ...{ connectTimeoutMS: postgres.maxWait.connectMs, poolSize: maxConnections - answerConnections - 1 },
      extra: optionsOf(settings),
    },
    opening,
  )
  postgres.translateErrors(source)
  const answerPool = openPool(settings, answerConnections)
  const cancel = (backend: number) => source.query("SELECT pg_cancel_backend($1)", [backend])

  const touched = new TouchedTables(unseenTables(source, opening))
  const self = randomUUID()
  const generations = new Generations(async () => {
    await listener.catchUp()
    return false
  })
  const listener = await Listener.open({
    url: settings.directUrl ?? settings.url,
    channel,
    log: opening.log,
    onConnected: () => generations.begin("all"),
    onNotification(payload) {
      const { sender, schema, isPublic = true, tables = "all" } = readMessage(payload)
      if (sender === self || (schema && schema !== source.driver.schema)) return
      generations.committed({ isPublic, tables: tables === "all" ? tables : new Set(tables) })
    },
  })
  const beforeCommit = () => {
    const { isPublic, tables } = touched.current
    const { schema } = source.driver
    const message: ChangeMessage = { sender: self, schema, isPublic, tables: tables === "all" ? tables : [...tables] }
    return `NOTIFY ${channel}, '${JSON.stringify(message).replaceAll("'", "''")}'`
  }
  const writes = new GroupedWrites({
    createRunner: () => postgres.createWriter(source, { onStatement: (sql) => touched.note(sql), beforeCommit }),
    afterTransaction: () => generations.committed(touched.takeChanges()),
  })
  return {
    kind: "postgres",
    counters: postgres.countersOf(source),
    generations,
    read: source.manager,
    openSnapshot: () => postgres.openSnapshot(source, { pool: answerPool, cancel }),
    write: (work, options) =>
      writes.run(work, () => touched.endWrite(options)).catch((error) => Promise.reject(translateDriverError(error))),
    exclusively: (work) => exclusively(settings, work),
    isLeader: () => listener.isLeader(),
    connections: () => postgres.connectionsOf(source, answerPool),
    async close() {
      await writes.idle()
      listener.close()
      await answerPool.end()
      await source.destroy()
    },
  }
}

interface ChangeMessage {
  sender: string
  schema?: string
  isPublic: boolean
  tables: string[] | "all"
}

/** Without a payload, as of a manual `NOTIFY junior_academy`, anything may have changed. */
const readMessage = (payload: string): Partial<ChangeMessage> => attempt(() => JSON.parse(payload)) ?? {}

async function migrateDatabase({ url, directUrl }: PostgresSettings, opening: DatabaseOptions) {
  const { entities } = opening
  const options = { url: directUrl ?? url, entities, migrations: migrationsOf(opening), poolSize: 2 }
  const migrationSource = await openSource({ type: "postgres", ...options }, opening)
  try {
    const [{ server_encoding: encoding }] = await migrationSource.query("SHOW server_encoding")
    if (encoding !== "UTF8")
      throw new SettingsError(`Setting DATABASE_URL is wrong: its database is in ${encoding}. Make one in UTF8.`)
    await migrate(migrationSource, opening)
    await orderByBytes(migrationSource)
  } finally {
    await migrationSource.destroy()
  }
}

async function exclusively<T>({ url, directUrl }: PostgresSettings, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: directUrl ?? url, keepAlive: true })
  client.on("error", () => undefined)
  await client.connect()
  try {
    await client.query(`BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0; ${lockUntilCommit("start")}`)
    return await work()
  } finally {
    await client.end()
  }
}

/** Poolers reject unknown connection parameters: each transaction sets its own timeouts instead. */
function optionsOf({ directUrl }: PostgresSettings) {
  const { statementMs, lockMs } = postgres.maxWait
  const common = { keepAlive: true, Client: PooledClient, stream: openSocket }
  if (directUrl) return { ...common, query_timeout: statementMs }
  return {
    ...common,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    options: "-c default_transaction_read_only=on",
  }
}

function openPool(settings: PostgresSettings, max: number): Pool {
  const timeout = { connectionTimeoutMillis: postgres.maxWait.connectMs }
  const pool = new Pool({ connectionString: settings.url, ...timeout, max, ...optionsOf(settings) })
  return pool.on("error", () => undefined)
}

/** Closes the connection to a server that stopped answering, for which TCP would wait a quarter of an hour. */
function openSocket() {
  const socket = new Socket()
  return socket.setTimeout(postgres.maxWait.idleMs, () => socket.destroy())
}

/** A lost connection is replaced on demand; the statement that used it reports the loss. */
class PooledClient extends Client {
  constructor(config?: ClientConfig) {
    super(config)
    this.on("error", () => undefined)
  }
}
