import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { appendFile, chmod, cp, mkdir, readdir, readFile, rm, stat, unlink, utimes, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { buildSchema } from "graphql"
import { Secret, TOTP } from "otpauth"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { CleanCopy, freePort } from "../test/clean-copy.ts"
import { Client, codeOf } from "../test/client.ts"
import { newFolder } from "../test/new-folder.ts"
import { drawnPicture, password } from "../test/school.ts"

let copy: CleanCopy
const folder = newFolder("start")
let settings: { DATA_DIR: string; PORT: string; ADMIN_EMAIL: string; ADMIN_PASSWORD: string }

beforeAll(async () => {
  copy = await CleanCopy.make()
  // The browser tests may have built these already. A build of other sources is built anew.
  for (const part of ["client", "sandbox", "pages"])
    await cp(join(import.meta.dirname, "../dist", part), join(copy.folder, "dist", part), { recursive: true }).catch(
      () => {},
    )
  const account = { ADMIN_EMAIL: "head@school.example", ADMIN_PASSWORD: password }
  settings = { DATA_DIR: join(folder, "data"), PORT: await freePort(), ...account }
})

afterAll(() => copy?.remove())

afterEach(() => copy.killAll())

const addStory = `mutation ($title: String!, $detail: RichText!, $file: Upload!) {
  addNewsStory(input: { title: $title, detail: $detail, picture: { upload: $file } }) { id }
}`

describe("npm start", () => {
  it("builds a clean copy once for two sites, serves it, and keeps everything through a restart", async () => {
    const first = copy.start(settings)
    const other = copy.start({ ...settings, DATA_DIR: join(folder, "other"), PORT: await freePort() })
    await Promise.all([first.waitUntilReady(), other.waitUntilReady()])
    const building = [first, other].filter(({ output }) => output.includes("Building"))
    expect(building.map(({ output }) => output)).toEqual([
      expect.stringMatching(/^Building the (\w+ and the )*server/m),
    ])
    expect(await other.stop()).toBe(0)
    const head = await signedIn()
    const detail = "<p>Form 5 ran.</p>"
    const added = await head.upload(addStory, { title: "Sports day", detail }, new Blob([await drawnPicture()]))
    const { id } = added.data.addNewsStory
    expect(await first.stop()).toBe(0)

    await chmod(join(settings.DATA_DIR, "site.sqlite"), 0o644)
    const second = copy.start({ ...settings, LOG_LEVEL: "info", SMPT_URL: "smtp://mail.example", MAIL_HOST: "mail" })
    await second.waitUntilReady()
    expect(second.output).not.toContain("Building")
    const { body } = await visitor().rest("GET", `/news/view/${id}`)
    expect(body).toMatchObject({ title: "Sports day", detail })
    expect((await visitor().rest("GET", `/images/${body.picture}`)).status).toBe(200)
    expect((await visitor().rest("GET", "/")).body).toContain('<div id="root">')
    for (const name of ["site.sqlite", "site.sqlite-wal", "site.sqlite-shm", "token-secret", "images"])
      expect((await stat(join(settings.DATA_DIR, name))).mode & 0o077).toBe(0)
    expect(await second.stop()).toBe(0)
    expect(second.output).not.toContain("Sign in as")
    const lines = second.errors.split("\n").filter((line) => line.startsWith("{"))
    const messages: string[] = lines.map((line) => JSON.parse(line).msg)
    expect(messages.filter((message) => /^stop/.test(message))).toEqual(["stopping", "stopped"])
    expect(messages.filter((message) => message.includes("not a setting"))).toEqual([
      "SMPT_URL is not a setting of this site. Did you mean SMTP_URL?",
      "MAIL_HOST is not a setting of this site.",
    ])
  })

  it("serves a build without installed packages, and stops after STOP_DELAY or a second signal, not within a request", async () => {
    await unlink(join(copy.folder, "node_modules"))
    const site = copy.start({ ...settings, STOP_DELAY: "3600" })
    await site.waitUntilReady()
    await copy.linkPackages()
    expect(site.output).not.toMatch(/Installing|Building/)
    const { data } = await visitor().request("{ __schema { types { name } } }")
    const names = data.__schema.types.map(({ name }: { name: string }) => name)
    const schema = buildSchema(await readFile(join(copy.folder, "schema.graphql"), "utf8"))
    expect(names.sort()).toEqual(Object.keys(schema.getTypeMap()).sort())
    const head = await signedIn()
    const get = (path: string) => fetch(`${head.url}${path}`)
    const body = new ReadableStream({
      async start(stream) {
        stream.enqueue(new TextEncoder().encode('{"query":'))
        site.stop()
        await expect.poll(async () => (await get("/readyz")).status).toBe(503)
        const { status, headers } = await get("/news")
        expect([status, headers.get("connection")]).toEqual([200, "close"])
        site.stop()
        await site.shortWait()
        stream.enqueue(new TextEncoder().encode('"{ viewer { name } }"}'))
        stream.close()
      },
    })
    const headers = { "content-type": "application/json", authorization: `Bearer ${head.accessToken}` }
    const answer = await fetch(`${head.url}/graphql`, { method: "POST", body, headers, duplex: "half" } as RequestInit)
    expect(await answer.json()).toEqual({ data: { viewer: { name: "Administrator" } } })
    expect(await site.ended).toBe(0)
  })

  it("keeps the last build when a new one fails or is killed, and says why in one line", async () => {
    const source = join(copy.folder, "client", "main.tsx")
    const original = await readFile(source, "utf8")
    const built = await readFile(join(copy.folder, "dist", "client", "index.html"), "utf8")
    await appendFile(source, "\nimport './nowhere.ts'\n")
    const site = copy.launch(settings, "start")
    expect(await site.ended).toBe(1)
    expect(site.errors).toContain("The client could not be built: the reason stands above.")
    expect(await readFile(join(copy.folder, "dist", "client", "index.html"), "utf8")).toBe(built)
    await writeFile(source, original)

    const configuration = join(copy.folder, "vite.config.ts")
    const configured = await readFile(configuration, "utf8")
    await appendFile(configuration, "\nprocess.kill(process.pid, 'SIGKILL')\n")
    const killed = copy.launch(settings, "start")
    expect(await killed.ended).toBe(1)
    expect(killed.errors.trim()).toMatch(
      /^The client could not be built: it was ended from outside, most likely for memory: it takes up to 1\.1 GB\. Build where there is more .*$/,
    )
    expect(existsSync(join(copy.folder, "dist", "client", "index.html"))).toBe(true)
    await writeFile(configuration, configured)
  })
})

it("The output of npm run build is the whole site with Node alone, in an empty folder", async () => {
  expect(await copy.build().ended).toBe(0)
  const dist = join(folder, "release", "dist")
  await cp(join(copy.folder, "dist"), dist, { recursive: true })
  const [megabytes] = (await promisify(execFile)("du", ["-sm", dist])).stdout.split("\t")
  expect(Number(megabytes)).toBeLessThanOrEqual(100)
  const empty = join(folder, "empty")
  await mkdir(empty)
  const { PORT, ADMIN_EMAIL } = settings
  const variables = { PORT, ADMIN_EMAIL, PATH: empty, NODE_PATH: "", SEED: "school" }
  const start = () => copy.program(process.execPath, [join(dist, "server", "main.js")], empty, variables)
  const site = start()
  await site.waitUntilReady()

  const greeting = /^The site is at (\S+)\nSign in as (\S+) with the password (\S+)$/m
  await expect.poll(() => greeting.exec(site.output)?.slice(1, 3)).toEqual([`http://localhost:${PORT}`, ADMIN_EMAIL])
  const head = await signedIn(ADMIN_EMAIL, greeting.exec(site.output)?.[3])
  const { body } = await visitor().rest("GET", "/news")
  const { id, title, picture } = body.topStory
  expect(await shown(`/news/view/${id}`)).toContain(title)
  const small = await fetch(`${head.url}/images/${picture}?w=320`, { headers: { accept: "image/avif" } })
  expect(small.headers.get("content-type")).toBe("image/avif")
  const sandbox = await shown("/graphql")
  expect(await shown(/src="([^"]+)"/.exec(sandbox)?.[1] ?? "no script")).toContain("import")
  expect(await shown("/docs/rest")).toContain("UserView")
  expect(await shown("/docs/getting-started")).toContain("newsStories")
  expect(await shown("/docs/changes")).toContain("What you can rely on")
  const font = /url\("([^"]+)"\)/.exec(await shown("/docs/docs.css"))?.[1]
  expect((await fetch(`${head.url}${font}`)).headers.get("content-type")).toBe("font/woff2")

  // Simulates a newer release that is unpacked over it.
  await rm(join(dist, "client", "assets"), { recursive: true })
  const script = /src="(\/assets\/[^"]+)"/.exec(await shown("/"))?.[1]
  expect((await fetch(`${head.url}${script}`)).status).toBe(404)
  expect(await shown("/healthz")).toContain("ok")

  expect(await site.stop()).toBe(0)
  expect(await readdir(join(empty, "data", "site"))).toContain("site.sqlite")
  expect(await readdir(dist)).toEqual(["client", "data", "deploy", "pages", "sandbox", "server"])
})

