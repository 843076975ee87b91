import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { Client } from "../../../test/client.ts"
import { published } from "../../../test/items.ts"
import { newFolder } from "../../../test/new-folder.ts"
import { S3Server } from "../../../test/s3-server.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { built } from "../../base/root.ts"
import { imagesFolder } from "../../base/settings.ts"
import { isPlainFileName } from "../../store/images/file-names.ts"

let bucket: S3Server
let school: School
let head: Client

beforeAll(async () => {
  bucket = await S3Server.open()
  school = await School.open()
  head = await school.signedIn(Role.ADMINISTRATOR)
})
afterAll(async () => {
  await school.close()
  await bucket.close()
})

const images = (IMAGES_URL: string, ...args: string[]) => command({ IMAGES_URL }, "images", ...args)

const command = (settings: Record<string, string>, ...args: string[]): Promise<string> =>
  new Promise((resolve) => {
    const env = { ...process.env, LOG_LEVEL: "warn", DATA_DIR: school.dataDir, ...settings }
    const main = join(built, "server", "main.js")
    execFile(process.execPath, [main, ...args], { env, cwd: settings.PWD }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    )
  })

async function story() {
  const { id, picture } = await published(head, "NewsStory", {}, "id picture { name url }")
  return { id, name: picture.name, file: String(picture.url).replace("/images/", "") }
}

async function erase({ id, name }: { id: number; name: string }) {
  await head.call("deleteNewsStory", { id })
  await head.call("erasePicture", { name })
}

const shownPicture = async () => (await story()).file

const inFolder = async () => {
  const folder = imagesFolder(school.dataDir)
  const names = (await readdir(folder)).filter(isPlainFileName).sort()
  return Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))]))
}

const inBucket = (folder?: string) =>
  bucket
    .names(folder)
    .sort()
    .map((name) => [name, bucket.objects.get(`${folder ?? "site"}/${name}`)?.bytes])

it("One command copies pictures to a bucket and back while the site runs, and can be repeated", async () => {
  const [river, old] = [await story(), await story()]
  expect(await images(bucket.url(), "copy")).toMatch(/2 pictures and documents are where .*\n.*All 2 files/s)
  expect(inBucket()).toEqual(await inFolder())

  await erase(old)
  const kite = await shownPicture()
  expect(await images(bucket.url(), "copy")).toMatch(/2 pictures and documents .*All 2 files/s)
  expect(bucket.names()).toEqual(expect.arrayContaining([river.file, kite]))

  school = await school.restarted({ IMAGES_URL: bucket.url() })
  expect((await fetch(`${school.url}/images/${kite}`)).status).toBe(200)
  await school.services.pictureFiles.sweep()
  head = await school.signedIn(Role.ADMINISTRATOR, "Hanna Head")
  await erase(river)
  const later = await shownPicture()
  expect(await images("", "copy", "--from", bucket.url())).toContain("All 2 files that the database names are there")
  expect((await inFolder()).map(([name]) => name)).toEqual(expect.arrayContaining([kite, later]))
})

it("A check of the pictures names each that is missing or changed", async () => {
  const [gone, changed, shorter] = [await shownPicture(), await shownPicture(), await shownPicture()]
  const bytesOf = (name: string) => Buffer.from(bucket.objects.get(`site/${name}`)?.bytes ?? "")
  const put = (name: string, bytes: Buffer) => bucket.objects.set(`site/${name}`, { bytes, changedAt: new Date() })
  bucket.objects.delete(`site/${gone}`)
  put(changed, bytesOf(changed).fill(0, 20))
  put(shorter, bytesOf(shorter).subarray(1))
  const output = await images(bucket.url(), "check")
  expect(output).toContain("3 are not as it says:")
  expect(output).toContain(`${gone} is missing\n`)
  expect(output).toContain(`${changed} is another picture\n`)
  expect(output).toMatch(new RegExp(`${shorter} has (\\d+) bytes, not (\\d+)\n`))
})

it("A copy into a bucket with another site's files is refused each time", async () => {
  bucket.objects.set("other/1764000000000-river.png", { bytes: Buffer.from("x"), changedAt: new Date() })
  bucket.objects.set("other/.copied", { bytes: Buffer.from("of another site"), changedAt: new Date() })
  const before = [...bucket.objects.keys()].filter((key) => key.startsWith("other/"))
  for (let time = 0; time < 2; time++)
    expect(await images(bucket.url("other"), "copy")).toContain(
      "there are 1 other files, such as 1764000000000-river.png",
    )
  expect([...bucket.objects.keys()].filter((key) => key.startsWith("other/") && !key.endsWith(".probe"))).toEqual(
    before,
  )
})

