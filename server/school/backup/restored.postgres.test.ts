import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, it } from "vitest"
import { codeOf } from "../../../test/client.ts"
import { connectBeside } from "../../../test/postgres/databases.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { changeFeeds } from "../../content/items/change-triggers.ts"
import { Delivery } from "../webhooks/webhook.ts"

const restored = join(import.meta.dirname, "../../../deploy/restored.sql")

it("After pg_restore sessions are closed, mail and webhooks wait, and consents await confirmation", async () => {
  const school = await School.open()
  const head = await school.signedIn(Role.ADMINISTRATOR, "Head")
  await head.call("addChild", { input: { name: "Zawadi Child", form: "" } }, "id")
  const { outbox, database, webhooks } = school.services
  const to = { name: "", address: "office@jacarandahill.example" }
  await database.write((rows) => outbox.put(rows, { kind: "staff", to, subject: "Lunch", text: "Rice." }))
  await database.write(async (rows) => {
    const { id } = await webhooks.add(rows, { url: "https://10.0.0.1/", topics: [] })
    await webhooks.queueCall(rows, id, "test")
  })
  const names = () =>
    Promise.all(changeFeeds().map(({ counter }) => database.read.query(`SELECT name FROM ${counter}`)))
  const before = await names()

  const takenAt = "2026-11-22T02:00:00.000Z"
  const connection = await connectBeside(school.dataDir)
  const [ofPsql, statements = ""] = (await readFile(restored, "utf8")).split("ON_ERROR_STOP on\n")
  expect(ofPsql).toMatch(/\n\\set $/)
  await connection.run(statements.replace(":'taken'", `'${takenAt}'`))
  await connection.end()

  expect(codeOf(await head.graphql("mutation { refresh { accessToken } }"))).toBe("UNAUTHENTICATED")
  const mails = await database.read.query(`SELECT "dueAt", "lastError" FROM outbox_mails`)
  expect(mails).toEqual([{ dueAt: null, lastError: expect.stringContaining("it may have been sent") }])
  expect(await database.read.find(Delivery)).toMatchObject([{ dueAt: null }])
  expect(await database.read.query(`SELECT "missingSince" FROM consent_register`)).toEqual([{ missingSince: takenAt }])
  for (const [index, feed] of (await names()).entries()) expect(feed).not.toEqual(before[index])
  await school.close()
})
