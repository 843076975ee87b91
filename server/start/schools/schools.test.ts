import { once } from "node:events"
import { mkdir, rename, rm, symlink, writeFile } from "node:fs/promises"
import { request as ask } from "node:http"
import { basename, join } from "node:path"
import { json } from "node:stream/consumers"
import { setTimeout } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { freePort } from "../../../test/clean-copy.ts"
import { Client, codeOf } from "../../../test/client.ts"
import { addPictures, published } from "../../../test/items.ts"
import { newFolder } from "../../../test/new-folder.ts"
import { connectBeside, databaseKind, dropDatabase, emptyDatabase } from "../../../test/postgres/databases.ts"
import { rawRequest } from "../../../test/raw-request.ts"
import { password } from "../../../test/school.ts"
import { openLog } from "../../base/log.ts"
import { sharedPlace } from "../../base/owned-places.ts"
import { readSettings } from "../../base/settings.ts"
import type { OpenSite } from "../open-site.ts"
import { schoolTable } from "./school-file.ts"
import { serveSchools } from "./serve-schools.ts"

const hosts = {
  ...{ mill: "127.0.0.2", hill: "127.0.0.3", pond: "127.0.0.4", cave: "127.0.0.7" },
  ...{ former: "127.0.0.5", none: "127.0.0.6", tarn: "127.0.0.8" },
}
type Name = "mill" | "hill" | "pond" | "cave" | "tarn"

const root = newFolder("schools")
let database = ""
let schools: Awaited<ReturnType<typeof serveSchools>>
let atFirst: unknown[]
let earliest: number
const metricsToken = "a-token-for-the-watcher"
const lines: string[] = []
const opened: OpenSite[] = []

const at = (host: string) => `http://${host}:${new URL(schools.url).port}`
const client = (name: keyof typeof hosts) => new Client(at(hosts[name]))
/** The folder is polled every two seconds, and opening a school is slow on a busy machine. */
const patience = { timeout: 60_000, interval: 100 }
const secretOfHill = "a secret of the hill, of forty letters or so"
const title = "{ newsStories { items { title } } }"
const file = (name: string) => join(root, "schools", `${name}.env`)

/** On PostgreSQL all share one database, each with a role and a schema of its own. */
async function databaseOf(name: Name): Promise<Record<string, string>> {
  if (databaseKind() === "sqlite") return {}
  const role = `${basename(root).toLowerCase().replace(/\W/g, "_")}_${name}`
  const beside = await connectBeside(root)
  const { rows } = await beside.run(`SELECT FROM pg_roles WHERE rolname = '${role}'`)
  if (rows.length === 0)
    await beside.run(
      `CREATE ROLE ${role} LOGIN PASSWORD '${password}'; GRANT ${role} TO CURRENT_USER; CREATE SCHEMA AUTHORIZATION ${role}`,
    )
  await beside.end()
  const url = new URL(database)
  url.username = role
  url.password = password
  return { DATABASE_URL: url.href }
}

async function write(name: Name, more: Record<string, string> = {}) {
  const database = await databaseOf(name)
  const own = { SITE_URL: `http://${hosts[name]}`, ADMIN_EMAIL: `head@${name}.example`, ADMIN_PASSWORD: password }
  const text = Object.entries({ ...own, ...database, ...more }).map(([key, value]) => `${key}="${value}"\n`)
  await writeFile(file(name), `\uFEFF${text.join("")}`)
}

async function head(name: Name) {
  const own = client(name)
  await own.signIn(`head@${name}.example`, password)
  return own
}

