import { createHash } from "node:crypto"
import { mkdir, readdir, readFile, rm, utimes } from "node:fs/promises"
import { Agent, request } from "node:http"
import { join } from "node:path"
import { setTimeout as pause, setImmediate as turn } from "node:timers/promises"
import { DataSource } from "typeorm"
import { afterEach, describe, expect, it } from "vitest"
import { imagesFolder } from "../../server/base/settings.ts"
import { migrations } from "../../server/store/database/migrations/index.ts"
import { BuiltServer } from "../built-server.ts"
import type { Client } from "../client.ts"
import { storedPicture, uploadSingle } from "../items.ts"
import { olderDatabase, plainSqlite } from "../older-database.ts"
import { drawnPicture } from "../school.ts"
import { shortOrLong } from "./short-or-long.ts"

const kills = { writes: shortOrLong(1, 50), uploads: shortOrLong(1, 50), updates: shortOrLong(1, 20) }

let server: BuiltServer
afterEach(() => server.remove())

describe("a killed server", () => {
  it("keeps every story that it acknowledged", async () => {
    server = await BuiltServer.start()
    const acknowledged: string[] = []
    for (let kill = 0; kill < kills.writes; kill++) {
      const head = await server.signedIn()
      const picture = await storedPicture(head)
      const before = acknowledged.length
      const titles = Array.from({ length: 8 }, (_, writer) => `Before the lights went out ${kill}.${writer}`)
      const add = async (title: string) => {
        const { status } = await head.rest("POST", "/news/add", { title, detail: "<p>Dark.</p>", picture })
        if (status === 201) acknowledged.push(title)
      }
      const writing = Promise.allSettled(titles.map(add))
      // Each time at another moment: after all of them, none, one, two …
      await waitUntil(() => acknowledged.length >= before + ((kill + 8) % 9), writing)
      await server.kill()
      await writing
      await server.run()
    }
    const stories = await rowsOf<{ title: string }>(server, "SELECT title FROM news_stories")
    expect(stories.map(({ title }) => title)).toEqual(expect.arrayContaining(acknowledged))
    const { body } = await server.visitor().rest("GET", "/news")
    expect(body.allStories.length).toBeGreaterThan(0)
  })

  it("keeps every upload that it acknowledged, and later removes what is left of the others", async () => {
    server = await BuiltServer.start()
    const acknowledged: string[] = []
    for (let kill = 0; kill < kills.uploads; kill++) {
      const head = await server.signedIn()
      const enough = acknowledged.length + 1 + (kill % 4)
      const uploading = Promise.all(Array.from({ length: 6 }, () => uploadOn(head, acknowledged)))
      await waitUntil(() => acknowledged.length >= enough, uploading)
      await server.kill()
      await uploading
      await server.run()
    }
    const stored = await rowsOf<StoredFile>(server, "SELECT name, file, hash FROM pictures ORDER BY file")
    expect(stored.map(({ name }) => name)).toEqual(expect.arrayContaining(acknowledged))
    const files = stored.map(({ file }) => file)
    const images = imagesFolder(server.dataDir)
    for (const { file, hash } of stored) expect([file, sumOf(await readFile(join(images, file)))]).toEqual([file, hash])

    await server.stop()
    // Within the first hour, a file without a row may be an upload under way.
    for (const folder of [images, server.temporaryDir])
      for (const name of await readdir(folder)) await utimes(join(folder, name), hoursAgo(2), hoursAgo(2))
    await server.run()
    const left = async () => (await readdir(images)).filter((name) => name !== ".variants").sort()
    await expect.poll(left).toEqual(files)
    await expect.poll(() => readdir(server.temporaryDir)).toEqual([])
  })

  it("completes an interrupted migration at the next run", async () => {
    server = await BuiltServer.prepare()
    const begun = performance.now()
    expect(await server.command("migrate").ended).toBe(0)
    const duration = performance.now() - begun
    const tables = await tablesOf(server)
    for (let kill = 0; kill < kills.updates; kill++) {
      await rm(server.dataDir, { recursive: true })
      await mkdir(server.dataDir)
      const known = migrations.slice(0, 1 + (kill % (migrations.length - 1)))
      await (await olderDatabase(server.dataDir, known)).destroy()
      const updating = server.command("migrate")
      // Each time at another moment of its duration.
      await Promise.race([pause((duration * (kill + 0.5)) / kills.updates), updating.ended])
      updating.kill()
      await updating.ended
      expect(await server.command("migrate").ended).toBe(0)
      expect(await tablesOf(server)).toEqual(tables)
    }
    await server.run()
    await server.signedIn()
  })
})

it("A stopped server answers all 50 requests sent before the stop, over new and open connections", async () => {
  server = await BuiltServer.start()
  const head = await server.signedIn()
  const picture = await storedPicture(head)
  const agent = new Agent({ keepAlive: true, maxSockets: 50 })
  let sent = 0
  const send = (method: string, path: string, body?: object) =>
    new Promise<number | string>((resolve) => {
      const headers = { authorization: `Bearer ${head.accessToken}`, "content-type": "application/json" }
      const outgoing = request(server.url + path, { agent, method, headers }, (answer) => {
        answer.resume().once("end", () => resolve(answer.statusCode ?? 0))
      })
      outgoing.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      outgoing.once("finish", () => body && sent++)
      outgoing.end(body && JSON.stringify(body))
    })
  const fifty = Array.from({ length: 50 }, (_, number) => number)
  await Promise.all(fifty.slice(0, 25).map(() => send("GET", "/healthz")))
  const add = (number: number) =>
    send("POST", "/news/add", { title: `Story ${number}`, detail: "<p>Sent in time.</p>", picture })
  // Simulates a busy process: the requests have reached the machine, and none has been read.
  process.kill(Number(server.pid), "SIGSTOP")
  const adds = fifty.map(add)
  await expect.poll(() => sent).toBe(50)
  const stopped = server.stop()
  process.kill(Number(server.pid), "SIGCONT")
  expect((await Promise.all(adds)).filter((status) => status !== 201)).toEqual([])
  expect(await stopped).toBe(0)
  agent.destroy()
})

/** Stores pictures one by one until the connection breaks. */
/** Waits until enough is acknowledged, or the clients have ended. */
async function waitUntil(isEnough: () => boolean, clients: Promise<unknown>) {
  let haveEnded = false
  void clients.finally(() => {
    haveEnded = true
  })
  while (!haveEnded && !isEnough()) await turn()
}

async function uploadOn(by: Client, acknowledged: string[]) {
  for (;;) {
    const name = `${Date.now()}${Math.random().toString(36).slice(2, 10)}.png`
    const picture = await drawnPicture({ width: 400, height: 300 })
    const answer = await uploadSingle(by, name, picture).catch(() => undefined)
    if (answer?.status !== 200) return
    acknowledged.push(name)
  }
}

interface StoredFile {
  name: string
  file: string
  hash: string
}

const sumOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex")
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000)

const tablesOf = (of: BuiltServer) =>
  rowsOf(of, "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE '%fts_%' ORDER BY type, name")

/** Rows from the database of a server, which may be running. */
async function rowsOf<Row = unknown>({ dataDir }: BuiltServer, sql: string): Promise<Row[]> {
  const source = await new DataSource(plainSqlite(join(dataDir, "site.sqlite"))).initialize()
  try {
    return await source.query(sql)
  } finally {
    await source.destroy()
  }
}
