import { truncate } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { School } from "./school.ts"

let school: School
beforeAll(async () => {
  school = await School.openPages()
})
afterAll(() => school.close())

describe("a site whose database is gone", () => {
  it("tells whoever asks for a page to come back, and lets nobody keep that", async () => {
    await school.services.database.write((rows) => rows.query("PRAGMA wal_checkpoint(TRUNCATE)").catch(() => []))
    await truncate(join(school.dataDir, "site.sqlite"), 100)
    for (const path of ["/", "/news", "/about", "/events"]) {
      const page = await school.visitor().send("GET", path, undefined, { accept: "text/html" })
      expect([path, page.status, page.headers.get("retry-after")]).toEqual([path, 503, "60"])
      expect(page.headers.get("cache-control")).toBe("no-store")
      expect(page.headers.get("content-type")).toMatch("text/html")
      expect(page.body).toContain("cannot reach its data")
    }
    const program = await school.visitor().send("GET", "/news", undefined, { accept: "application/json" })
    expect([program.status, program.headers.get("retry-after")]).toEqual([503, "60"])
  })
})