it("An unusable setting is named in one line, with an exit code that tells systemd whether to restart", async () => {
  for (const [name, value, code] of [
    ["PORT", "eighty", 78],
    ["HOST", "192.0.2.77", 1],
  ] as const) {
    const site = copy.launch({ ...settings, [name]: value }, "start")
    const line = new RegExp(`^Setting ${name} is wrong: [^\\n]+\\n$`)
    expect([await site.ended, site.errors]).toEqual([code, expect.stringMatching(line)])
  }
  const unit = await readFile(join(copy.folder, "deploy", "junior-academy.service"), "utf8")
  expect(unit).toMatch(/^RestartPreventExitStatus=78$/m)
})

describe("npm run user", () => {
  const begin = "mutation ($password: String!) { beginSecondFactor(password: $password) { secret } }"
  const login =
    "mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { accessToken } }"

  it("adds an account while the site runs, removes its lost app, and suspends it at once", async () => {
    const site = copy.launch(settings, "start")
    await site.waitUntilReady()
    const eda = ["--email", "Eda@School.example"]
    const added = copy.user(settings, "add", "--name", "Eda Editor", ...eda, "--role", "3")
    expect(await added.ended).toBe(0)
    const made = /The password is (\S+) and/.exec(added.output)?.[1] ?? ""
    const client = await signedIn("eda@school.example", made)

    const { secret } = (await client.request(begin, { password: made })).data.beginSecondFactor
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    await client.request("mutation ($code: String!) { confirmSecondFactor(code: $code) }", { code })
    const again = { email: "eda@school.example", password: made }
    expect(codeOf(await visitor().graphql(login, again))).toBe("UNAUTHENTICATED")
    expect(await copy.launch(settings, "user", "second-step", ...eda).ended).toBe(0)
    expect(codeOf(await visitor().graphql(login, again))).toBeUndefined()

    expect(await copy.launch(settings, "user", "suspend", ...eda).ended).toBe(0)
    const listed = copy.launch(settings, "user", "list")
    expect(await listed.ended).toBe(0)
    expect(listed.output).toMatch(/^3 {2}eda@school\.example +Eda Editor +suspended$/m)
    expect(listed.output).toMatch(/^5 {2}head@school\.example +Administrator$/m)
    const { data } = await client.graphql("{ viewer { name } }")
    expect(data?.viewer?.name ?? null).toBeNull()
    expect(await site.stop("SIGHUP")).toBe(0)
  })

  it("says in one line what is wrong", async () => {
    for (const [args, line] of [
      ["add --name Eda --email head@school.example --role 3", "There is an account with this email already."],
      ["add --name Eda --email e@school.example --role 9", "--role must be a number from 1 to 5."],
      ["role --email no@school.example --role 2", "The account no@school.example does not exist."],
    ] as const) {
      const program = copy.launch(settings, "user", ...args.split(" "))
      expect([await program.ended, program.errors]).toEqual([1, `${line}\n`])
    }
  })
})

it("A site serves the files of its previous build after a newer one, which removes older ones", async () => {
  const client = join(copy.folder, "dist", "client")
  const older = join(client, "assets", "older.js")
  for (const file of [join(client, "assets", "last.js"), older]) await writeFile(file, "of a page")
  await utimes(older, 0, 0)
  const site = copy.launch(settings, "start")
  await site.waitUntilReady()
  // A client without screens is built in a second.
  await writeFile(join(copy.folder, "client", "main.tsx"), "")
  const rebuild = `import("./launch/prepare.mjs").then(({ prepare }) => prepare(["client"]))`
  const { ended } = copy.program(process.execPath, ["-e", rebuild], copy.folder, {})
  expect(await ended).toBe(0)
  expect(await shown("/assets/last.js")).toBe("of a page")
  expect(existsSync(older)).toBe(false)
})

async function shown(path: string) {
  const response = await fetch(`${visitor().url}${path}`, { headers: { accept: "text/html,*/*" } })
  expect(response.status).toBe(200)
  return response.text()
}

function visitor() {
  return new Client(`http://127.0.0.1:${settings.PORT}`)
}

async function signedIn(email = settings.ADMIN_EMAIL, secret = password) {
  const client = visitor()
  await client.signIn(email, secret)
  return client
}