beforeAll(async () => {
  await mkdir(join(root, "schools"))
  await mkdir(join(root, "data", "mill"), { recursive: true })
  if (databaseKind() === "postgres") database = (await emptyDatabase(root)).DATABASE_URL ?? ""
  await write("mill", { HOSTS: `${hosts.former}, Old.Mill.example` })
  await write("hill", { TOKEN_SECRET: secretOfHill })
  const another = "SITE_URL=http://127.0.0.9\n"
  await writeFile(file("wrong"), `${another}SMTP_URL=hunter2\n`)
  await writeFile(file("nameless"), "ADMIN_EMAIL=head@nameless.example\n")
  await writeFile(file("port"), `${another}PORT=80\n`)
  await writeFile(file("St Mary"), another)
  await writeFile(file("cut"), `${another}ADMIN_PASSWORD=Jacaranda#1974 # the first\n`)
  await writeFile(file("whole-address"), `${another}HOSTS=https://www.school.example\n`)
  await symlink("nowhere", file("link-to-nothing"))
  await writeFile(file("copy-of-mill"), `SITE_URL=http://${hosts.mill}\n`)
  await writeFile(file("twin-at-host"), `${another}HOSTS=${hosts.mill}\n`)
  await symlink(root, join(root, "link"))
  await writeFile(file("twin-in-folder"), `${another}DATA_DIR=${join(root, "link", "data", "mill", "within")}\n`)
  await writeFile(file("twin-in-backups"), `${another}BACKUP_DIR=${join(root, "backups", "mill")}/\n`)
  await writeFile(file("twin-in-secret"), `${another}TOKEN_SECRET="${secretOfHill}"\n`)
  const folders = { SCHOOLS: join(root, "schools"), DATA_DIR: join(root, "data"), BACKUP_DIR: join(root, "backups") }
  const variables = {
    ...folders,
    SEED: "none",
    PORT: await freePort(),
    HOST: "0.0.0.0",
    BACKUP_KEEP: "0",
    LOG_LEVEL: "info",
    METRICS_TOKEN: metricsToken,
  }
  const table = schoolTable(variables)
  if (!table) throw new Error("There is no table.")
  const destination = { write: (line: string) => void lines.push(line) }
  const early = firstStatus(`http://${hosts.mill}:${variables.PORT}/news`)
  schools = await serveSchools(readSettings(table.common), {
    ...{ table, client: (_request, _response, next) => next(), log: openLog("info", destination) },
    logOf: ({ name }) => openLog("info", destination, { school: name }),
    onOpened: (site) => void opened.push(site),
  })
  // A busy process that is both client and server would close a connection just as it is reused.
  schools.server.keepAliveTimeout = 0
  atFirst = await readiness()
  earliest = await early
})
afterAll(async () => {
  await schools.close()
  vi.restoreAllMocks()
  await dropDatabase(root)
})

