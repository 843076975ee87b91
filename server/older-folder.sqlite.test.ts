import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { published } from "../test/items.ts"
import { School } from "../test/school.ts"
import { Role } from "./access/roles.ts"
import { lockName } from "./database/folder-lock.ts"
import { moves } from "./older-folder.ts"
import { SettingsError } from "./settings.ts"

/** What a site left when its power was cut: its newest rows lie in `site.sqlite-wal` alone. */
let left: string
/** What its visitors saw. */
let seen: unknown
/** Where a site is started, without DATA_DIR. */
let folder: string

beforeAll(async () => {
  const school = await School.open()
  await published(await school.signedIn(Role.EDITOR), "NewsStory")
  seen = await shownBy(school)
  left = await mkdtemp(join(tmpdir(), "left-"))
  await cp(school.dataDir, left, { recursive: true })
  // Which older releases do not have.
  await rm(join(left, lockName))
  await school.close()
})
afterAll(() => rm(left, { recursive: true }))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "older-"))
  await lay()
  const before = process.cwd()
  process.chdir(folder)
  return async () => {
    process.chdir(before)
    await rm(folder, { recursive: true })
  }
})

it("A site of an older release is found whole in a folder of its own, wherever a start before was cut short", async () => {
  for (let point = 0, whole = false; !whole; point++) {
    await lay()
    whole = await moveUpTo(point)
    const school = await start()
    expect(await shownBy(school), `cut short at ${point}`).toEqual(seen)
    await school.site.close()
    expect((await readdir(at("data"))).sort()).toEqual(["news", "site"])
    expect((await readdir(at("data/site"))).sort()).toEqual(["images", "site.lock", "site.sqlite", "token-secret"])
    expect(await readFile(at("data/site/token-secret"))).toEqual(await readFile(join(left, "token-secret")))
  }
})

it("A site that still runs is not moved away, and the one that was to take its place says so", async () => {
  const running = await School.openOn(at("data"))
  expect(await refusal()).toMatch(/^Another site runs on .*data\/site\.sqlite\. Stop it first/)
  expect(await readdir(at("data"))).toEqual(expect.arrayContaining(["images", "site.sqlite", "token-secret"]))
  expect(await shownBy(running)).toEqual(seen)
  await running.site.close()
})

it.each(["site.sqlite", "token-secret", "images"])("What is there already is never overwritten: %s", async (name) => {
  const inTheWay = name === "images" ? "data/site/images/other.png" : `data/site/${name}`
  await mkdir(join(at(inTheWay), ".."), { recursive: true })
  await writeFile(at(inTheWay), "another")
  const before = (await readdir(at("data"), { recursive: true })).sort()
  expect(await refusal()).toMatch(new RegExp(`^There is ${name} in .*data, .* and another in .*data/site\\.`))
  expect((await readdir(at("data"), { recursive: true })).sort()).toEqual(before)
  expect(await readFile(at(inTheWay), "utf8")).toBe("another")
})

it("A folder that DATA_DIR names stays where it is", async () => {
  const school = await start("data")
  expect(await shownBy(school)).toEqual(seen)
  await school.site.close()
  expect(await readdir(at("data"))).toContain("site.sqlite")
})

const at = (path: string) => join(folder, path)

/** A folder as an older release left it, with the starting content beside. */
async function lay() {
  await rm(at("data"), { recursive: true, force: true })
  await cp(left, at("data"), { recursive: true })
  await mkdir(at("data/news"))
}

/** @returns whether nothing was left to do. */
async function moveUpTo(point: number) {
  const steps = moves(at("data"), at("data/site"))
  for (let done = 0; done < point; done++) if ((await steps.next()).done) return true
  return false
}

/** An unset variable is as good as an empty one. */
const start = (dataDir = "") => School.openOn(dataDir)

async function refusal() {
  const school = await start().catch((error) => error)
  if (school instanceof School) await school.site.close()
  expect(school).toBeInstanceOf(SettingsError)
  expect(school.message).not.toContain("\n")
  return school.message as string
}

/** A story and the bytes of its picture. */
async function shownBy(school: School) {
  const { body } = await school.visitor().rest("GET", "/news")
  const picture = await fetch(`${school.url}/images/${body.topStory.picture}`)
  return { title: body.topStory.title, picture: Buffer.from(await picture.arrayBuffer()).toString("base64") }
}
