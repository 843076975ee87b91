import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { codeOf, type GraphQLAnswer } from "../../../test/client.ts"
import { published } from "../../../test/items.ts"
import { Role } from "../../access/roles.ts"
import { throttleLimits } from "../../access/throttle.ts"

const confirm =
  "mutation ($eventId: Int!, $input: AttendanceInput!) { confirmAttendance(eventId: $eventId, input: $input) }"

let people = 0

const { school, eda, head } = schoolOfThisFile({ eda: Role.EDITOR, head: Role.ADMINISTRATOR }, { TRUST_PROXY: "true" })

async function coming(
  eventId: number,
  input: object = {},
  from = `203.0.113.${++people % 256}`,
): Promise<GraphQLAnswer> {
  const variables = { eventId, input: { name: "Pat Parent", email: `parent${++people}@mail.example`, ...input } }
  const { body } = await school
    .visitor()
    .rest("POST", "/graphql", { query: confirm, variables }, { "x-forwarded-for": from })
  return body
}

const leftOf = async (id: number) => (await school.visitor().call("event", { id }, "placesLeft version")).placesLeft
const listOf = async (eventId: number) =>
  await head.call("attendances", { eventId, perPage: 50 }, "total items { name email guests }")
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()

describe("confirming attendance", () => {
  it("puts a person and their guests on the list, which only administrators see", async () => {
    const { id } = await published(eda, "Event", { capacity: 30 })
    const answer = await coming(id, { name: "Ruth", email: " Ruth@Mail.example ", guests: 2 })
    expect(answer).toEqual({ data: { confirmAttendance: true } })
    expect(await listOf(id)).toEqual({ total: 1, items: [{ name: "Ruth", email: "ruth@mail.example", guests: 2 }] })
    expect(await leftOf(id)).toBe(27)
  })

  it("changes nothing the second time, and answers the same", async () => {
    const { id } = await published(eda, "Event", { capacity: 30 })
    await coming((await published(eda, "Event")).id, { email: "twice@mail.example" })
    const first = await coming(id, { email: "twice@mail.example", guests: 1 })
    const second = await coming(id, { name: "Somebody else", email: "TWICE@mail.example", guests: 9 })
    expect(second).toEqual(first)
    expect(await listOf(id)).toMatchObject({ total: 1, items: [{ name: "Pat Parent", guests: 1 }] })
    expect(await leftOf(id)).toBe(28)
  })

  it.each([
    ["no name", { name: "  " }, "name"],
    ["a name on two lines", { name: "Pat\nBcc: all@mail.example" }, "name"],
    ["no address", { email: "" }, "email"],
    ["no real address", { email: "pat at home" }, "email"],
    ["fewer guests than none", { guests: -1 }, "guests"],
    ["a busload", { guests: 11 }, "guests"],
  ])("refuses %s", async (_, input, field) => {
    const { id } = await published(eda, "Event")
    const answer = await coming(id, input)
    expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual([field])
    expect((await listOf(id)).total).toBe(0)
  })

  it("refuses an event that is over, cancelled or unknown, not one that goes on", async () => {
    const over = await published(eda, "Event", { date: inDays(-2), endDate: inDays(-1) })
    const cancelled = await published(eda, "Event", { cancelled: true })
    expect(codeOf(await coming(over.id))).toBe("BAD_USER_INPUT")
    expect(codeOf(await coming(cancelled.id))).toBe("BAD_USER_INPUT")
    expect(codeOf(await coming(999_999))).toBe("NOT_FOUND")
    const { id } = await published(eda, "Event", { date: inDays(-1), endDate: inDays(1) })
    expect((await coming(id)).errors).toBeUndefined()
  })

  it("answers a program that fills in every field like anybody, and forgets it", async () => {
    const { id } = await published(eda, "Event", { capacity: 5 })
    expect(await coming(id, { website: "https://spam.example" })).toEqual({ data: { confirmAttendance: true } })
    expect((await listOf(id)).total).toBe(0)
    expect(await leftOf(id)).toBe(5)
  })

  it("slows down an address that tries again and again", async () => {
    const { id } = await published(eda, "Event")
    const address = "198.51.100.7"
    for (let tries = 1; tries < throttleLimits.attendance.points; tries++)
      await school.services.throttle.take("attendance", address)
    expect((await coming(id, {}, address)).errors).toBeUndefined()
    expect(codeOf(await coming(id, {}, address))).toBe("TOO_MANY_REQUESTS")
    expect((await coming(id)).errors).toBeUndefined()
  })

  it("never stands in the way of somebody who edits the event", async () => {
    const { id, version } = await published(eda, "Event", { capacity: 5 })
    await coming(id)
    expect(await school.visitor().call("event", { id }, "placesLeft version")).toEqual({ placesLeft: 4, version })
  })
})

