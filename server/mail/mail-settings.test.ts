import { describe, expect, it } from "vitest"
import { readSettings } from "../settings.ts"

describe("the mail settings", () => {
  it.each([
    [{ SMTP_URL: "http://mail.example" }, "Setting SMTP_URL is wrong"],
    [{ SMTP_URL: "smtp://clerk:hunter2@" }, "Setting SMTP_URL is wrong"],
    [{ MAIL_FROM: "The School" }, "Setting MAIL_FROM is wrong"],
    [{ MAIL_FROM: "The School\r\nBcc: x <a@b.example>" }, "Setting MAIL_FROM is wrong"],
    [{ SCHOOL_EMAIL: "a@b.example, c@d.example" }, "Setting SCHOOL_EMAIL is wrong"],
  ])("refuse %j without repeating it", (variables, message) => {
    expect(() => readSettings(variables)).toThrow(message)
    expect(() => readSettings(variables)).not.toThrow(/hunter2|Bcc/)
  })

  it.each([
    ["office@b.example", { name: "", address: "office@b.example" }],
    ["The School <office@b.example>", { name: "The School", address: "office@b.example" }],
  ])("take MAIL_FROM as %j", (MAIL_FROM, from) => {
    expect(readSettings({ MAIL_FROM }).mail.from).toEqual(from)
  })
})
