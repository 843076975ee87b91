import { IsNull } from "typeorm"
import { afterEach, describe, expect, it, vi } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { type Client, codeOf } from "../../../test/client.ts"
import { enquiry, published, storedPicture } from "../../../test/items.ts"
import { password, School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { writeWeeklyMail } from "../../content/history/weekly-mail.ts"
import { UploadCount } from "../../content/pictures/quota.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"

const hourMs = 60 * 60 * 1000
const yearMs = 365 * 24 * hourMs

const travel = (milliseconds: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: performance.timeOrigin + performance.now() + milliseconds })

const lines: string[] = []
const { school, head } = schoolOfThisFile(
  { head: [Role.SUPERUSER, "Hanna Head"] },
  { LOG_LEVEL: "warn", SMTP_URL: "smtp://127.0.0.1:1" },
  (variables) => School.open(variables, { write: (line) => void lines.push(line) }),
)
afterEach(() => vi.useRealTimers())

const login = (user: string, pwd: string) => school.visitor().rest("POST", "/users/login", { user, pwd })

const roleOf = async (by: Client) => (await by.call("viewer", {}, "role")).role

async function lockOut(email: string) {
  for (let tries = 0; tries < 10; tries++) expect((await login(email, "wrong")).status).toBe(401)
  expect((await login(email, password)).status).toBe(429)
}

describe("a clock that is set forward", () => {
  it("leaves a lock-out in force where one process counts the tries", async () => {
    const { email } = await school.account(Role.EDITOR)
    await lockOut(email)
    travel(hourMs)
    expect((await login(email, password)).status).toBe(school.services.database.kind === "sqlite" ? 429 : 200)
  })

  it("is logged once, and no upload that only looks old is swept", async () => {
    const name = await storedPicture(head)
    travel(yearMs)
    await school.services.clock.job.run()
    await school.services.clock.job.run()
    expect(lines.filter((line) => line.includes("clock was set forward"))).toHaveLength(1)
    await sweep()
    vi.useRealTimers()
    await school.services.clock.job.run()
    await sweep()
    expect((await published(head, "NewsStory", { picture: { name } })).version).toBe(1)
    expect(lines.filter((line) => line.includes("clock was set back"))).toHaveLength(1)
  })

  const sweep = () => school.services.pictureFiles.sweep()
})

describe("a clock that ran a year ahead and is set right", () => {
  it("locks nobody out for longer than a quarter of an hour", async () => {
    const { email } = await school.account(Role.EDITOR)
    travel(yearMs)
    await lockOut(email)
    vi.useRealTimers()
    const { status, body } = await login(email, password)
    expect([status, body.retryAfter]).toEqual([429, expect.toSatisfy((seconds: number) => seconds <= 900)])
  })

  it("replaces the token of a user who signed in meanwhile", async () => {
    const { email } = await school.account(Role.EDITOR)
    travel(yearMs)
    const eda = await school.signIn(email)
    vi.useRealTimers()
    expect(await roleOf(eda)).toBe("PUBLIC")
    const { status, body } = await eda.rest("GET", "/users/refresh")
    expect(status).toBe(200)
    eda.accessToken = body.accessToken
    expect(await roleOf(eda)).toBe("EDITOR")
  })

  it("still ends a session whose used cookie comes again", async () => {
    const { email } = await school.account(Role.EDITOR)
    travel(yearMs)
    const eda = await school.signIn(email)
    const thief = school.visitor()
    for (const [name, value] of eda.cookies) thief.cookies.set(name, value)
    expect((await eda.rest("GET", "/users/refresh")).status).toBe(200)
    vi.useRealTimers()
    expect((await thief.rest("GET", "/users/refresh")).status).toBe(401)
    expect((await eda.rest("GET", "/users/refresh")).status).toBe(401)
  })

  it("invalidates an account link that was made meanwhile", async () => {
    travel(yearMs)
    const boss = await school.signedIn(Role.SUPERUSER)
    const input = { name: "Tess", email: "tess@jacarandahill.example", role: "EDITOR" }
    const { url } = await boss.call("inviteUser", { input }, "url")
    vi.useRealTimers()
    const secret = url.split(/[/?]/).at(-2)
    const chosen = () => school.visitor().try("choosePassword", { secret, newPassword: password }, "email")
    expect(codeOf(await chosen())).toBe("BAD_USER_INPUT")
    travel(yearMs)
    expect(codeOf(await chosen())).toBeUndefined()
  })

  it("ignores the uploads and confirmations that were counted meanwhile", async () => {
    const { database } = school.services
    const pupil = await school.signedIn(Role.REGULAR)
    const createdAt = new Date(Date.now() + yearMs)
    const counted = Array.from({ length: 20 }, () => ({ userId: pupil.id, createdAt }))
    await database.write((rows) => rows.insert(UploadCount, counted))
    await storedPicture(pupil)

    const enquire = async () => expect((await school.visitor().rest("POST", "/mail", enquiry)).status).toBe(200)
    const confirmations = () =>
      database.read.countBy(OutboxMail, { toAddress: enquiry.senderEmail, putOffUntil: IsNull() })
    travel(yearMs)
    for (let times = 0; times < 6; times++) await enquire()
    expect(await confirmations()).toBe(5)
    vi.useRealTimers()
    await enquire()
    expect(await confirmations()).toBe(6)
  })

  it("lets this week's mail go", async () => {
    const { database } = school.services
    const mails = () => database.read.countBy(OutboxMail, { toName: "Hanna Head" })
    await head.call("editSite", { input: { weeklyMail: true } })
    await writeWeeklyMail(school.services, new Date(Date.now() + yearMs))
    const before = await mails()
    for (let times = 0; times < 2; times++) await writeWeeklyMail(school.services)
    expect(await mails()).toBe(before + 1)
  })

  it("publishes in time what could not be published meanwhile", async () => {
    const { schedule, database } = school.services
    const publishAt = new Date(Date.now() + 2 * hourMs).toISOString()
    const { id } = await published(head, "NewsStory", { publication: { as: "SCHEDULED", publishAt } })
    const rename = (from: string, to: string) =>
      database.write((rows) => rows.query(`ALTER TABLE "${from}" RENAME TO "${to}"`))
    travel(yearMs)
    await rename("activities", "lost")
    await schedule.catchUp()
    await rename("lost", "activities")
    const state = async () => (await head.call("newsStory", { id }, "state")).state
    vi.useRealTimers()
    expect(await state()).toBe("SCHEDULED")
    const now = Date.now() + 3 * hourMs
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now })
    schedule.start()
    vi.advanceTimersByTime(60_000)
    await schedule.stop()
    vi.useRealTimers()
    expect(await state()).toBe("PUBLISHED")
  })
})
