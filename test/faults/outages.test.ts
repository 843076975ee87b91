import { execFileSync, spawnSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { statfsSync } from "node:fs"
import { mkdir, mkdtemp, open, readdir, rm, writeFile } from "node:fs/promises"
import { Agent, request } from "node:http"
import { connect, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { imagesFolder } from "../../server/base/settings.ts"
import { BuiltServer } from "../built-server.ts"
import type { Client } from "../client.ts"
import { enquiry, published } from "../items.ts"
import { MailServer } from "../mail-server.ts"
import { password } from "../school.ts"
import { shortOrLong } from "./short-or-long.ts"

const succeeds = (command: string, args: string[]) => spawnSync(command, args).status === 0
const limits = succeeds("prlimit", ["--nofile"])
const freezes = await canFreeze()

let server: BuiltServer

const uploadImage = "mutation ($name: String!, $file: Upload!) { uploadImage(name: $name, file: $file) { name } }"

describe("a site whose disk takes nothing", () => {
  let head: Client
  let story: { id: number; picture: { url: string } }
  beforeAll(async () => {
    server = await BuiltServer.start({ settings: { LOG_LEVEL: "info" } })
    head = await server.signedIn()
    story = await published(head, "NewsStory", {}, "id picture { url }")
  })
  afterAll(() => server.remove())

  it.runIf(limits)("refuses uploads without leaving files if files cannot grow, and recovers by itself", async () => {
    const before = await filesOf(server)
    const large = await noise(1200)

    server.limit({ fsize: "1000" })
    const answer = await head.upload(uploadImage, { name: newName() }, large)
    expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual(["NO_ROOM"])
    expect(await statusOfUpload(head, large)).toBe(507)
    const shown = await fetch(`${server.url}${story.picture.url}?w=160`, { headers: { accept: "image/webp" } })
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"])
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    expect(await filesOf(server)).toEqual(before)
    await expect.poll(() => severe(server)).toEqual(["the disk is full: nothing can be stored until there is room"])

    server.limit({ fsize: "unlimited" })
    expect(await statusOfUpload(head, large)).toBe(200)
    await expect
      .poll(() => messages(server), { timeout: 40_000 })
      .toContainEqual(expect.stringMatching(/^over: the disk/))
  })

  it.runIf(freezes)(
    "shows what it has if the files of its database are read-only, logs one line, and recovers by itself",
    async () => {
      const since = server.log.length
      const { id, picture } = story
      const files = [server.dataDir, ...["", "-wal"].map((end) => join(server.dataDir, `site.sqlite${end}`))]
      const edit = async () => (await head.rest("PUT", `/news/edit/${id}`, { title: "Still here" })).status
      const shown = ["/news", "/news?page=7", "/feed.json", picture.url, `${picture.url}?w=160`]
      const reads = () => Promise.all(shown.map(async (path) => (await fetch(server.url + path)).status))

      execFileSync("chattr", ["+i", ...files])
      try {
        // The site checks every two seconds whether the fault is over.
        for (const end = performance.now() + 4_500; performance.now() < end; ) expect(await edit()).toBe(503)
        expect(await statusOfUpload(head, await noise(200))).toBe(503)
        expect(await reads()).toEqual([200, 200, 200, 200, 200])
        const ready = await fetch(`${server.url}/readyz`)
        expect([ready.status, await ready.json()]).toEqual([503, { database: "unavailable", images: "ok" }])
        expect(severe(server, since)).toEqual(["the disk takes nothing for the database, or gives nothing of it"])
      } finally {
        execFileSync("chattr", ["-i", ...files])
      }
      expect(await edit()).toBe(200)
      await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 40_000 }).toBe(200)
      const over = () => messages(server, since).filter((line) => line.startsWith("over:"))
      await expect.poll(over, { timeout: 40_000 }).toHaveLength(1)
    },
  )
})

