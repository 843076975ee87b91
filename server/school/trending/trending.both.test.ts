import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import type { Client } from "../../../test/client.ts"
import { published } from "../../../test/items.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { DailyRead, dayOf } from "./daily-read.ts"

const titles = "__typename ... on Article { id title } ... on NewsStory { id title }"

let school: School
let editor: Client

beforeAll(async () => {
  school = await School.open()
  editor = await school.signedIn(Role.EDITOR)
})
afterAll(() => school.close())
afterEach(() => void vi.useRealTimers())

const read = async (by: Client, path: string, times: number) => {
  for (let time = 0; time < times; time++) expect((await by.rest("GET", path)).status).toBe(200)
}

/** Restarts the school, as counts are cached for ten minutes. */
async function listed(): Promise<string[]> {
  school = await school.restarted()
  return listedNow()
}

async function listedNow(): Promise<string[]> {
  const trending = await school.visitor().call("trending", { perPage: 4 }, titles)
  return trending.map(({ title }: { title: string }) => title)
}

const flush = () => school.services.reads.flush()
const run = (sql: string, values?: unknown[]) => school.services.database.write((rows) => rows.query(sql, values))

describe("the trending list", () => {
  it("shows the newest items on a new site, then the stories and articles that visitors read most", async () => {
    for (const title of ["One", "Two"]) await published(editor, "NewsStory", { title })
    const article = await published(editor, "Article", { title: "Three" })
    const story = await published(editor, "NewsStory", { title: "Four" })
    await published(editor, "Article", { title: "Five" })
    expect(await listed()).toEqual(["Five", "Four", "Three", "Two"])

    await read(school.visitor(), `/articles/view/${article.id}`, 3)
    await flush()
    await read(school.visitor(), `/articles/view/${article.id}`, 1)
    await flush()
    await read(await school.signedIn(Role.REGULAR), `/news/view/${story.id}`, 3)
    expect(await listed()).toEqual(["Three", "Four", "Five", "Two"])
  })

  it("counts a reader once, even if an open page asks again", async () => {
    const by = await school.signedIn(Role.EDITOR, "Earlier Parent")
    const { id } = await published(by, "NewsStory", { title: "Asked again" })
    const query = `{ newsStory(id: ${id}, countAsRead: true) { title } }`
    for (const reader of [school.visitor(), await school.signedIn(Role.REGULAR, "Reader")])
      for (const headers of [undefined, { "x-read-again": "1" }, { "x-read-again": "1" }])
        await reader.rest("POST", "/graphql", { query }, headers)
    await flush()
    const sql = `SELECT SUM("reads") AS reads FROM "daily_reads" WHERE "kind" = 'NEWS_STORY' AND "itemId" = ${id}`
    expect(Number((await run(sql))[0].reads)).toBe(2)
    await by.call("deleteNewsStory", { id })
  })

  it("does not count reads by the author or by staff", async () => {
    editor = await school.signedIn(Role.EDITOR, "Eda Editor")
    const { id } = await published(editor, "NewsStory", { title: "Mine" })
    for (const role of [Role.EDITOR, Role.ADMINISTRATOR])
      await read(await school.signedIn(role, `Staff ${role}`), `/news/view/${id}`, 5)
    const author = await school.signedIn(Role.EDITOR, "Later Parent")
    const own = await published(author, "Article", { title: "My own" })
    await run("UPDATE users SET role = $1 WHERE id = $2", [Role.REGULAR, author.id])
    await read(author, `/articles/view/${own.id}`, 5)
    expect((await listed()).slice(0, 2)).toEqual(["Three", "Four"])
  })

  it("forgets reads of more than four weeks ago", async () => {
    await flush()
    const readDaysAgo = (days: number) =>
      run("UPDATE daily_reads SET day = $1 WHERE kind = 'ARTICLE'", [dayOf(new Date(), days)])
    await readDaysAgo(27)
    expect((await listed())[0]).toBe("Three")
    await readDaysAgo(28)
    expect((await listed())[0]).toBe("Four")
    await readDaysAgo(29)
    await read(school.visitor(), "/news/view/1", 1)
    await flush()
    expect(await run("SELECT kind FROM daily_reads GROUP BY kind")).toEqual([{ kind: "NEWS_STORY" }])
  })

  it("stays the same for ten minutes, and no longer", async () => {
    await read(school.visitor(), "/news/view/1", 9)
    await flush()
    const less = { day: dayOf(new Date()), kind: "NEWS_STORY", reads: 1 } as const
    const others = Array.from({ length: 60 }, (_, index) => ({ ...less, itemId: 1_000 + index }))
    await school.services.database.write((rows) => rows.insert(DailyRead, others))
    expect((await listedNow())[0]).toBe("Four")
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * 60_000 })
    expect((await listedNow())[0]).toBe("One")
  })

  it("returns from one to twenty items", async () => {
    const codes = await Promise.all([20, 21, 0].map((perPage) => school.visitor().refusal("trending", { perPage })))
    expect(codes).toEqual([undefined, "BAD_USER_INPUT", "BAD_USER_INPUT"])
  })
})
