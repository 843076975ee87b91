import { describe, expect, it } from "vitest"
import { castOfThisFile } from "../../../test/cast.ts"
import { exampleOf, published } from "../../../test/items.ts"

const cast = castOfThisFile()

const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
const added = (fields: object = {}) => cast.owner.rest("POST", "/events/add", { ...exampleOf("Event"), ...fields })

it("GET /events lists upcoming events before past ones, and GET /events/home the next three", async () => {
  for (const days of [20, -5, 4, 9, 30, -1]) await added({ title: `in ${days}`, date: inDays(days) })
  const { body } = await cast.visitor.rest("GET", "/events")
  const titles = body.map(({ title }: { title: string }) => title)
  expect(titles).toEqual(["in 4", "in 9", "in 20", "in 30", "in -1", "in -5"])
  expect((await cast.visitor.rest("GET", `/events/view/${body[0].id}`)).body).toEqual(body[0])
  expect((await cast.visitor.rest("GET", "/events/home")).body).toEqual(body.slice(0, 3))
})

it("GET /events/view shows whether an event is cancelled, and GET /events/home leaves it out", async () => {
  const told = { allDay: false, audience: "Form 3", cancelled: true, capacity: 2, endDate: inDays(2) }
  const { id } = await published(cast.owner, "Event", { ...told, date: inDays(1) })
  const shown = { id, ...told, placesLeft: 2, pictureAlt: "" }
  expect((await cast.visitor.rest("GET", `/events/view/${id}`)).body).toMatchObject(shown)
  const { body: home } = await cast.visitor.rest("GET", "/events/home")
  expect(home.map(({ id, cancelled }: { id: number; cancelled: boolean }) => ({ id, cancelled }))).toEqual(
    (await cast.visitor.rest("GET", "/events")).body
      .slice(1, 4)
      .map(({ id }: { id: number }) => ({ id, cancelled: false })),
  )
})

describe("PUT /events/edit", () => {
  const edited = async (fields: object, sent: object) => {
    const { id } = await published(cast.owner, "Event", fields)
    return cast.owner.rest("PUT", `/events/edit/${id}`, sent)
  }

  it("accepts every field that GET shows", async () => {
    const sent = { cancelled: true, allDay: true, audience: "Form 3", capacity: 2 }
    const dates = { date: "2031-03-08T22:00:00.000Z", endDate: "2031-03-09T22:00:00.000Z" }
    expect((await edited({}, { ...sent, ...dates })).body).toMatchObject({ ...sent, ...dates, placesLeft: 2 })
    const cleared = { audience: null, capacity: null, endDate: null, cancelled: false }
    expect((await edited({ ...sent, ...dates, allDay: false }, cleared)).body).toMatchObject(cleared)
  })

  it.each(["2031-04-09T10:00:00.000Z", "2031-02-09T10:00:00.000Z"])(
    "moves the end along with a start sent alone: %s",
    async (date) => {
      const times = { date: "2031-03-09T10:00:00.000Z", endDate: "2031-03-09T12:30:00.000Z" }
      expect((await edited(times, { date })).body).toMatchObject({ date, endDate: date.replace("10:00", "12:30") })
    },
  )
})

describe("adding an event over REST", () => {
  it("needs no picture", async () => {
    for (const picture of [undefined, null, ""])
      expect(await added({ picture })).toMatchObject({ status: 201, body: { picture: null } })
  })

  it.each([
    ["2031-03-09", "2031-03-09T00:00:00.000Z"],
    ["2031-03-09T14:30", "2031-03-09T14:30:00.000Z"],
    ["2031-03-09T14:30:15", "2031-03-09T14:30:15.000Z"],
    ["2031-03-09T14:30:00Z", "2031-03-09T14:30:00.000Z"],
    ["2031-03-09T14:30:00.000Z", "2031-03-09T14:30:00.000Z"],
    ["2031-03-09T14:30:00+02:00", "2031-03-09T12:30:00.000Z"],
    ["2032-02-29", "2032-02-29T00:00:00.000Z"],
  ])("accepts the date %s", async (date, stored) => {
    expect((await added({ date })).body.date).toBe(stored)
  })

  it("refuses an invalid date with 400", async () => {
    const fields = { date: expect.stringContaining("hh:mm+02:00 with the zone: a time without a zone is UTC") }
    for (const date of ["", null, 5, "9/3/2031", "2031-02-29", "2031-13-01", "2031-03-09T25:00", "March 9, 2031", []])
      expect(await added({ date })).toMatchObject({ status: 400, body: { fields } })
  })
})
