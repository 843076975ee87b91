import { createHash } from "node:crypto"
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, expect, it } from "vitest"
import { tokenSecret } from "../server/base/private-files.ts"
import { imagesFolder } from "../server/base/settings.ts"
import { clientFiles } from "../server/doors/web/client-files.ts"
import { builtPages } from "../server/doors/web/page-source.ts"
import { lockName } from "../server/store/database/folder-lock.ts"
import { all, withConnection } from "../server/store/database/read-connections.ts"
import { Program } from "./clean-copy.ts"
import type { Client } from "./client.ts"
import { shortOrLong } from "./faults/short-or-long.ts"
import { published } from "./items.ts"
import { newFolder } from "./new-folder.ts"
import { School } from "./school.ts"

/** The number of kills during a backup, and then during a restore. */
const kills = shortOrLong(1, 20)

const pages = { client: clientFiles(), pages: builtPages() }
/** The site's secret, needed to read the names in the consent register of a restored site. */
const secret: Record<string, string> = {}
/** A fixed origin in pages, whatever the port. */
const settings = { SEED: "school", SITE_URL: "http://school.example" }
const head = "admin@jacarandahill.example"

let school: School
/** The school's public content when `quiet.tar` is made. */
let before: Record<string, string>
/** The folder for all files of these tests. */
const folder = newFolder("backup")
const at = (name: string) => join(folder, name)

beforeAll(async () => {
  school = await School.openPages(settings)
  secret.TOKEN_SECRET = await tokenSecret(school.dataDir)
  // Reading here must not change the most-read list.
  const { reads } = school.services
  for (const kind of ["ARTICLE", "NEWS_STORY"] as const) reads.add({ kind, id: 1 }, 1000)
  await reads.flush()
  // The newest story is still in the journal beside the database file, like all recent writes.
  await published(await school.signIn(head), "NewsStory")
  before = await publicContentOf(school)
})
beforeAll(async () => {
  expect(await done(backup(at("quiet.tar")))).toMatch(
    /quiet\.tar holds the whole site: .* \d+ accounts, and \d+ pictures and documents\.$/m,
  )
})
afterAll(() => school.close())

const command = (name: string, args: string[], variables: Record<string, string> = {}) =>
  new Program(
    process.execPath,
    [fileURLToPath(new URL(`../dist/server/${name}.js`, import.meta.url)), ...args],
    folder,
    variables,
  )
const backup = (file: string) => command("backup", [file], { DATA_DIR: school.dataDir })
const restore = (file: string, name: string) => command("restore", [file], { DATA_DIR: at(name), ...secret })
const exportTo = (file: string, dataDir = school.dataDir) => command("export", [file], { DATA_DIR: dataDir })
const importFrom = (file: string, name: string) => command("import", [file], { DATA_DIR: at(name), ...secret })

async function done(program: Program) {
  expect([await program.ended, program.errors]).toEqual([0, ""])
  return program.output
}

it("Every page and account returns from a backup and then from an export, though both restores were killed", async () => {
  const restored = await afterKills("restored", at("quiet.tar"), restore, hashWithoutFeeds)
  expect(await done(exportTo(at("quiet-export.tar"), at(restored)))).toMatch(
    /holds the whole site: \d+ rows of \d+ tables, and \d+ pictures and documents\.$/m,
  )
  const imported = await afterKills("imported", at("quiet-export.tar"), importFrom, async () => "made anew")
  expect(Object.keys(before).length).toBeGreaterThan(100)
  const other = await School.startOn(pages, at(imported), { ...settings, ...secret })
  try {
    await (await other.signIn(head)).call("confirmConsentRegister", {}, "isOpen")
    expect(await publicContentOf(other)).toEqual(before)
  } finally {
    await other.site.close()
  }
})

/** Loads a file into one folder per kill, again where the kill left no site, and returns the first of the folders. */
async function afterKills(
  what: string,
  file: string,
  load: (file: string, name: string) => Program,
  hashOfDatabase: (dataDir: string) => Promise<string>,
) {
  const contents: Record<string, string>[] = []
  for (let kill = 0; kill < kills; kill++) {
    const name = `${what}, killed ${kill}`
    await killAt(load(file, name), at(name), await share(file, kill))
    const isComplete = (await readdir(at(name))).includes("site.sqlite")
    if (!isComplete) {
      const begun = await School.openOn(at(name)).catch(({ message }) => message)
      expect(begun).toMatch(/that was cut short. Run `npm run restore` or `npm run import` again\.$/)
      await done(load(file, name))
    }
    contents.push({ ...(await filesIn(at(name))), "/site.sqlite": await hashOfDatabase(at(name)) })
  }
  const images = (await imagesOf(school)).map((name) => `/images/${name}`)
  expect(Object.keys(contents[0] ?? {})).toEqual([...images, "/site.sqlite"])
  for (const content of contents) expect(content).toEqual(contents[0])
  return `${what}, killed 0`
}