describe("a site that cannot write to its log", () => {
  afterEach(() => server.remove())

  it.each([
    ["the disk is full", "/dev/full"],
    ["the reader has ended", ">(grep --max-count=1 stopping)"],
  ])("answers and stops as usual when %s", async (_, log) => {
    const wrapper = ["bash", "-c", `exec "$@" 2> ${log}`, "bash"]
    server = await BuiltServer.start({ wrapper, settings: { LOG_LEVEL: "info" } })
    const head = await server.signedIn()
    await published(head, "NewsStory")
    expect((await fetch(`${server.url}/news`)).status).toBe(200)
    expect(await server.stop()).toBe(0)
    for (let more = 0; more < shortOrLong(0, 30); more++) {
      await server.run()
      expect(await server.stop()).toBe(0)
    }
  })
})

describe.runIf(limits)("a site that can open no more files", () => {
  afterAll(() => server.remove())

  it("answers open connections, closes further ones, and logs one line", async () => {
    server = await BuiltServer.start({ wrapper: ["prlimit", "--nofile=100"] })
    const head = await server.signedIn()
    const { id, picture } = await published(head, "NewsStory", {}, "id picture { url }")
    const idle = await connectOften(server, 90)
    expect((await head.rest("PUT", `/news/edit/${id}`, { title: "Still here" })).status).toBe(200)
    expect((await fetch(server.url + picture.url)).status).toBe(200)
    await expect.poll(() => severe(server)).toEqual(["no more connections are taken: `ulimit -n` allows no more"])
    for (const socket of idle) socket.destroy()
    await expect
      .poll(() =>
        fetch(`${server.url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true)
  })
})

describe.runIf(limits)("a site that can open no more files soon after its start", () => {
  let mails: MailServer
  beforeEach(async () => {
    mails = await MailServer.open()
    const settings = { SMTP_URL: mails.url, MAIL_FROM: "office@school.example", BACKUP_KEEP: "1", LOG_LEVEL: "info" }
    server = await BuiltServer.start({ settings })
  })
  afterEach(async () => {
    await server.remove()
    await mails.close()
  })

  it("answers 503 to what needs a file, serves the rest, logs one line, and recovers by itself", async () => {
    const head = await server.signedIn()
    const { url } = (await published(head, "NewsStory", {}, "picture { url }")).picture
    const name = "nightly-2026-01-02T030000Z.tar"
    await mkdir(join(server.dataDir, "backups"), { recursive: true })
    expect(await server.command("backup", [join(server.dataDir, "backups", name)]).ended).toBe(0)
    await server.stop()
    await server.run()
    const backup = (await head.request("mutation ($name: String!) { backupLink(name: $name) { path } }", { name })).data
      .backupLink.path

    const send = keepAliveSender(head)
    const uploaded = form({ name: newName(), file: await noise(200) })
    const all = async () => ({
      list: await send("GET", "/news"),
      signIn: await send("POST", "/users/login", { user: server.email, pwd: password }),
      nobody: await send("POST", "/users/login", { user: "nobody@school.example", pwd: password }),
      upload: await send("POST", "/upsingle", uploaded),
      picture: await send("GET", url),
      smallCopy: await send("GET", `${url}?w=160`),
      backup: await send("GET", backup),
      feed: await send("GET", "/feed.xml"),
      ready: await send("GET", "/readyz"),
      enquiry: await send("POST", "/mail", enquiry),
    })
    const others = Array.from({ length: 16 }, () => keepAliveSender(head))
    for (const connected of [send, ...others]) expect(await connected("GET", "/healthz")).toBe(200)
    const well = {
      list: 200,
      upload: 200,
      picture: 200,
      smallCopy: 200,
      backup: 200,
      feed: 200,
      enquiry: 200,
    }
    // Fewer than the site opens first, and keeps: a connection that ends frees none of these.
    server.limit({ nofile: "8" })
    const refused = { upload: 503, picture: 503, smallCopy: 503, backup: 503, feed: 503, ready: 503 }
    // Concurrent, so that each connection to the database reads, including idle ones.
    const lists = await Promise.all(others.map((connected) => connected("GET", "/news")))
    expect(lists).toEqual(others.map(() => 200))
    expect(await all()).toEqual({ signIn: 503, nobody: 503, ...well, ...refused })
    await expect.poll(() => severe(server)).toEqual(["no more files or connections can be opened (ulimit -n)"])

    server.limit({ nofile: "1000" })
    const { ready: _, ...again } = await all()
    expect(again).toEqual({ signIn: 200, nobody: 401, ...well })
    await expect
      .poll(() => messages(server), { timeout: 40_000 })
      .toContainEqual(expect.stringMatching(/^over: no more files/))
    const { data } = await head.request("{ outbox { items { id } } }")
    const retry = "mutation ($id: Int!) { retryMail(id: $id) { id } }"
    // The site may have sent one meanwhile, whose retry is then a conflict.
    for (const { id } of data.outbox.items) await head.graphql(retry, { id })
    await expect.poll(() => mails.mails.length).toBeGreaterThan(0)
  })
})

describe.runIf(canMount())("a site on its own disk", () => {
  let disk: string
  let head: Client
  let story: { id: number; picture: { url: string } }

  beforeAll(async () => {
    disk = await mkdtemp(join(tmpdir(), "disk-"))
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", disk])
    server = await BuiltServer.start({ settings: { DATA_DIR: join(disk, "data"), TMPDIR: disk } })
    head = await server.signedIn()
    story = await published(head, "NewsStory", {}, "id picture { url }")
  })

  afterAll(async () => {
    await server.remove()
    spawnSync("umount", ["-l", disk])
    await rm(disk, { recursive: true })
  })

  /** The statuses of every operation that stores something. */
  async function writes() {
    const { id } = story
    const long = "The river rose. ".repeat(5_000)
    const edit =
      "mutation ($id: Int!, $detail: RichText!) { editNewsStory(id: $id, input: { detail: $detail }) { id } }"
    const edited = await head.graphql(edit, { id, detail: `<p>${long} once more</p>` })
    const uploaded = await head.upload(uploadImage, { name: newName() }, await noise(200))
    return {
      edit: edited.errors?.[0]?.extensions.code ?? "done",
      upload: uploaded.errors?.[0]?.extensions.code ?? "done",
      rest: (await head.rest("PUT", `/news/edit/${id}`, { detail: `<p>${long}</p>` })).status,
      olderUpload: await statusOfUpload(head, await noise(200)),
      enquiry: (await server.visitor().rest("POST", "/mail", { ...enquiry, inquiry: long.slice(0, 2_000) })).status,
    }
  }

  async function reads() {
    const { url } = story.picture
    const paths = ["/news", "/news?page=7", "/feed.json", url, `${url}?w=160`]
    return Promise.all(paths.map(async (path) => (await fetch(server.url + path)).status))
  }

  async function fill(left = 0) {
    await rm(join(disk, "filler"), { force: true })
    const { bavail, bsize } = statfsSync(disk)
    await writeFile(join(disk, "filler"), Buffer.alloc(bavail * bsize - left)).catch(() => undefined)
  }

  it("refuses writes when the disk is full, still reads, logs one line, and recovers by itself", async () => {
    await fill()
    const refused = { edit: "NO_ROOM", upload: "NO_ROOM", rest: 507, olderUpload: 507, enquiry: 507 }
    expect(await writes()).toEqual(refused)
    expect(await reads()).toEqual([200, 200, 200, 200, 200])
    const ready = await fetch(`${server.url}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([503, { database: "ok", images: "full" }])
    expect((await readdir(disk)).sort()).toEqual(["data", "filler"])
    await expect.poll(() => severe(server)).toEqual(["the disk is full: nothing can be stored until there is room"])
    const backup = server.command("backup", [join(disk, "today.tar")])
    expect([await backup.ended, backup.errors]).toEqual([
      1,
      expect.stringMatching(/^There is no room in \S+ for the backup: \d+ MB must be free, and \d MB are\.\n$/),
    ])

    await rm(join(disk, "filler"))
    expect(await writes()).toEqual({
      edit: "done",
      upload: "done",
      rest: 200,
      olderUpload: 200,
      enquiry: 200,
    })
  })

  it("refuses only uploads when the folder of pictures is read-only", async () => {
    const images = join(disk, "data", "images")
    execFileSync("mount", ["--bind", images, images])
    execFileSync("mount", ["-o", "remount,bind,ro", images])
    expect(await writes()).toEqual({
      edit: "done",
      upload: "UNAVAILABLE",
      rest: 200,
      olderUpload: 503,
      enquiry: 200,
    })
    expect(await reads()).toEqual([200, 200, 200, 200, 200])
    await expect.poll(() => severe(server).at(-1)).toBe("nothing can be written to the data folder")
    execFileSync("umount", [images])
    expect(await writes()).toMatchObject({ upload: "done", olderUpload: 200 })
  })

  it("refuses to start on a full or read-only disk, with one line", async () => {
    await server.stop()
    await fill(1024 * 1024)
    const another = join(disk, "another")
    const other = await BuiltServer.prepare({ settings: { DATA_DIR: another, LOG_LEVEL: "silent" } })
    const first = other.command("main")
    expect([await first.ended, first.errors]).toEqual([
      1,
      `There is no room left on the disk of ${another} (SQLITE_FULL).\n`,
    ])
    await other.remove()

    execFileSync("mount", ["-o", "remount,ro", disk])
    const refused = server.command("main")
    expect([await refused.ended, refused.errors]).toEqual([
      78,
      `Setting DATA_DIR is wrong: ${join(disk, "data")} cannot be written (EROFS).\n`,
    ])
  })
})

/** An incompressible picture with so many pixels in width and height. */
async function noise(size: number) {
  const raw = { width: size, height: size, channels: 3 } as const
  return new Blob([
    await sharp(randomBytes(size * size * 3), { raw })
      .png()
      .toBuffer(),
  ])
}

const newName = () => `${Date.now()}${Math.random().toString(36).slice(2, 10)}.png`

async function statusOfUpload(by: Client, picture: Blob) {
  return (await by.send("POST", "/upsingle", form({ name: newName(), file: picture }))).status
}

function form({ name, file }: { name: string; file: Blob }) {
  const form = new FormData()
  form.set("name", name)
  form.set("file", file, name)
  return form
}

/** Sends a signed-in user's requests over a connection that stays open, as new ones are refused, and returns the status. */
function keepAliveSender({ url, accessToken }: Client) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return async (method: string, path: string, payload?: FormData | object): Promise<number> => {
    const body = payload instanceof FormData ? new Response(payload) : payload && Response.json(payload)
    const type = body?.headers.get("content-type")
    const headers = { authorization: `Bearer ${accessToken}`, ...(type && { "content-type": type }) }
    const outgoing = request(url + path, { agent, method, headers })
    outgoing.end(body && Buffer.from(await body.arrayBuffer()))
    const [answer] = await once(outgoing, "response")
    await once(answer.resume(), "end")
    return answer.statusCode
  }
}

const filesOf = async ({ dataDir, temporaryDir }: BuiltServer) => [
  ...(await readdir(imagesFolder(dataDir))).filter((name) => name !== ".variants"),
  ...(await readdir(join(imagesFolder(dataDir), ".variants")).catch(() => [])).filter((name) => name.endsWith(".tmp")),
  ...(await readdir(temporaryDir)),
]

const messages = ({ log }: BuiltServer, since = 0) => log.slice(since).map(({ msg }) => msg)

/** The site's log messages above warnings. */
const severe = ({ log }: BuiltServer, since = 0) =>
  log
    .slice(since)
    .filter(({ level }) => level > 40)
    .map(({ msg }) => msg)

function connectOften({ url }: BuiltServer, times: number): Promise<Socket[]> {
  const { port } = new URL(url)
  const connecting = Array.from({ length: times }, () => {
    const socket = connect(Number(port), "127.0.0.1")
    socket.on("error", () => undefined)
    return new Promise<Socket>((resolve) =>
      socket.once("connect", () => resolve(socket)).once("close", () => resolve(socket)),
    )
  })
  return Promise.all(connecting)
}

/** True if a file can be made immutable, even for the superuser and for open handles: not on every file system. */
async function canFreeze() {
  const name = join(tmpdir(), `frozen-${process.pid}`)
  const file = await open(name, "w")
  const isFrozen =
    succeeds("chattr", ["+i", name]) &&
    (await file.write("x").then(
      () => false,
      () => true,
    ))
  await file.close()
  succeeds("chattr", ["-i", name])
  await rm(name)
  return isFrozen
}

/** True if mounting works: only for the machine's superuser, and not in every container. */
function canMount() {
  const folder = tmpdir()
  return process.getuid?.() === 0 && succeeds("unshare", ["-m", "mount", "-t", "tmpfs", "tmpfs", folder])
}
