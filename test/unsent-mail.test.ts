import { afterAll, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import { OutboxMail } from "../server/store/mail/outbox-mail.ts"
import { plainPage } from "./crawl.ts"
import { enquiry, published } from "./items.ts"
import { MailServer } from "./mail-server.ts"
import { hireStaff } from "./staff.ts"
import { openStage } from "./stage.ts"

let mailServer = await MailServer.open({ refusing: true })

const stage = openStage({ SMTP_URL: mailServer.url, SCHOOL_EMAIL: "office@jacarandahill.example" }, hireStaff)

afterAll(() => mailServer.close())

it("The office sees mail that could not be sent, and sends it once the server works again", async () => {
  await stage.school.visitor().rest("POST", "/mail", enquiry)
  const visit = await stage.signedIn("Hanna Head", "/admin")
  const { page } = visit
  const panel = page.getByRole("region", { name: "Mail that has not been sent" })
  /** Waits until all due mails have been tried. */
  const leftUnsent = async (number: number) => {
    await stage.school.services.outbox.flush()
    await page.reload()
    await page.getByRole("region", { name: "Latest orders" }).waitFor()
    await expect.poll(() => panel.getByRole("listitem").count()).toBe(number)
  }
  await leftUnsent(2)
  await panel.getByText("2 mails could not be sent. The site tries again by itself.").waitFor()
  const mail = panel.getByRole("listitem").filter({ hasText: "Enquiry from Ruth Adeyemi-Cole" })
  await mail.getByText(/^To .*office@jacarandahill\.example/).waitFor()
  await mail.getByText("Tried once so far.").waitFor()
  await expect.poll(() => panel.getByText("more, which are shown").count()).toBe(0)
  await stage.school.services.database.write((rows) => rows.query(`UPDATE "outbox_mails" SET "dueAt" = NULL`))
  await page.reload()
  await panel.getByText("2 mails could not be sent.", { exact: true }).waitFor()

  const { port } = mailServer
  await mailServer.close()
  mailServer = await MailServer.open({ port })
  for (const left of [1, 0]) {
    await panel
      .getByRole("button", { name: /^Retry/ })
      .first()
      .click()
    await page.getByRole("alert").getByText("The mail is being sent again").waitFor()
    await leftUnsent(left)
  }
  await expect.poll(() => panel.count()).toBe(0)
  expect(mailServer.mails.map(({ to }) => to[0]).sort()).toEqual(["office@jacarandahill.example", "ruth@example.com"])
  await visit.end()
})

it("An unconfirmed place shows until when it is held, by the school's clocks, and is confirmed by the mailed link", async () => {
  const head = await stage.school.signedIn(Role.ADMINISTRATOR)
  await head.call("editSite", { input: { timeZone: "Africa/Nairobi" } })
  const { id } = await published(head, "Event", { capacity: 3 })
  const visitor = stage.school.visitor()
  const input = { name: "Ada Obi", email: "ada@families.example", guests: 1 }
  const { path, state } = await visitor.call("attendEvent", { eventId: id, input }, "state path")
  expect(state).toBe("HELD")
  const key = new URL(path, stage.school.url).searchParams.get("key")
  const { heldUntil } = await visitor.call("attendance", { key }, "heldUntil")
  const hour = new Date(heldUntil).toLocaleTimeString("en-GB", { timeStyle: "short", timeZone: "Africa/Nairobi" })
  const { document } = await plainPage(stage.school.url, path)
  expect(document.querySelector("main [role=status]")?.textContent).toContain(`, ${hour}. Please confirm by the link`)

  const { read } = stage.school.services.database
  const { text } = await read.findOneByOrFail(OutboxMail, { toAddress: input.email })
  const visit = await stage.visit({ path: text.match(/\/your-place\?key=\S+/)?.[0] })
  await visit.page.getByRole("button", { name: "Yes, this is me" }).click()
  const status = visit.page.getByRole("status").filter({ hasText: "We expect you and 1 guest." })
  await expect.poll(() => status.and(visit.page.locator(":focus")).count()).toBe(1)
  await visit.end()
})
