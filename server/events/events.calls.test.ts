import { describe, expect, it } from "vitest"
import { castOfThisFile, describeContentCalls } from "../../test/content-calls.ts"
import { School } from "../../test/school.ts"

const cast = castOfThisFile()
const body = { title: "Kite day", location: "The field", description: "<p>Bring a kite.</p>" }
const date = "2031-05-04T08:30:00.000Z"

describeContentCalls(cast, {
  noun: "events",
  body: { ...body, date },
  picture: "picture",
  ignored: { author: 999, UserId: 999, userId: 999, id: 12345 },
  shape: ({ owner }, picture) => ({
    ...{ id: expect.any(Number), ...body, date, picture },
    ...{ UserId: owner.id, user: { name: "Eda Editor" } },
  }),
  wrong: [
    ["title", ""],
    ["date", "tomorrow"],
    ["date", null],
    ["location", "x".repeat(201)],
    ["description", ""],
  ],
  change: { location: "The hall" },
})

const add = async (fields: object = {}) => cast.owner.rest("POST", "/events/add", { ...body, date, ...fields })

describe("POST /events/add", () => {
  it("needs no picture", async () => {
    for (const picture of [undefined, null, ""])
      expect(await add({ picture })).toMatchObject({ status: 201, body: { picture: null } })
  })

  it.each([
    ["2031-05-04", "2031-05-04T00:00:00.000Z"],
    ["2031-05-04T08:30", "2031-05-04T08:30:00.000Z"],
    ["2031-05-04T08:30:15", "2031-05-04T08:30:15.000Z"],
    ["2031-05-04T08:30:00+02:00", "2031-05-04T06:30:00.000Z"],
  ])("takes the date %s and answers it in UTC", async (given, answered) => {
    expect((await add({ date: given })).body.date).toBe(answered)
  })
})

describe("GET /events", () => {
  it("answers an empty site with empty lists", async () => {
    const empty = await School.open()
    for (const path of ["/events", "/events/home"])
      expect(await empty.visitor().rest("GET", path)).toMatchObject({ status: 200, body: [] })
    await empty.close()
  })

  it("lists those to come with the next one first, then those that are over", async () => {
    const { body: over } = await add({ date: "2001-05-04" })
    const { body: next } = await add({ date: "2030-01-01" })
    const { body: all } = await cast.visitor.rest("GET", "/events")
    expect([all[0], all.at(-1)]).toEqual([next, over])
    const { body: home } = await cast.visitor.rest("GET", "/events/home")
    expect(home).toEqual(all.slice(0, 3))
  })
})
