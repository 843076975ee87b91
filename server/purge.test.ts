import { expect, it } from "vitest"
import { School } from "../test/school.ts"
import { Role } from "./access/roles.ts"
import { Session } from "./access/session.ts"
import { AddedItem } from "./content/added-item.ts"
import { OutboxMail } from "./mail/outbox-mail.ts"

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

it("A start deletes sessions that are over, mails sent 90 days ago and names of old adds, and nothing else", async () => {
  const school = await School.open()
  const { id } = await school.account(Role.EDITOR)
  const session = (number: number, expiresAt: Date) => ({
    ...{ id: `session ${number}`, userId: id, tokenHash: "x", previousTokenHash: null, device: "" },
    ...{ createdAt: daysAgo(60), rotatedAt: daysAgo(40), expiresAt },
  })
  const mail = (subject: string, sentAt: Date | null) => ({
    ...{ toName: "", toAddress: "a@b.example", replyToName: "", replyToAddress: null, subject, text: "Good day" },
    ...{ createdAt: daysAgo(100), dueAt: null, tries: 1, lastError: null, sentAt },
  })
  const added = (idempotencyKey: string, createdAt: Date) => ({
    userId: id,
    idempotencyKey,
    type: "NewsStory",
    itemId: 1,
    createdAt,
  })
  await school.services.database.write(async (rows) => {
    await rows.insert(Session, [session(1, daysAgo(0.01)), session(2, daysAgo(-1))])
    await rows.insert(OutboxMail, [mail("old", daysAgo(91)), mail("recent", daysAgo(89)), mail("never sent", null)])
    await rows.insert(AddedItem, [added("old-add-1", daysAgo(41)), added("recent-add-1", daysAgo(39))])
  })

  const later = await school.restarted()
  const { read } = later.services.database
  expect((await read.find(Session)).map((row) => row.id)).toEqual(["session 2"])
  expect((await read.find(OutboxMail, { order: { id: "ASC" } })).map((row) => row.subject)).toEqual([
    "recent",
    "never sent",
  ])
  expect((await read.find(AddedItem)).map((row) => row.idempotencyKey)).toEqual(["recent-add-1"])
  await later.close()
})
