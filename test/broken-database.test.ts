import { stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { School } from "./school.ts"

let school: School
const logged: string[] = []
beforeAll(async () => {
  school = await School.openPages({ LOG_LEVEL: "error" }, { write: (line) => void logged.push(line) })
})
afterAll(() => school.close())

it("A site that cannot reach its database answers 503, asks to retry later, and forbids caching", async () => {
  const file = join(school.dataDir, "site.sqlite")
  const { database } = school.services
  await database.read.query("PRAGMA wal_checkpoint(TRUNCATE)")
  await writeFile(file, Buffer.alloc((await stat(file)).size, "x"))
  // Earlier reads are cached until a write.
  await database.write((rows) => rows.query("UPDATE site_info SET version = version")).catch(() => undefined)
  for (const path of ["/", "/news", "/about", "/events"]) {
    const page = await school.visitor().send("GET", path, undefined, { accept: "text/html" })
    expect([path, page.status, page.headers.get("retry-after")]).toEqual([path, 503, "60"])
    expect(page.headers.get("cache-control")).toBe("no-store")
    expect(page.headers.get("content-type")).toMatch("text/html")
    expect(page.body).toContain("cannot reach its data")
  }
  const program = await school.visitor().send("GET", "/news", undefined, { accept: "application/json" })
  expect([program.status, program.headers.get("retry-after")]).toEqual([503, "60"])
  const metrics = await school.visitor().send("GET", "/metrics")
  expect([metrics.status, metrics.body]).toEqual([200, expect.stringMatching(/^sites_away 1$/m)])
  const ofRequests = logged.map((line) => JSON.parse(line).msg).filter((message) => /request|reached/.test(message))
  expect(ofRequests).toEqual(["the database cannot be reached"])
})
