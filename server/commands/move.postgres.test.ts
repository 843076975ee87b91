import { execFile } from "node:child_process"
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { promisify } from "node:util"
import { expect, it } from "vitest"
import { published } from "../../test/items.ts"
import { dropDatabase, emptyDatabase } from "../../test/postgres/databases.ts"
import { School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"
import { built } from "../root.ts"

it("A site moves from PostgreSQL to SQLite, and back, by one command that compares every row and every picture", async () => {
  const school = await School.open()
  const eda = await school.signedIn(Role.EDITOR, "Eda Editor")
  const { id } = await published(eda, "NewsStory", { title: "Moving day" })
  const folder = await mkdtemp(join(tmpdir(), "moves-"))
  // A database goes by the name of its folder.
  const [there, back] = [join(folder, "sqlite"), join(folder, `${basename(folder)}-back`)]
  const atHome = { DATA_DIR: school.dataDir, DATABASE_URL: school.services.settings.postgres?.url ?? "" }
  const { DATABASE_URL = "" } = await emptyDatabase(back)

  const toSqlite = await move(atHome, there)
  expect(toSqlite).toContain("Every row and every file was read again and is what the export holds.")
  const toPostgres = await move({ DATA_DIR: there, DATABASE_URL: "" }, back, "--database", DATABASE_URL)
  expect(countsIn(toPostgres)).toEqual(countsIn(toSqlite))
  expect(countsIn(toSqlite)).toContain("1 news_stories")
  expect(await readdir(folder)).toEqual(expect.not.arrayContaining([expect.stringContaining(".tar")]))

  const secret = (from: string) => readFile(join(from, "token-secret"), "utf8")
  expect([await secret(there), await secret(back)]).toEqual(Array(2).fill(await secret(school.dataDir)))
  const moved = await School.open({ DATA_DIR: back, DATABASE_URL })
  const { body } = await moved.visitor().rest("GET", `/news/view/${id}`)
  expect([body.title, await picturesIn(back)]).toEqual(["Moving day", await picturesIn(school.dataDir)])
  await moved.site.close()
  await dropDatabase(back)
  await rm(folder, { recursive: true })
  await school.close()
})

const picturesIn = async (dataDir: string) =>
  (await readdir(join(dataDir, "images"))).filter((name) => name.endsWith(".png")).sort()

/** Gives what the command said. */
async function move(settings: Record<string, string>, ...args: string[]): Promise<string> {
  const env = { ...process.env, LOG_LEVEL: "warn", ...settings }
  return (await promisify(execFile)(process.execPath, [join(built, "server", "main.js"), "move", ...args], { env }))
    .stdout
}

/** `12 news_stories`: how many rows there are of each table, and files. */
const countsIn = (said: string) =>
  said.split("\n").flatMap((line) => (/^ *\d+ {2}\S/.test(line) ? line.trim().replace(/ +/, " ") : []))
