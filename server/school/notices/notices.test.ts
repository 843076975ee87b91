import { afterEach, describe, expect, it, vi } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"

const hourMs = 60 * 60 * 1000
const notice = "id kind text startsAt endsAt version"

const { school, head } = schoolOfThisFile({ head: Role.ADMINISTRATOR }, {}, School.openPages)
afterEach(async () => {
  vi.useRealTimers()
  await school.services.database.write((rows) => rows.query("DELETE FROM notices"))
})

const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
const travel = (hours: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * hourMs })

async function post(input: object = {}) {
  const closed = { kind: "CLOSED", text: "The school is closed today: no water.", endsAt: inHours(5) }
  return head.call("addNotice", { input: { ...closed, ...input } }, notice)
}

async function read(path: string, headers: Record<string, string> = { accept: "text/html" }) {
  const answer = await fetch(school.url + path, { headers })
  return { status: answer.status, etag: answer.headers.get("etag") ?? "", text: await answer.text() }
}

const announced = async () => (await school.visitor().rest("GET", "/notices")).body.notices

describe("a notice", () => {
  it("tops the HTML of every page as soon as it is added, and disappears when it ends", async () => {
    const pages = ["/", "/news", "/contact", "/about", "/events"]
    const positions = () => Promise.all(pages.map(async (path) => (await read(path)).text.indexOf("no water.")))
    expect(await positions()).toEqual(pages.map(() => -1))
    await post()
    for (const path of pages) {
      const { text } = await read(path)
      expect(text.indexOf("School closed"), path).toBeGreaterThan(text.indexOf("<body"))
      expect(text.indexOf("no water."), path).toBeLessThan(text.indexOf("<header"))
    }
    travel(5.01)
    expect(await positions()).toEqual(pages.map(() => -1))
  })

  it("reaches open pages through /notices, which answers 304 from the cache until a change", async () => {
    const { etag, text } = await read("/notices", {})
    expect(JSON.parse(text)).toEqual({ notices: [] })
    const { hits } = school.site.answers.counts
    expect(await read("/notices", { "if-none-match": etag })).toMatchObject({ status: 304, text: "" })
    expect(school.site.answers.counts.hits).toBe(hits + 1)
    const { id } = await post()
    const changed = await read("/notices", { "if-none-match": etag })
    expect(changed.status).toBe(200)
    expect(JSON.parse(changed.text).notices).toMatchObject([{ id, kind: "CLOSED" }])
  })

  it("can be scheduled", async () => {
    const { id } = await post({ text: "Bus 3 late.", kind: "BUS_LATE", startsAt: inHours(2), endsAt: inHours(3) })
    await head.call("editNotice", { id, input: { text: "Bus 3 is late." } })
    expect(await announced()).toEqual([])
    travel(2.01)
    expect(await announced()).toMatchObject([{ text: "Bus 3 is late." }])
    travel(1)
    expect(await announced()).toEqual([])
  })

  it("is shown if it is among the newest three, newest first", async () => {
    for (const text of ["1", "2", "3", "4"]) await post({ text })
    expect((await announced()).map(({ text }: { text: string }) => text)).toEqual(["4", "3", "2"])
  })

  it("can be edited, and keeps each save and conflict as a version", async () => {
    const { id, version } = await post()
    await head.call("editNotice", { id, input: { version, text: "Open again from ten." } })
    expect(await announced()).toMatchObject([{ id, text: "Open again from ten.", kind: "CLOSED" }])
    expect(await head.refusal("editNotice", { id, input: { version, text: "Closed all day." } })).toBe("CONFLICT")
    const versions = await head.call("versions", { type: "NOTICE", id }, "items { act }")
    expect(versions.items.map(({ act }: { act: string }) => act)).toEqual(["CONFLICTED", "EDITED", "ADDED"])
  })

  it("can be ended early, even before it begins, and does not change once it is over", async () => {
    const { id } = await post()
    const later = await post({ startsAt: inHours(1), endsAt: inHours(2) })
    await head.call("endNotice", { id })
    expect(await announced()).toEqual([])
    expect((await read("/")).text).not.toContain("no water.")
    await head.call("endNotice", { id: later.id })
    travel(1.5)
    expect(await announced()).toEqual([])
    const calendar = (await read("/events.ics")).text
    expect([id, later.id].map((one) => calendar.includes(`UID:notice-${one}-`))).toEqual([true, false])
    vi.useRealTimers()
    const { data } = await head.request(`{ notice(id: ${id}) { endsAt } }`)
    expect(await head.call("endNotice", { id }, notice)).toMatchObject(data.notice)
    expect(await head.refusal("endNotice", { id: 4711 })).toBe("NOT_FOUND")
  })

  it("is refused without one line of text, or with an end in the past or before its start", async () => {
    const texts = ["", "x".repeat(201), "Two\nlines"].map((text) => ({ text }))
    const backwards = { startsAt: "2090-01-02T00:00:00Z", endsAt: "2090-01-01T00:00:00Z" }
    for (const fields of [...texts, { endsAt: new Date(0).toISOString() }, backwards]) {
      const input = { kind: "OTHER", text: "The gate is stuck.", endsAt: inHours(1), ...fields }
      expect(Object.keys(await head.faults("addNotice", { input }))).toEqual(["text" in fields ? "text" : "endsAt"])
    }
  })

  it("is listed for the office, even before it begins", async () => {
    await post()
    await post({ text: "To come.", startsAt: inHours(1) })
    await post({ text: "Latest of now." })
    const notices = await head.call("notices", {}, "items { text }")
    const texts = notices.items.map(({ text }: { text: string }) => text)
    expect(texts).toEqual(["To come.", "Latest of now.", "The school is closed today: no water."])
  })

  it("comes first in the feeds while it is current", async () => {
    const { id } = await post({ text: "No water & no lunch." })
    const feeds = async () => [(await read("/feed.xml")).text, (await read("/feed.json")).text]
    const [xml, json] = await feeds()
    expect(xml).toMatch(/<item>\s*<title>\s*<!\[CDATA\[School closed: No water & no lunch\.]]>/)
    expect(JSON.parse(String(json)).items[0]).toMatchObject({
      id: expect.stringMatching(new RegExp(`^notice-${id}-`)),
      url: `${school.url}/`,
      title: "School closed: No water & no lunch.",
      authors: [{ name: "Our School" }],
    })
    travel(6)
    for (const feed of await feeds()) expect(feed).not.toContain("No water")
  })

  it("is in the calendar once it has begun", async () => {
    const { id } = await post({ text: "No water, no lunch." })
    await post({ text: "Bus 3 is late.", startsAt: inHours(1), endsAt: inHours(2) })
    const calendar = async () => (await read("/events.ics")).text
    expect(await calendar()).toMatch(
      new RegExp(`UID:notice-${id}-[^]*SUMMARY:School closed: No water\\\\, no lunch\\.`),
    )
    expect(await calendar()).not.toContain("Bus 3")
    travel(1.1)
    expect(await calendar()).toContain("Bus 3")
  })
})
