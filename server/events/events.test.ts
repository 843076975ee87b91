import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Client, codeOf } from "../../test/client.ts"
import { published } from "../../test/items.ts"
import { School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"

const event = "id title date endDate location description capacity cancelled placesLeft version picture { name }"
const readEvent = `query ($id: Int!) { event(id: $id) { ${event} } }`
const calendar =
  "query ($when: When, $page: Int, $perPage: Int) { events(when: $when, page: $page, perPage: $perPage) { total pages items { title } } }"
const edit = `mutation ($id: Int!, $input: EditEventInput!) { editEvent(id: $id, input: $input) { ${event} } }`

let school: School
let eda: Client

beforeAll(async () => {
  school = await School.open()
  eda = await school.signedIn(Role.EDITOR, "Eda Editor")
})
afterAll(() => school.close())

const hourMs = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
const inDays = (days: number) => inHours(24 * days)

describe("an event", () => {
  it("has a title, a date, a place and a description; picture, end and capacity only if somebody says so", async () => {
    const date = inDays(3)
    const { id } = await published(eda, "Event", { date, picture: null })
    const { data } = await school.visitor().ask(readEvent, { id })
    expect(data.event).toEqual({
      id,
      title: "Kite day",
      date,
      endDate: null,
      location: "The field",
      description: "<p>Bring a kite.</p>",
      capacity: null,
      cancelled: false,
      placesLeft: null,
      version: 1,
      picture: null,
    })
  })

  it("names its picture with a hyphen after the time stamp", async () => {
    const { drawnPicture } = await import("../../test/school.ts")
    const add = `mutation ($date: DateTimeISO!, $file: Upload!) {
      addEvent(input: { title: "A", date: $date, location: "B", description: "<p>c</p>", picture: { upload: $file } }) { picture { name } }
    }`
    const file = new Blob([await drawnPicture()])
    const { data } = await eda.upload(add, { date: inDays(1) }, file, "variables.file", "kite day.png")
    expect(data.addEvent.picture.name).toMatch(/^\d{13}-kite-day\.png$/)
  })

  it.each([
    ["ends before it begins", { date: inDays(2), endDate: inDays(1) }, "endDate"],
    ["lasts longer than a term", { date: inDays(2), endDate: inDays(200) }, "endDate"],
    ["has no room for anybody", { capacity: 0 }, "capacity"],
    ["has room for more than the city", { capacity: 100_001 }, "capacity"],
    ["has no title", { title: " " }, "title"],
    ["has no place", { location: "" }, "location"],
    ["says nothing", { description: "<p><br></p>" }, "description"],
  ])("is refused when it %s", async (_, fields, field) => {
    const input = { title: "A", date: inDays(2), location: "B", description: "<p>c</p>", ...fields }
    const answer = await eda.graphql("mutation ($input: AddEventInput!) { addEvent(input: $input) { id } }", { input })
    expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual([field])
  })

  it("cannot be edited so that it ends before it begins", async () => {
    const { id } = await published(eda, "Event", { date: inDays(5), endDate: inDays(6) })
    expect(codeOf(await eda.graphql(edit, { id, input: { date: inDays(7) } }))).toBe("BAD_USER_INPUT")
  })

  it("can be cancelled, and can lose its end and its limit again", async () => {
    const { id } = await published(eda, "Event", { endDate: inDays(8), capacity: 5 })
    const { data } = await eda.ask(edit, { id, input: { cancelled: true, endDate: null, capacity: null } })
    expect(data.editEvent).toMatchObject({ cancelled: true, endDate: null, capacity: null, placesLeft: null })
  })

  it.each(["title", "date", "location", "description", "cancelled"])("never has a %s of null", async (field) => {
    const { id } = await published(eda, "Event")
    expect(codeOf(await eda.graphql(edit, { id, input: { [field]: null } }))).toBe("BAD_USER_INPUT")
  })
})

describe("the calendar", () => {
  it("has what is to come or going on, the next first; and what is over, the latest first", async () => {
    const own = await School.open()
    const editor = await own.signedIn(Role.EDITOR)
    const add = (title: string, date: string, endDate?: string) => published(editor, "Event", { title, date, endDate })
    await add("in ten days", inDays(10))
    await add("tomorrow", inDays(1))
    await add("an hour ago", inHours(-1))
    await add("all this week", inDays(-3), inDays(3))
    await add("three hours ago", inHours(-3))
    await add("short, and just over", inHours(-1), inHours(-0.5))
    await add("last month", inDays(-30))

    const toCome = ["all this week", "an hour ago", "tomorrow", "in ten days"]
    const over = ["short, and just over", "three hours ago", "last month"]
    const titlesOf = async (variables: object) => {
      const { data } = await own.visitor().ask(calendar, variables as Record<string, unknown>)
      return data.events.items.map(({ title }: { title: string }) => title)
    }
    expect(await titlesOf({})).toEqual(toCome)
    expect(await titlesOf({ when: "PAST" })).toEqual(over)
    expect(await titlesOf({ when: "ALL" })).toEqual([...toCome, ...over])
    for (const [page, expected] of [
      [1, toCome.slice(0, 3)],
      [2, [toCome[3], ...over.slice(0, 2)]],
      [3, over.slice(2)],
      [4, []],
    ] as const)
      expect(await titlesOf({ when: "ALL", page, perPage: 3 })).toEqual(expected)
    const { data } = await own.visitor().ask(calendar, { when: "ALL", perPage: 3 })
    expect(data.events).toMatchObject({ total: 7, pages: 3 })
    await own.close()
  })
})
