import { mkdtempSync, rmSync } from "node:fs"
import { join } from "node:path"
import sqlite3 from "sqlite3"
import { Client } from "../client.ts"
import { addressOf, drawnPicture, password } from "../school.ts"
import { storedPicture } from "../stored-picture.ts"
import { type Load, load } from "./load.ts"
import { add, writer } from "./prepared.ts"
import { restItem } from "./questions.ts"
import type { Report } from "./report.ts"
import { ask, type Running, startBare } from "./servers.ts"

const seconds = 5

/** Adds against bare durable inserts, and what readers wait while there are adds and uploads. */
export async function writes(report: Report, site: Running, dataDir: string) {
  report.begin("Writes")
  const client = new Client(site.url)
  await client.signIn(addressOf(writer), password)
  const bare = await bareInserts(dataDir)
  const picture = await storedPicture(client)
  const addsBy = (clients: number) =>
    often((number) => add(client, { title: `Added ${number}`, detail: `<p>${detail}</p>`, picture }), clients)
  for (const [name, clients, bar] of [
    ["durable adds, one client, of bare inserts", 1, "addsByOne"],
    ["durable adds, eight clients", 8, "addsByEight"],
  ] as const) {
    const before = site.processor()
    const adds = await addsBy(clients)
    const milliseconds = ((site.processor() - before) / (adds * seconds)) * 1000
    const of = `${round(adds)} of ${round(bare)}/s, processor ${milliseconds.toFixed(1)} ms each`
    report.add(name, adds / bare, { of, bar })
  }
  await readsDuring(report, site, { adds: () => addsBy(4), "uploads of pictures": () => uploadsBy(client, 2) })
}

/** What a visitor waits for what comes from memory, and for what a write has just made stale. */
async function readsDuring(report: Report, site: Running, works: Record<string, () => Promise<number>>) {
  const server = await startBare(await ask(site.url, restItem))
  const bare = await load(server.url, restItem, seconds)
  await server.stop()
  const tell = (name: string, read: Load, beside: string) => {
    const of = `${read.p99.toFixed(1)} of ${bare.p99.toFixed(1)} ms, ${round(read.perSecond)}/s${beside}`
    report.add(`${name}, p99, of a bare server's`, read.p99 / bare.p99, { of, bar: "p99" })
  }
  tell("reads alone", await load(site.url, restItem, seconds), "")
  for (const [name, work] of Object.entries(works)) {
    const [read, done] = await Promise.all([load(site.url, restItem, seconds), work()])
    tell(`reads during ${name}`, read, ` beside ${round(done)}/s`)
  }
}

const round = Math.round

const insert = "INSERT INTO rows (title, detail) VALUES (?, ?)"
const detail = "x".repeat(3000)

/** One row, one transaction, on disk before the next: by the same driver, on the same disk. */
async function bareInserts(dataDir: string) {
  const folder = mkdtempSync(join(dataDir, "bare-"))
  const database = new sqlite3.Database(join(folder, "bare.sqlite"))
  const run = (sql: string, ...values: unknown[]) =>
    new Promise<void>((resolve, reject) => database.run(sql, values, (error) => (error ? reject(error) : resolve())))
  for (const sql of ["PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "CREATE TABLE rows (title, detail)"])
    await run(sql)
  const perSecond = await often((number) => run(insert, `Sports day ${number}`, detail), 1)
  await new Promise((resolve) => database.close(resolve))
  rmSync(folder, { recursive: true })
  return perSecond
}

async function uploadsBy(client: Client, clients: number) {
  const picture = new Blob([await drawnPicture({ width: 1600, height: 1200, format: "jpeg" })])
  const upload = async (number: number) => {
    const form = new FormData()
    form.set("file", picture, `bench-${Date.now()}-${number}.jpg`)
    form.set("name", `bench-${Date.now()}-${number}.jpg`)
    const { status } = await client.send("POST", "/upsingle", form)
    if (status !== 200) throw new Error(`An upload was answered by ${status}.`)
  }
  return often(upload, clients)
}

/** How often something is done in a second, by so many at the same time, each at once again. */
async function often(work: (number: number) => Promise<void>, clients: number) {
  const begun = performance.now()
  const end = begun + seconds * 1000
  let done = 0
  const again = async () => {
    while (performance.now() < end) await work(done++)
  }
  await Promise.all(Array.from({ length: clients }, again))
  return done / ((performance.now() - begun) / 1000)
}
