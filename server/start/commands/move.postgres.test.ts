import { execFile } from "node:child_process"
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { promisify } from "node:util"
import { expect, it } from "vitest"
import { published } from "../../../test/items.ts"
import { newFolder } from "../../../test/new-folder.ts"
import { dropDatabase, emptyDatabase } from "../../../test/postgres/databases.ts"
import { S3Server } from "../../../test/s3-server.ts"
import { addressOf, School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { built } from "../../base/root.ts"
import { imagesFolder } from "../../base/settings.ts"

it("A site moves from PostgreSQL and a bucket to SQLite and a folder and back, with every row compared", async () => {
  const store = await S3Server.open()
  const school = await School.open({ IMAGES_URL: store.url("home") })
  const eda = await school.signedIn(Role.EDITOR, "Eda Editor")
  const { id } = await published(eda, "NewsStory", { title: "Moving day" })
  await eda.call("addChild", { input: { name: "Zawadi Child", form: "" } }, "id")
  const folder = newFolder("moves")
  // Databases are named after their folders.
  const [there, back] = [join(folder, "sqlite"), join(folder, `${basename(folder)}-back`)]
  const atHome = {
    DATA_DIR: school.dataDir,
    DATABASE_URL: school.services.settings.postgres?.url ?? "",
    IMAGES_URL: store.url("home"),
  }
  const { DATABASE_URL = "" } = await emptyDatabase(back)

  const toSqlite = await move(atHome, there)
  expect(toSqlite).toContain("Every row and every file was read again and is what the export holds.")
  expect(await picturesIn(there)).toEqual(store.names("home").sort())
  const fromSqlite = { DATA_DIR: there, DATABASE_URL: "" }
  const running = await School.open(fromSqlite)
  await expect(move(fromSqlite, join(folder, "torn"))).rejects.toThrow("Stop that one")
  await running.site.close()
  const IMAGES_URL = store.url("back")
  // The remains of a killed move.
  await mkdir(join(back, ".temporary"), { recursive: true })
  await writeFile(join(back, ".temporary", "moving.tar"), "")
  await cp(join(there, "token-secret"), join(back, "token-secret"))
  const toPostgres = await move(fromSqlite, back, "--database", DATABASE_URL, "--images", IMAGES_URL)
  expect(bytesIn(store, "back")).toEqual(bytesIn(store, "home"))
  expect(countsIn(toPostgres)).toEqual(countsIn(toSqlite))
  expect(countsIn(toSqlite)).toContain("1 news_stories")
  expect(await readdir(join(back, ".temporary"))).toEqual([])
  // The parent folder belongs to somebody else.
  expect((await readdir(folder)).sort()).toEqual([basename(back), "sqlite"].sort())

  const secret = (from: string) => readFile(join(from, "token-secret"), "utf8")
  expect([await secret(there), await secret(back)]).toEqual(Array(2).fill(await secret(school.dataDir)))
  const moved = await School.open({ DATA_DIR: back, DATABASE_URL, IMAGES_URL })
  const { body } = await moved.visitor().rest("GET", `/news/view/${id}`)
  const { status } = await moved.visitor().send("GET", `/images/${body.picture}`)
  expect([body.title, status, await picturesIn(back)]).toEqual(["Moving day", 200, []])
  const names = await (await moved.signIn(addressOf("Eda Editor"))).call("children", {}, "name")
  expect(names).toEqual([{ name: "Zawadi Child" }])
  await moved.site.close()
  await dropDatabase(back)
  await school.close()
  await store.close()
})

const bytesIn = (store: S3Server, folder: string) =>
  Object.fromEntries(store.names(folder).map((name) => [name, store.objects.get(`${folder}/${name}`)?.bytes]))

const picturesIn = async (dataDir: string) =>
  (await readdir(imagesFolder(dataDir)).catch(() => [])).filter((name) => name.endsWith(".png")).sort()

async function move(settings: Record<string, string>, ...args: string[]): Promise<string> {
  const env = { ...process.env, LOG_LEVEL: "warn", ...settings }
  return (await promisify(execFile)(process.execPath, [join(built, "server", "main.js"), "move", ...args], { env }))
    .stdout
}

const countsIn = (output: string) =>
  output.split("\n").flatMap((line) => (/^ *\d+ {2}\S/.test(line) ? line.trim().replace(/ +/, " ") : []))