it("A killed backup leaves a whole file or none, and the next captures one moment of a site that is written to", async () => {
  // Copying this much takes long enough for other writes to arrive.
  const large = join(imagesFolder(school.dataDir), "panorama.jpg")
  await writeFile(large, Buffer.alloc(20e6))
  const writing = await startWriting(await school.signIn(head))
  try {
    for (let kill = 0; kill < kills; kill++) {
      const file = at(`cut-${kill}.tar`)
      await killAt(backup(file), folder, await share(at("quiet.tar"), kill))
      const there = await stat(file).catch(() => undefined)
      if (there) await done(restore(file, `cut-${kill}`))
    }
    await Promise.all([done(backup(at("busy.tar"))), done(exportTo(at("busy-export.tar")))])
  } finally {
    await writing.end()
    await rm(large)
  }
  await Promise.all([done(restore(at("busy.tar"), "busy")), done(importFrom(at("busy-export.tar"), "busy, exported"))])
  for (const name of ["busy", "busy, exported"]) requireOneMoment(await storiesWithPictures(at(name)), writing)
})

it("The restore command gives back one item with its pictures, or one picture", async () => {
  const extract = (...args: string[]) => command("restore", [at("quiet.tar"), ...args, "--to", folder])
  await done(extract("--item", "gallery/1"))
  const extracted = JSON.parse(await readFile(at("gallery-1/item.json"), "utf8"))
  expect(Object.keys(extracted)).toEqual(["galleries", "gallery_images"])
  const shown = "name picture { url } images { picture { url } }"
  const { name, picture, images } = await school.visitor().call("gallery", { id: 1 }, shown)
  expect(extracted.galleries).toMatchObject([{ id: 1, name }])
  expect(extracted.gallery_images).toHaveLength(images.length)
  const hung: { picture: { url: string } }[] = [{ picture }, ...images]
  const files = new Set(hung.map(({ picture }) => picture.url.slice("/images/".length)))
  expect((await readdir(at("gallery-1"))).sort()).toEqual([...files, "item.json"].sort())
  for (const file of files)
    expect(await readFile(at(`gallery-1/${file}`))).toEqual(
      Buffer.from(await (await fetch(`${school.url}/images/${file}`)).arrayBuffer()),
    )

  const [first = ""] = files
  expect(await done(extract("--image", first))).toContain(at(first))
  const ofAccount = extract("--item", "users/1")
  expect([await ofAccount.ended, ofAccount.errors]).toEqual([
    1,
    expect.stringMatching(/^--item must be as in the address of the item: one of news,/),
  ])
})

it("A backup that is stopped leaves nothing behind", async () => {
  await mkdir(at("stick"))
  const program = backup(at("stick/site.tar"))
  await expect.poll(() => readdir(at("stick")), { interval: 5 }).toHaveLength(1)
  await program.stop()
  expect([await program.ended, program.errors]).toEqual([1, "The backup was stopped, and leaves nothing behind.\n"])
  expect(await readdir(at("stick"))).toEqual([])
})

it("The backup command refuses a site on PostgreSQL and names pg_dump", async () => {
  const program = command("backup", [at("rows.tar")], { DATABASE_URL: "postgres://localhost/school" })
  expect([await program.ended, program.errors]).toEqual([1, expect.stringContaining("Back them up with pg_dump")])
})