it("A site does not start on a bucket without its pictures, and names the command that copies them", async () => {
  const elsewhere = { IMAGES_URL: bucket.url("empty"), DATA_DIR: school.dataDir }
  expect(await startMessage(elsewhere)).toMatch(
    /^Setting IMAGES_URL is wrong: the bucket holds none of .* `npm run images -- copy`/,
  )
})

it("A site whose pictures are in a bucket does not start without IMAGES_URL", async () => {
  const folder = newFolder("forgotten")
  const rowsAlone = () => cp(join(school.dataDir, "site.sqlite"), join(folder, "site.sqlite"))
  const output = await startMessage({ DATA_DIR: folder }, rowsAlone)
  expect(output).toMatch(/^Setting IMAGES_URL is wrong: it is not set, and .*\/images holds none of the site's/)
})

it("A site that cannot load its S3 store blames IMAGES_URL, not its folder", async () => {
  const folder = newFolder("broken")
  const broken = join(folder, "broken.cjs")
  const lines = [
    'const { Module } = require("node:module"); const load = Module._load',
    'Module._load = (name, ...others) => { if (/s3-store/.test(name)) throw Error("The file is broken."); return load(name, ...others) }',
  ]
  await writeFile(broken, lines.join("\n"))
  const output = await command({ IMAGES_URL: bucket.url(), NODE_OPTIONS: `--require=${broken}` }, "user", "list")
  expect(output).toContain("Setting IMAGES_URL is wrong: the store cannot be used (The file is broken.).")
})

it.each(["utf8", "utf16le"] as const)(
  "A WordPress import in %s prints its result even if no report can be written",
  async (encoding) => {
    const PWD = newFolder("import")
    const file = join(PWD, "old.xml")
    await writeFile(file, "\ufeff<rss><channel></channel></rss>", encoding)
    await mkdir(`${file}.report.txt`)
    const output = await command({ IMAGES_URL: bucket.url(), PWD }, "import", file)
    expect(output).toMatch(/^Taken:.*This could not be written to .*old\.xml\.report\.txt \(EISDIR\)\.\n$/s)
  },
)

it.each(["PK\u0003\u0004", "\u001f\u008b\b"])("A packed file must be unpacked before an import: %j", async (begin) => {
  const file = join(school.dataDir, "old.xml.zip")
  await writeFile(file, begin, "latin1")
  const message = `${file} is packed. Unpack it, and import the .xml or .tar in it.\n`
  expect(await command({}, "import", file)).toBe(message)
})

it("An import of a folder fails with one line", async () => {
  expect(await command({}, "import", school.dataDir)).toBe(`${school.dataDir} cannot be read (EISDIR).\n`)
})

it("A command with --help, a wrong argument or no site to read creates no site", async () => {
  const DATA_DIR = join(school.dataDir, "untouched")
  expect(await command({ DATA_DIR }, "migrate", "--help")).toMatch(/^node \S+ migrate\n\nBrings the tables/)
  expect(await command({ DATA_DIR }, "start", "--help")).toMatch(/^The commands are:\n\n {2}start.*settings\.md\.\n$/s)
  expect(await command({ DATA_DIR }, "migrate", "--nope")).toMatch(/^Unknown option '--nope'\.\n\nnode/)
  expect(await command({ DATA_DIR }, "user", "list")).toBe(`There is no site in ${DATA_DIR}.\n`)
  expect(await command({ DATA_DIR }, "images", "check")).toBe(`There is no site in ${DATA_DIR}.\n`)
  expect(existsSync(DATA_DIR)).toBe(false)
})

it("A backup of a damaged site fails with one line", async () => {
  const DATA_DIR = newFolder("damaged")
  const backup = () => command({ DATA_DIR }, "backup", join(DATA_DIR, "whole.tar"))
  await writeFile(join(DATA_DIR, "site.sqlite"), "x".repeat(9_000))
  expect(await backup()).toMatch(/^Setting DATA_DIR is wrong: site\.sqlite in \S+damaged\S+ is damaged.*\n$/)
  const pictures = join(DATA_DIR, "images")
  await rm(pictures, { recursive: true })
  await writeFile(pictures, "no folder")
  expect(await backup()).toBe(`${pictures} cannot be used (ENOTDIR).\n`)
})

async function startMessage(settings: Record<string, string>, prepare = async () => {}) {
  await school.site.close()
  await prepare()
  const message = await School.open(settings).then(
    (site) => site.site.close().then(() => "It started."),
    ({ message }: Error) => message,
  )
  school = await School.openOn(school.dataDir)
  return message
}
