import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Client } from "../../test/client.ts"
import { storedPicture } from "../../test/items.ts"
import { School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"

let school: School
let editor: Client
let other: Client

beforeAll(async () => {
  school = await School.open()
  editor = await school.signedIn(Role.EDITOR, "Eda Editor")
  other = await school.signedIn(Role.EDITOR)
})
afterAll(() => school.close())

const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
const added = (fields: object = {}, to = editor) =>
  to.rest("POST", "/events/add", {
    title: "Kite day",
    date: inDays(7),
    location: "The field",
    description: "<p>Bring a kite.</p>",
    author: 999,
    ...fields,
  })

describe("GET /events", () => {
  it("lists the next event first, whole and in the documented shape, and what is over last", async () => {
    const own = await School.open()
    const by = await own.signedIn(Role.EDITOR)
    expect((await own.visitor().rest("GET", "/events")).body).toEqual([])
    const picture = await storedPicture(by)
    for (const days of [20, -5, 4, 9, 30, -1]) await added({ title: `in ${days}`, date: inDays(days), picture }, by)
    const { body } = await own.visitor().rest("GET", "/events")
    expect(body.map(({ title }: { title: string }) => title)).toEqual([
      "in 4",
      "in 9",
      "in 20",
      "in 30",
      "in -1",
      "in -5",
    ])
    expect(body[0]).toEqual({
      id: expect.any(Number),
      title: "in 4",
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      location: "The field",
      description: "<p>Bring a kite.</p>",
      picture,
      UserId: by.id,
      user: { name: expect.any(String) },
    })
    const { body: few } = await own.visitor().rest("GET", "/events/home")
    expect(few).toEqual(body.slice(0, 3))
    await own.close()
  })

  it("has one event at /events/view/{id}", async () => {
    const { body: event } = await added()
    expect((await school.visitor().rest("GET", `/events/view/${event.id}`)).body).toEqual(event)
    expect((await school.visitor().rest("GET", "/events/view/999999")).status).toBe(404)
  })
})

describe("adding and editing an event over REST", () => {
  it("needs no picture, and takes the creator from the token whatever `author` says", async () => {
    const { status, body } = await added()
    expect({ status, UserId: body.UserId, picture: body.picture }).toEqual({
      status: 201,
      UserId: editor.id,
      picture: null,
    })
  })

  it.each([
    ["2031-03-09", "2031-03-09T00:00:00.000Z"],
    ["2031-03-09T14:30", "2031-03-09T14:30:00.000Z"],
    ["2031-03-09T14:30:15", "2031-03-09T14:30:15.000Z"],
    ["2031-03-09T14:30:00Z", "2031-03-09T14:30:00.000Z"],
    ["2031-03-09T14:30:00.000Z", "2031-03-09T14:30:00.000Z"],
    ["2031-03-09T14:30:00+02:00", "2031-03-09T12:30:00.000Z"],
    ["2032-02-29", "2032-02-29T00:00:00.000Z"],
  ])("takes the date %s", async (date, stored) => {
    expect((await added({ date })).body.date).toBe(stored)
  })

  it.each(["", null, 5, "tomorrow", "9/3/2031", "2031-02-29", "2031-13-01", "2031-03-09T25:00", "March 9, 2031", []])(
    "refuses the date %j with 400",
    async (date) => {
      const { status, body } = await added({ date })
      expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: ["date"] })
    },
  )

  it("names what is missing", async () => {
    const { status, body } = await editor.rest("POST", "/events/add", {})
    expect({ status, fields: Object.keys(body.fields).sort() }).toEqual({
      status: 400,
      fields: ["date", "description", "location", "title"],
    })
  })

  it("keeps what a PUT does not name, and ignores `UserId`", async () => {
    const { body: event } = await added()
    const { status, body } = await editor.rest("PUT", `/events/edit/${event.id}`, { location: "The hall", UserId: 1 })
    expect({ status, body }).toEqual({ status: 200, body: { ...event, location: "The hall" } })
  })

  it("refuses a visitor with 401 and another editor with 403", async () => {
    const { body: event } = await added()
    expect((await added({}, school.visitor())).status).toBe(401)
    for (const [method, path] of [
      ["PUT", `/events/edit/${event.id}`],
      ["DELETE", `/events/delete/${event.id}`],
    ] as const) {
      expect((await school.visitor().rest(method, path, { title: "x" })).status).toBe(401)
      expect((await other.rest(method, path, { title: "x" })).status).toBe(403)
    }
    expect((await editor.rest("DELETE", `/events/delete/${event.id}`)).status).toBe(200)
    expect((await school.visitor().rest("GET", `/events/view/${event.id}`)).status).toBe(404)
  })
})
