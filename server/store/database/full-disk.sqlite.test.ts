import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"

let school: School
const logged: string[] = []
beforeAll(async () => {
  school = await School.open({ LOG_LEVEL: "warn" }, { write: (line) => void logged.push(line) })
})
afterAll(() => school.close())

describe("whoever keeps the server", () => {
  it("is told of a full disk as such, and of what was sent nothing is stored", async () => {
    const editor = await school.signedIn(Role.EDITOR)
    const pages = (most: number) =>
      school.services.database.write((rows) => rows.query(`PRAGMA max_page_count = ${most}`))
    const description = `<p>${"The river rose. ".repeat(5_000)}</p>`
    const event = { title: "Flood", date: "2031-05-04T10:00:00Z", location: "Hall", description }
    await pages(1)
    const { status, body } = await editor.rest("POST", "/events/add", event)
    expect([status, body.message]).toEqual([507, expect.stringContaining("no room left")])
    const { errors } = await editor.try("addEvent", { input: event })
    expect(errors?.[0]?.extensions.code).toBe("NO_ROOM")
    expect((await editor.call("events", {}, "total")).total).toBe(0)
    expect(logged.filter((line) => line.includes("request refused"))).toEqual([])
    await pages(1_000_000)
  })
})