describe("thirty places", () => {
  it("are given to thirty of a hundred people who ask at once, and to nobody else", async () => {
    const { id } = await published(eda, "Event", { capacity: 30 })
    const answers = await Promise.all(Array.from({ length: 100 }, () => coming(id)))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(30)
    expect(answers.filter((answer) => codeOf(answer) === "CONFLICT")).toHaveLength(70)
    expect((await listOf(id)).total).toBe(30)
    expect(await leftOf(id)).toBe(0)
  })

  it("are one place for one address, however often it asks at once", async () => {
    const { id } = await published(eda, "Event", { capacity: 30 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => coming(id, { email: "keen@mail.example" })))
    for (const answer of answers) expect(answer).toEqual({ data: { confirmAttendance: true } })
    expect(await leftOf(id)).toBe(29)
  })

  it("do not tell, once they are taken, who has one", async () => {
    const { id } = await published(eda, "Event", { capacity: 1 })
    await coming(id, { email: "first@mail.example" })
    const known = await coming(id, { email: "first@mail.example" })
    const unknown = await coming(id, { email: "late@mail.example" })
    expect(known.errors?.[0]).toMatchObject({ message: unknown.errors?.[0]?.message, extensions: { code: "CONFLICT" } })
    expect((await listOf(id)).total).toBe(1)
  })

  it("are told of with their number, so that it can be said in another language, as all that a failure counts", async () => {
    const { id } = await published(eda, "Event", { capacity: 3 })
    const [tooMany] = (await coming(id, { guests: 5 })).errors ?? []
    expect(tooMany?.message).toBe("3 places are left. Whoever has confirmed before keeps their place.")
    expect(tooMany?.extensions.sentences).toEqual([
      { text: "{left} places are left. Whoever has confirmed before keeps their place.", values: { left: 3 } },
    ])

    const [tooLong] = (await coming(id, { name: "x".repeat(101), email: "" })).errors ?? []
    expect(tooLong?.extensions).toMatchObject({
      fields: { name: "Please use at most 100 characters.", email: "Valid email is required." },
      sentences: [
        { field: "name", text: "Please use at most {max} characters.", values: { max: 100 } },
        { field: "email", text: "Valid email is required." },
      ],
    })
    expect((await coming(id, { email: "" })).errors?.[0]?.extensions).not.toHaveProperty("sentences")

    const login = () => school.visitor().try("login", { email: "pat@mail.example", password: "x" }, "accessToken")
    for (let tries = 0; tries < 10; tries++) await login()
    const [tooOften] = (await login()).errors ?? []
    expect(tooOften?.message).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/)
    const [why, when] = tooOften?.extensions.sentences ?? []
    expect(why).toEqual({ text: "Too many attempts." })
    expect(when).toEqual({
      text: "Please try again in {count} minutes.",
      values: { count: Number(/\d+/.exec(tooOften?.message ?? "")) },
    })
  })

  it("can become fewer than are taken, and are then none", async () => {
    const { id } = await published(eda, "Event", { capacity: 5 })
    await coming(id, { guests: 3 })
    await eda.call("editEvent", { id, input: { capacity: 2 } })
    expect(await leftOf(id)).toBe(0)
    expect(codeOf(await coming(id))).toBe("CONFLICT")
  })
})