it("The copy script copies a PostgreSQL dump elsewhere, even where the site keeps no backups", async () => {
  await mkdir(at("programs"))
  const stub = (name: string, text: string) =>
    writeFile(at(`programs/${name}`), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  await stub("pg_dump", 'touch "$BACKUP_DIR/.dump"')
  await stub("rsync", 'for to; do :; done; cp "$BACKUP_DIR"/*.dump "$to"')
  const old = "database-2026-01-02T030000Z.dump"
  await mkdir(at("elsewhere"))
  await mkdir(at("all dumps"))
  await writeFile(at(`all dumps/${old}`), "")
  const copy = new Program("sh", [join(import.meta.dirname, "..", "deploy", "junior-academy-copy")], folder, {
    ...{ DATABASE_URL: "postgres://localhost/school", DATA_DIR: at("no pictures"), BACKUP_KEEP: "0" },
    ...{ BACKUP_DIR: at("all dumps"), COPY_TO: at("elsewhere"), PATH: `${at("programs")}:${process.env.PATH}` },
  })
  expect([await copy.ended, copy.errors]).toEqual([0, ""])
  expect(await readdir(at("elsewhere"))).toEqual(await readdir(at("all dumps")))
  expect(await readdir(at("elsewhere"))).not.toContain(old)
})

/** Three clients add stories in sequence, and two repeatedly add and erase one, until told to stop. */
async function startWriting(by: Client) {
  let isStopped = false
  const counts = [0, 0, 0]
  const writers = counts.map(async (_, name) => {
    for (let count = 0; !isStopped; counts[name] = ++count)
      await published(by, "NewsStory", { title: `Busy ${name}.${count}` })
  })
  const erasers = [1, 2].map(async () => {
    while (!isStopped) await addAndErase(by)
  })
  while (counts.some((count) => count < 3)) await pause(5)
  return {
    /** The number of acknowledged stories of each writer. */
    acknowledged: [...counts],
    async end() {
      isStopped = true
      await Promise.all([...writers, ...erasers])
    },
  }
}

/** Requires each writer's stories up to some moment, without a gap. */
function requireOneMoment(titles: string[], { acknowledged }: { acknowledged: number[] }) {
  for (const [name, least] of acknowledged.entries()) {
    const counts = titles.flatMap((title) => title.match(`^Busy ${name}\\.(\\d+)$`)?.[1] ?? []).map(Number)
    expect(counts.length).toBeGreaterThanOrEqual(least)
    expect(counts.sort((one, other) => one - other)).toEqual(counts.map((_, count) => count))
  }
}

async function addAndErase(by: Client) {
  const { id } = await published(by, "Article")
  await by.call("deleteArticle", { id })
  await by.call("eraseFromBin", { type: "ARTICLE", id }, "title")
}

/** The parts of a page that depend on the minute of its rendering: the minute itself, and the time until an event. */
const minuteMade = /"writtenAt":\d+|<div role="timer".*?<\/div>/g

/** The first item of each type, and all other public content, by address. */
async function publicContentOf(of: School): Promise<Record<string, string>> {
  const visitor = of.visitor()
  const read = async (path: string, accept = "*/*") => {
    const response = await fetch(of.url + path, { headers: { accept } })
    const body = Buffer.from(await response.arrayBuffer()).toString("latin1")
    return `${response.status} ${hashOf(body.replace(minuteMade, ""))}`
  }
  const { body: sitemap } = await visitor.send("GET", "/sitemap.xml")
  const paths = [...String(sitemap).matchAll(/<loc>http:\/\/school\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path || "/",
  )
  const shown: Record<string, string> = {}
  for (const path of paths.filter((path) => Number(/\d+$/.exec(path)?.[0] ?? 0) <= 1))
    shown[path] = await read(path, "text/html")
  for (const path of ["/news", "/articles", "/events", "/profiles", "/galleries"]) {
    const asJson = await read(path, "application/json")
    expect(Object.values(shown)).not.toContain(asJson)
    shown[`${path} as JSON`] = asJson
  }
  for (const path of ["/sitemap.xml", "/feed.xml", "/feed.json", "/events.ics"]) shown[path] = await read(path)
  for (const name of await imagesOf(of)) shown[`/images/${name}`] = await read(`/images/${name}`)
  const { items } = await (await of.signIn(head)).call("users", { perPage: 50 }, "items { name email role suspend }")
  return { ...shown, accounts: JSON.stringify(items) }
}

const imagesOf = async ({ dataDir }: School) =>
  (await readdir(imagesFolder(dataDir))).filter((name) => !name.startsWith(".")).sort()

/** The titles of all stories, after checking that each has its picture. */
async function storiesWithPictures(dataDir: string): Promise<string[]> {
  const sql = 'SELECT "title", "file" FROM "news_stories" LEFT JOIN "pictures" ON "pictures"."id" = "pictureId"'
  const stories = await withConnection(join(dataDir, "site.sqlite"), (rows) => all(rows, sql, []))
  const files = await readdir(imagesFolder(dataDir))
  return (stories as { title: string; file: string }[]).map(({ title, file }) => {
    expect([title, files.includes(file)]).toEqual([title, true])
    return title
  })
}

/** Kills a program once a folder's files have grown by so many bytes, unless it has ended before. */
async function killAt(program: Program, within: string, growth: number) {
  let hasEnded = false
  program.ended.then(() => (hasEnded = true))
  const before = await bytesIn(within)
  while (!hasEnded && (await bytesIn(within)) < before + growth) await pause(5)
  program.kill()
  await program.ended
}

/** A share of a file's size, different at each kill. */
const share = async (file: string, kill: number) => ((await stat(file)).size * (kill + 0.5)) / kills

async function bytesIn(within: string): Promise<number> {
  const names = await readdir(within, { recursive: true }).catch(() => [])
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(within, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The files of a folder with their content, except those left by a refused start. */
async function filesIn(within: string): Promise<Record<string, string>> {
  const entries = await readdir(within, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name !== lockName)
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
  const files = paths.map(async (path) => [path.slice(within.length), hashOf(await readFile(path))])
  return Object.fromEntries(await Promise.all(files))
}

/** Checksums of a database without the names of its feeds, which differ after each restore. */
async function hashWithoutFeeds(dataDir: string): Promise<string> {
  const file = join(dataDir, "site.sqlite")
  const names = await withConnection(file, async (rows) => {
    const feeds = (await all(rows, "SELECT name FROM sqlite_master WHERE name GLOB '*_feed'", [])) as Named[]
    return Promise.all(feeds.map(async ({ name }) => (await all(rows, `SELECT "name" FROM "${name}"`, [])) as Named[]))
  })
  const text = (await readFile(file)).toString("latin1")
  return hashOf(names.flat().reduce((text, { name }) => text.replaceAll(name, ""), text))
}

interface Named {
  name: string
}

const hashOf = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex")
