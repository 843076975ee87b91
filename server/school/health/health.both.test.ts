import { rename, rm, writeFile } from "node:fs/promises"
import { Writable } from "node:stream"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import type { Client } from "../../../test/client.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { imagesFolder } from "../../base/settings.ts"
import type { HealthFinding } from "../../content/api/health-check.ts"
import { endOfNode } from "./checks.ts"

const logging = (variables: Record<string, string>) =>
  School.open({ LOG_LEVEL: "error", ...variables }, new Writable({ write: (_line, _encoding, done) => done() }))

const { school, head } = schoolOfThisFile({ head: [Role.ADMINISTRATOR, "Hanna Head"] }, {}, logging)

const to = { name: "", address: "office@jacarandahill.example" }

async function healthOf(by: Client): Promise<Record<string, Partial<HealthFinding>>> {
  const health = await by.call("health", {}, "subject state says todo at")
  return Object.fromEntries(health.map(({ subject, ...found }: { subject: string }) => [subject, found]))
}

const write = (sql: string, values?: unknown[]) => school.services.database.write((rows) => rows.query(sql, values))

describe("the health report", () => {
  it("finds a new site good, with notes on backups, mail and the second step", async () => {
    const found = await healthOf(head)
    const all = (state: string, ...subjects: string[]) =>
      Object.fromEntries(subjects.map((subject) => [subject, expect.objectContaining({ state })]))
    expect(found).toEqual({
      ...all("GOOD", "Clock", "Consent", "Documents", "Errors", "Mail put off", "Memory", "Room on the disk", "Saving"),
      ...all("GOOD", "Reading documents aloud", "Webhooks"),
      ...all("NOTE", "Backups", "Mail", "Second step"),
      Version: expect.objectContaining({ state: expect.stringMatching(/GOOD|NOTE/) }),
    })
    expect(found["Room on the disk"]?.says).toMatch(/^[\d,.]+ [GM]B are free\. Pictures take 0 MB\.$/)
    expect(found.Backups?.says).toBe("This site takes no backups by itself.")
    expect(found.Memory?.says).toMatch(/^The site uses [\d.]+ [GM]B of [\d.]+ [GM]B\.$/)
  })

  it("warns once the Node version gets no more security fixes", async () => {
    const { Version } = await healthOf(head)
    const end = endOfNode(Number.parseInt(process.versions.node, 10))
    const isOver = end !== undefined && end < new Date()
    expect(Version?.todo ?? "").toMatch(isOver ? /no more security fixes since 20\d\d\. Install Node 24\.$/ : /^$/)
    expect([20, 22, 24, 25].map((major) => endOfNode(major)?.toISOString().slice(0, 7))).toEqual([
      ...["2026-04", "2027-04", "2028-04"],
      undefined,
    ])
  })

  it("lists mail that cannot be sent first, with what to do", async () => {
    const { database, outbox } = school.services
    await database.write((rows) => outbox.put(rows, { kind: "staff", to, subject: "Lunch", text: "Rice." }))
    const health = await head.call("health", {}, "subject state says todo")
    expect(health[0]).toMatchObject({
      ...{ subject: "Mail", state: "LOOK", says: "This site has no mail server: 1 mail cannot be sent." },
      todo: expect.stringContaining("SMTP_URL"),
    })
    await write('DELETE FROM "outbox_mails"')
  })

  it("names administrators without a required second step", async () => {
    await write(`UPDATE "site_info" SET "requiresSecondFactor" = TRUE`)
    await write(`UPDATE "users" SET "secondFactor" = TRUE WHERE "name" = 'Hanna Head'`)
    const found = async () => (await healthOf(head))["Second step"]
    const says = "1 of the 2 administrators signs in with a code of an app too. Without: Administrator."
    expect(await found()).toMatchObject({ state: "LOOK", says })
    for (const name of ["Cy", "Bea", "Ann", "Ed", "Di"]) await school.account(Role.ADMINISTRATOR, name)
    expect((await found())?.says).toMatch(/ Without: Administrator, Ann, Bea, Cy, Di and 1 more\.$/)
    await write(`UPDATE "users" SET "suspend" = TRUE WHERE "name" = 'Ed'`)
    expect((await found())?.says).toMatch(/ Without: Administrator, Ann, Bea, Cy, Di\.$/)
    await write(`UPDATE "users" SET "secondFactor" = TRUE`)
    expect((await found())?.state).toBe("GOOD")
  })

  it("notes a lone administrator without a second step", async () => {
    const others = `"role" >= ${Role.ADMINISTRATOR} AND "name" <> 'Hanna Head'`
    await write(`UPDATE "site_info" SET "requiresSecondFactor" = FALSE`)
    await write(`UPDATE "users" SET "suspend" = TRUE WHERE ${others}`)
    await write(`UPDATE "users" SET "secondFactor" = FALSE WHERE "name" = 'Hanna Head'`)
    const { "Second step": step } = await healthOf(head)
    expect(step).toMatchObject({ state: "NOTE", says: "The only administrator signs in without a code of an app." })
    await write(`UPDATE "users" SET "suspend" = FALSE WHERE ${others}`)
  })

  it("reports an image folder that does not answer", async () => {
    const folder = imagesFolder(school.dataDir)
    await rename(folder, `${folder}.away`)
    await writeFile(folder, "")
    const { Saving } = await healthOf(head)
    await rm(folder)
    await rename(`${folder}.away`, folder)
    expect(Saving).toMatchObject({ state: "LOOK", says: "The folder of the pictures does not answer." })
  })

  it("reports a webhook that has failed for more than an hour", async () => {
    const failing = async (minutes: number) => {
      const since = new Date(Date.now() - minutes * 60_000).toISOString()
      const columns = `"url", "topics", "sealedSecret", "isOn", "failingSince", "createdAt"`
      await write(`INSERT INTO "webhooks" (${columns}) VALUES ('https://x.example', '[]', '', TRUE, $1, $1)`, [since])
      return { since, found: (await healthOf(head)).Webhooks }
    }
    expect((await failing(50)).found?.state).toBe("GOOD")
    const { since, found } = await failing(70)
    expect(found).toMatchObject({ state: "LOOK", says: "1 program cannot be reached, the first since:", at: since })
    await write('DELETE FROM "webhooks"')
  })

  it("reports a clock that went back", async () => {
    const later = new Date(Date.now() + 60 * 60 * 1000).toISOString()
    const noted = async (at: string) => {
      await write(`INSERT INTO "activities" ("at", "act", "changed") VALUES ($1, 'SIGNED_IN', '[]')`, [at])
      return (await healthOf(head)).Clock
    }
    expect(await noted(later)).toMatchObject({ state: "LOOK", at: later })
    expect((await noted(new Date(Date.now() + 30_000).toISOString()))?.state).toBe("GOOD")
    await write('DELETE FROM "activities"')
  })

  it("reports errors, and runs the other checks if one fails", async () => {
    await write('ALTER TABLE "outbox_mails" RENAME TO "lost_mails"')
    const broken = await healthOf(head)
    await write('ALTER TABLE "lost_mails" RENAME TO "outbox_mails"')
    expect(broken.Mail).toMatchObject({ state: "NOTE", says: "This could not be checked." })
    expect(broken.Saving?.state).toBe("GOOD")
    const { Errors } = await healthOf(head)
    expect(Errors).toMatchObject({ state: "LOOK", todo: expect.stringContaining("log"), at: expect.any(String) })
    expect(Errors?.says).toMatch(/^\d+ errors? on the server since the site was started, the last:$/)
  })

  it("reports a job that keeps failing for days, until it works again", async () => {
    const { services } = school
    const errorsAfter = async (hours: number) => {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * 60 * 60 * 1000 })
      onTestFinished(() => void vi.useRealTimers())
      await services.heldPlaces.run()
      return (await services.healthChecks.find(({ subject }) => subject === "Errors")?.run(services))?.state
    }
    await write('ALTER TABLE "attendances" RENAME TO "lost_attendances"')
    const failing = [await errorsAfter(0), await errorsAfter(25), await errorsAfter(25)]
    await write('ALTER TABLE "lost_attendances" RENAME TO "attendances"')
    expect([...failing, await errorsAfter(25)]).toEqual(["LOOK", "LOOK", "LOOK", "GOOD"])
  })

  it("reports a database that does not answer, a full disk, and no room for the next backup", async () => {
    const { services } = school
    const found = async (subject: string, changed: object) =>
      services.healthChecks.find((one) => one.subject === subject)?.run({ ...services, ...changed })
    const saving = async (database: string, images: string) =>
      (await found("Saving", { readiness: async () => ({ database, images }) }))?.says
    expect(await saving("failed", "ok")).toBe("The database does not answer.")
    expect(await saving("ok", "full")).toBe("The disk is full: nothing can be saved.")
    const room = (isEnabled: boolean, bytes: number, folder = services.settings.dataDir) => {
      const settings = { ...services.settings, backups: { ...services.settings.backups, folder } }
      return found("Room on the disk", { settings, backups: { isEnabled, list: async () => [{ bytes }] } })
    }
    const [small, huge] = [1e6, 1e15]
    const fullDisk = "/proc"
    expect(await room(true, small)).toMatchObject({ state: "GOOD", says: expect.stringMatching(/, backups 1 MB\.$/) })
    expect((await room(true, huge))?.state).toBe("LOOK")
    expect((await room(false, huge, fullDisk))?.state).toBe("GOOD")
    expect(await room(true, small, fullDisk)).toMatchObject({ state: "LOOK", says: expect.stringContaining(", 0 MB ") })
  })

  it("reports why a mail server accepts nothing, once that lasts", async () => {
    const cutOff = await logging({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "office@jacarandahill.example" })
    const { database, outbox } = cutOff.services
    await database.write((rows) => outbox.put(rows, { kind: "staff", to, subject: "Lunch", text: "Rice." }))
    await outbox.flush()
    const boss = await cutOff.signedIn(Role.ADMINISTRATOR)
    const early = await healthOf(boss)
    expect(early.Mail).toMatchObject({ state: "GOOD", says: "1 mail will go within minutes." })
    expect(early.Errors?.state).toBe("GOOD")
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000).toISOString()
    await database.write((rows) => rows.query('UPDATE "outbox_mails" SET "createdAt" = $1', [longAgo]))
    const { Mail } = await healthOf(boss)
    expect(Mail).toMatchObject({ state: "LOOK", at: longAgo })
    expect(Mail?.says).toMatch(/^1 mail could not be sent\. The last try said: \S/)
    await cutOff.close()
  })
})