describe("schools of one process", () => {
  it("are each at their own host, with their own stories and accounts", async () => {
    const [mill, hill] = [await head("mill"), await head("hill")]
    await published(mill, "NewsStory", { title: "The wheel turns" })
    await published(hill, "NewsStory", { title: "Snow on the hill" })
    for (const by of [client("mill"), mill])
      expect((await by.request(title)).data.newsStories.items).toEqual([{ title: "The wheel turns" }])
    for (const by of [client("hill"), hill])
      expect((await by.request(title)).data.newsStories.items).toEqual([{ title: "Snow on the hill" }])
    const stranger = await client("hill").try("login", { email: "head@mill.example", password }, "accessToken")
    expect(codeOf(stranger)).toBe("UNAUTHENTICATED")
  })

  it("reject the token, cookie or signed address of another", async () => {
    const mill = await head("mill")
    const hill = client("hill")
    hill.accessToken = mill.accessToken
    expect(await hill.refusal("users")).toBe("INVALID_TOKEN")
    hill.accessToken = undefined
    for (const cookie of mill.cookies) hill.cookies.set(...cookie)
    expect(await hill.refusal("refresh")).toBe("UNAUTHENTICATED")
    expect((await mill.try("refresh", {}, "accessToken")).errors).toBeUndefined()
    const draft = await published(mill, "Gallery", { publication: { as: "DRAFT" } })
    await addPictures(mill, draft.id, ["Unseen"])
    const gallery = await mill.call("gallery", { id: draft.id }, "images { picture { url } }")
    const { pathname, search } = new URL(gallery.images[0].picture.url, mill.url)
    expect((await fetch(at(hosts.mill) + pathname + search)).status).toBe(200)
    expect((await fetch(at(hosts.hill) + pathname + search)).status).toBe(404)
  })

  it("cache their answers apart, within a common bound", async () => {
    const ask = async (name: Name) => (await client(name).rest("GET", "/news")).headers.get("etag")
    expect(await ask("mill")).toBe(await ask("mill"))
    expect(await ask("hill")).not.toBe(await ask("mill"))
    const before = await ask("hill")
    await published(await head("mill"), "NewsStory", { title: "The wheel stands still" })
    expect(await ask("hill")).toBe(before)
    const [first, second] = opened
    expect(first?.answers.usage).toEqual(second?.answers.usage)
  })

  it("redirect from their further names to their address, and answer 421 at an unknown host", async () => {
    const led = await client("former").rest("GET", "/news?page=2")
    expect([led.status, led.headers.get("location")]).toEqual([308, `http://${hosts.mill}/news?page=2`])
    const none = await client("none").rest("GET", "/")
    expect([none.status, none.body]).toEqual([421, "There is no school at this address.\n"])
    expect(none.headers.get("content-type")).toBe("text/plain; charset=utf-8")
    const older = await rawRequest(`${at(hosts.none)}/news`, { headers: { host: "OLD.mill.example.:4000" } })
    expect(older.headers.location).toBe(`http://${hosts.mill}/news`)
  })

  it("let early requests wait, and are ready once all of them are open", async () => {
    expect(earliest).toBe(200)
    expect(atFirst).toEqual([503, { process: "starting" }])
    await vi.waitFor(async () => expect(await readiness()).toEqual([200, { process: "ok" }]), patience)
  })

  it("have separate metrics at the machine's address, which need the token", async () => {
    expect((await fetch(`${at(hosts.none)}/metrics`)).status).toBe(421)
    const read = await metrics()
    expect([read.status, read.headers.get("cache-control")]).toEqual([200, "no-store"])
    const text = await read.text()
    for (const school of ["mill", "hill"])
      expect(text).toMatch(new RegExp(`^answers_computed_total{school="${school}"} \\d+$`, "m"))
    expect(text.match(/^process_resident_memory_bytes/gm)).toHaveLength(1)
    expect(text.match(/^# TYPE answers_computed_total/gm)).toHaveLength(1)
  })

  it("are not changed by a wrong file, or by one that claims another's place", () => {
    const wrong = logged().filter(({ msg }) =>
      msg.startsWith("The file of this school is wrong, and so changes nothing."),
    )
    expect(Object.fromEntries(wrong.map(({ school, msg }) => [school, msg.replace(/^.*? nothing\. /, "")]))).toEqual({
      nameless: "Setting SITE_URL is missing: a school is known by its address.",
      port: "Setting PORT is wrong: all schools have it in common.",
      "St Mary": "The name of a school must be of 1 to 40 small letters, digits and hyphens, and begin with no hyphen.",
      "whole-address": "Setting HOSTS is wrong: must be names such as www.school.example, comma-separated",
      cut: "Setting ADMIN_PASSWORD is wrong: a value with # must be in quotes.",
      "link-to-nothing": "The file link-to-nothing.env of SCHOOLS cannot be read (ENOENT).",
      "copy-of-mill": `The school mill is at ${hosts.mill} already.`,
      "twin-at-host": `The school mill is at ${hosts.mill} already.`,
      "twin-in-folder": "Setting DATA_DIR of twin-in-folder.env is wrong: mill.env names the same in its DATA_DIR.",
      "twin-in-backups":
        "Setting BACKUP_DIR of twin-in-backups.env is wrong: mill.env names the same in its BACKUP_DIR.",
      "twin-in-secret":
        "Setting TOKEN_SECRET of twin-in-secret.env is wrong: hill.env names the same in its TOKEN_SECRET.",
      wrong: "Setting SMTP_URL is wrong: must be an address such as smtps://user:password@mail.school.example",
    })
    expect(lines.join("")).not.toContain("hunter2")
  })

  it("have their own folders for data and backups", async () => {
    await vi.waitFor(() => expect(opened).toHaveLength(2), patience)
    expect(schools.count).toBe(2)
    const folders = opened.map(({ services: { settings } }) => [settings.dataDir, settings.backups.folder])
    expect(folders.sort()).toEqual(
      ["hill", "mill"].map((name) => [join(root, "data", name), join(root, "backups", name)]),
    )
  })

  it("come, change and go while the others keep answering", async () => {
    const polling = startPolling("hill")
    await write("pond")
    const pond = () => fetch(`${at(hosts.pond)}/news`)
    const stories = async () => (await client("pond").request(title)).data.newsStories.items
    await vi.waitFor(async () => expect((await pond()).status).toBe(200), patience)
    await published(await head("pond"), "NewsStory", { title: "Frogs" })
    await write("pond", { SMTP_URL: "nonsense" })
    await vi.waitFor(() => expect(lines.join("")).toContain('"school":"pond","msg":"The file'), patience)
    expect(await stories()).toEqual([{ title: "Frogs" }])
    const origin = "https://older.pond.example"
    await write("pond", { CORS_ORIGINS: origin })
    const allowed = async () => (await fetch(`${at(hosts.pond)}/news`, { headers: { origin } })).headers
    await vi.waitFor(async () => expect((await allowed()).get("access-control-allow-origin")).toBe(origin), patience)
    expect(await stories()).toEqual([{ title: "Frogs" }])
    const begun = await beginQuery("pond", title)
    await rename(file("pond"), join(root, "pond.env"))
    await vi.waitFor(async () => expect((await pond()).status).toBe(421), patience)
    expect((await begun.end()).data.newsStories.items).toEqual([{ title: "Frogs" }])
    await rename(join(root, "pond.env"), file("pond"))
    await vi.waitFor(async () => expect((await pond()).status).toBe(200), patience)
    await write("tarn", { SITE_URL: `http://${hosts.pond}` })
    await vi.waitFor(() => expect(lines.join("")).toContain('"school":"tarn","msg":"The file'), patience)
    await rm(file("pond"))
    // The host now belongs to the school that waited for it.
    await vi.waitFor(async () => expect(await stories()).toEqual([]), patience)
    await rm(file("tarn"))
    await vi.waitFor(async () => expect((await pond()).status).toBe(421), patience)
    expect(await polling.end()).toEqual([200])
  }, 600_000)

  it("that cannot be opened are tried again at growing intervals, and logged each time", async () => {
    // Whole milliseconds, as fractions cause rounding errors.
    let now = Math.ceil(performance.now())
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now)
    const inTheWay = join(root, "data", "cave")
    await writeFile(inTheWay, "")
    await write("cave")
    const cave = async () => {
      const { status, headers } = await client("cave").rest("GET", "/news")
      return [status, headers.get("retry-after")]
    }
    await vi.waitFor(async () => expect(await cave()).toEqual([503, "60"]), patience)
    await vi.waitFor(() => expect(failures()).toEqual(["cave"]), patience)
    expect(await readiness()).toEqual([200, { process: "ok", away: ["cave"] }])
    expect(await (await metrics()).text()).toMatch(/^sites_away 1$/m)
    now += 30_000
    await vi.waitFor(() => expect(failures()).toEqual(["cave", "cave"]), patience)
    now += 30_000
    expect(await cave()).toEqual([503, "60"])
    expect(failures()).toHaveLength(3)
    await rm(inTheWay)
    expect(await cave()).toEqual([503, "60"])
    expect(failures()).toHaveLength(3)
    now += 120_000
    const isOpen = () => opened.some(({ services }) => services.settings.siteUrl === `http://${hosts.cave}`)
    await vi.waitFor(() => expect(isOpen()).toBe(true), patience)
    expect(await cave()).toEqual([200, null])
    clock.mockRestore()
  })

  const failures = () => logged().flatMap(({ msg, school }) => (msg === "the school cannot be opened" ? school : []))

  it("are served while the process drains, and balancers can read that it does", async () => {
    schools.drain()
    const answers = await Promise.all(["/healthz", "/readyz"].map((path) => fetch(at(hosts.none) + path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 503])
    for (const { headers } of answers) {
      expect(headers.get("content-type")).toBe("application/json; charset=utf-8")
      expect(headers.get("cache-control")).toBe("no-store")
    }
    expect(await (await fetch(`${at(hosts.hill)}/readyz`)).json()).toEqual({ process: "stopping" })
    expect((await client("hill").request(title)).data.newsStories.items).toEqual([{ title: "Snow on the hill" }])
  })
})

async function beginQuery(name: Name, query: string) {
  const headers = { "content-type": "application/json", expect: "100-continue" }
  const begun = ask(`${at(hosts[name])}/graphql`, { method: "POST", headers })
  begun.flushHeaders()
  await once(begun, "continue")
  return {
    async end() {
      begun.end(JSON.stringify({ query }))
      const [response] = await once(begun, "response")
      return (await json(response)) as { data: { newsStories: { items: object[] } } }
    },
  }
}

const readiness = async () => {
  const answer = await fetch(`${at(hosts.none)}/readyz`)
  return [answer.status, await answer.json()]
}

const metrics = () => fetch(`${at(hosts.none)}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })

const firstStatus = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => firstStatus(url),
  )

const logged = (): { school: string; msg: string }[] => lines.map((line) => JSON.parse(line))

function startPolling(name: Name) {
  const statuses = new Set<number>()
  let isOver = false
  const polling = (async () => {
    for (; !isOver; await setTimeout(20)) statuses.add((await client(name).rest("GET", "/news")).status)
  })().catch(() => statuses.add(0))
  return {
    async end() {
      isOver = true
      await polling
      return [...statuses]
    },
  }
}

const keys = { AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY: "secret" }
const placesOf = (DATA_DIR: string, variables: object) => readSettings({ ...keys, DATA_DIR, ...variables }).places
const sharedBy = (one: object, other: object) => sharedPlace(placesOf("/srv/a", one), placesOf("/srv/b", other))

describe("a place that two schools share", () => {
  const [onHost, onHill] = ["postgres://mill:one@db.example/school", "postgres://hill@db.example/school"]
  const schema = "?options=-csearch_path%3Dmill"
  const bucket = "s3://store.example/schools"

  it.each([
    ["DATABASE_URL", onHost, "postgresql://mill:two@DB.example:5432/school?sslmode=require"],
    ["DATABASE_URL", "postgres://mill@localhost/school", "postgres://mill@127.0.0.1/school"],
    ["DATABASE_URL", onHost + schema, onHill + schema],
    ["BACKUP_DIR", "/srv/backups", "/srv/other/../backups/"],
    ["TOKEN_SECRET", secretOfHill, secretOfHill],
    ["IMAGES_URL", bucket, "s3://STORE.example/schools/mill"],
  ])("is found in %s, however it is written: %s and %s", (name, one, other) => {
    expect(sharedBy({ [name]: one }, { [name]: other })).toEqual({ own: name, others: name })
  })

  it("is found in different settings, and for backups in a data folder", () => {
    const pooled = { DATABASE_URL: "postgres://mill@pool.example:6432/school", DATABASE_DIRECT_URL: onHost }
    expect(sharedBy({ DATABASE_URL: onHost }, pooled)).toEqual({ own: "DATABASE_URL", others: "DATABASE_DIRECT_URL" })
    expect(sharedBy({ BACKUP_DIR: "/srv/b/images" }, {})).toEqual({ own: "BACKUP_DIR", others: "DATA_DIR" })
  })

  it.each([
    ["DATABASE_URL", onHost, onHill],
    ["DATABASE_URL", onHost, "postgres://mill@db.example/school-2"],
    ["DATABASE_URL", onHost, `${onHost}${schema}_2`],
    ["BACKUP_DIR", "/srv/backups", "/srv/backups/hill"],
    ["TOKEN_SECRET", secretOfHill, `${secretOfHill}!`],
    ["IMAGES_URL", `${bucket}/mill`, `${bucket}/mill-2`],
  ])("is not found in %s when each has its own: %s and %s", (name, one, other) => {
    expect(sharedBy({ [name]: one }, { [name]: other })).toBeUndefined()
  })
})

describe("settings of many schools", () => {
  it.each(["SITE_URL", "DATABASE_URL", "IMAGES_URL", "TOKEN_SECRET", "ADMIN_PASSWORD"])(
    "must not have %s in common",
    (name) => {
      expect(() => schoolTable({ SCHOOLS: root, [name]: "x" })).toThrow(`Setting ${name} is wrong: with SCHOOLS`)
    },
  )
})
