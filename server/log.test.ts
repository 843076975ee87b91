import { PassThrough } from "node:stream"
import { QueryFailedError } from "typeorm"
import { expect, it } from "vitest"
import { openLog } from "./log.ts"

/** A log, and what it has written. */
function logged() {
  const stream = new PassThrough({ encoding: "utf8" })
  return { log: openLog("info", stream), lines: () => String(stream.read()) }
}

it("A statement that fails is logged without what was to be stored", () => {
  const { log, lines } = logged()
  const cause = new Error("SQLITE_FULL: database or disk is full")
  log.error({ err: new QueryFailedError("INSERT INTO enquiries VALUES (?)", ["My child is ill."], cause) }, "failed")
  const line = lines()
  expect(line).toContain("INSERT INTO enquiries")
  expect(line).toContain("disk is full")
  expect(line).not.toContain("My child is ill.")
})

it("Passwords and tokens are not logged", () => {
  const { log, lines } = logged()
  log.info({ password: "Jacaranda!1974", body: { password: "Jacaranda!1974", accessToken: "eyJ.x.y" } }, "signed in")
  expect(lines()).not.toMatch(/Jacaranda|eyJ/)
})
