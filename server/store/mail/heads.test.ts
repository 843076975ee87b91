import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { enquiry } from "../../../test/items.ts"
import { MailServer } from "../../../test/mail-server.ts"
import { Outbox } from "./outbox.ts"
import { OutboxMail } from "./outbox-mail.ts"
import { smtpTransport } from "./transport.ts"

const { school } = schoolOfThisFile({}, { SCHOOL_EMAIL: "office@jacarandahill.example" })

describe("mail header injection", () => {
  const attacks = [
    { senderName: "Ruth\r\nBcc: everybody@example.com" },
    { senderName: "Ruth\nSubject: hello" },
    { senderName: "Ruth\u2028Bcc: everybody@example.com" },
    { senderEmail: "ruth@example.com\r\nBcc: everybody@example.com" },
    { senderEmail: "ruth@example.com, everybody@example.com" },
    { senderEmail: "Ruth <ruth@example.com>" },
    { senderEmail: '"ruth@example.com,x"@example.com' },
    { senderPhone: "1\r\nBcc: everybody@example.com" },
    { pageName: "Inquiry\r\nBcc: everybody@example.com" },
  ]
  it.each(attacks)("by %j is refused", async (attack) => {
    const { status, body } = await school.visitor().rest("POST", "/mail", { ...enquiry, ...attack })
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual(Object.keys(attack))
    expect(await school.services.database.read.find(OutboxMail)).toEqual([])
  })

  it("by a stored row adds no header", async () => {
    const server = await MailServer.open()
    const evil = "x\r\nBcc: everybody@example.com\r\n\r\nbody"
    const { database, log } = school.services
    const from = async () => ({ name: "Jacaranda Hill", address: "office@jacarandahill.example" })
    const outbox = new Outbox({ database, log, transport: smtpTransport(server.url), from })
    await school.services.database.write((rows) =>
      outbox.put(rows, {
        kind: "staff",
        to: { name: evil, address: "office@jacarandahill.example" },
        replyTo: { name: evil, address: "ruth@example.com" },
        subject: evil,
        text: "hello",
      }),
    )
    await outbox.flush()
    expect(server.mails[0]?.to).toEqual(["office@jacarandahill.example"])
    expect(server.mails[0]?.head("Bcc")).toBeUndefined()
    await server.close()
  })
})
