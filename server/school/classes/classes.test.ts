import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { pdf } from "../../../test/hostile-pdfs.ts"
import { enquiry, published } from "../../../test/items.ts"
import { Role } from "../../access/roles.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"
import { User } from "../users/user.ts"

const { school, head, eda } = schoolOfThisFile(
  { head: Role.ADMINISTRATOR, eda: [Role.EDITOR, "Eda Editor"] },
  { SCHOOL_EMAIL: "office@jacarandahill.example" },
)

const teacher = (name: string) => published(head, "Profile", { name })
const classWith = async (fields: object) => (await published(head, "SchoolClass", fields)).id as number
const read = (id: number, fields: string) => school.visitor().call("schoolClass", { id }, fields)

describe("a class", () => {
  it("is listed by year, and adds the class list to menu, search and sitemap", async () => {
    const isListed = async () => {
      const { unwrittenPages } = await school.visitor().call("site", {}, "unwrittenPages")
      const { items } = await school.visitor().call("search", { q: "classes" }, "items { path }")
      const { body } = await school.visitor().send("GET", "/sitemap.xml")
      const isFound = items.some(({ path }: { path: string }) => path === "/classes")
      return [!unwrittenPages.includes("/classes"), isFound, String(body).includes("/classes<")]
    }
    await school.services.backlog.whenDone()
    expect(await isListed()).toEqual([false, false, false])
    for (const [title, year] of [
      ["Form 7 East", 7],
      ["Reception East", 0],
      ["Form 7 Annexe", 7],
    ])
      await classWith({ title, year })
    const { items } = await school.visitor().call("schoolClasses", {}, "items { title }")
    expect(items.map(({ title }: { title: string }) => title)).toEqual([
      "Reception East",
      "Form 7 Annexe",
      "Form 7 East",
    ])
    expect(await isListed()).toEqual([true, true, true])
    expect(await head.refusal("addSchoolClass", { input: { title: "Form 9", year: 9, note: "" } })).toBe(
      "BAD_USER_INPUT",
    )
  })

  it("shows its teachers while their pages are public, and their pages name it", async () => {
    const [kimani, lund] = [await teacher("Mrs Kimani"), await teacher("Miss Lund")]
    const id = await classWith({ teacherId: lund.id, secondTeacherId: kimani.id })
    const names = async () => (await read(id, "teachers { name }")).teachers.map((one: { name: string }) => one.name)
    expect(await names()).toEqual(["Miss Lund", "Mrs Kimani"])
    const { classes } = await school.visitor().call("profile", { id: kimani.id }, "classes { id }")
    expect(classes).toEqual([{ id }])
    await head.call("deleteProfile", { id: lund.id })
    expect(await names()).toEqual(["Mrs Kimani"])
  })

  it("shows only upcoming events and stories that name it or its year", async () => {
    const id = await classWith({ title: "Form 3 East", year: 3 })
    const named = ["Market of Form 3", "Walk for Forms 1 to 4", "Reception and Forms 2 and 3 sing", "Form 3 East swims"]
    const others = ["Form 3 West swims", "Forms 4 and 5", "Reception to Form 2", "The day at 3", "Form 1 at 3"]
    for (const title of [...others, ...named]) await published(head, "NewsStory", { title })
    const titles = (items: { title: string }[]) => items.map(({ title }) => title)
    expect(titles((await read(id, "stories { title }")).stories)).toEqual(named.toReversed().slice(0, 3))
    const date = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
    await published(head, "Event", { title: "Walk", audience: "Forms 3 and 4", date: date(3) })
    await published(head, "Event", { title: "Camp", audience: "Form 7", date: date(4) })
    await published(head, "Event", { title: "Over", audience: "Form 3", date: date(-4) })
    expect(titles((await read(id, "events { title }")).events)).toEqual(["Walk"])
  })

  it("shows the dates and documents that name it", async () => {
    const id = await classWith({ title: "Form 5 East", year: 5 })
    const year = new Date().getUTCFullYear() + 1
    const add = (name: string, month: number, note = "") => {
      const firstDay = `${year}-0${month}-04`
      return head.call("addSchoolDate", {
        input: { name, kind: "HALF_DAY", year, firstDay, lastDay: "", hours: "", note },
      })
    }
    await add("Walk", 5, "Forms 4 to 6 stay until three.")
    await add("Form 5 swims", 3)
    await add("Form 6 swims", 4)
    const names = (await read(id, "dates { name }")).dates.map(({ name }: { name: string }) => name)
    expect(names).toEqual(["Form 5 swims", "Walk"])

    const upload = "mutation ($file: Upload!) { uploadDocument(file: $file) { name } }"
    const { data } = await head.upload(upload, {}, new Blob([pdf() as BlobPart]), "variables.file", "books.pdf")
    const { name } = data.uploadDocument
    const documents = ["Books of Form 5", "Books of Form 6"].map((title) => ({ title, name }))
    const page = await head.call("page", { key: "documents" })
    await head.call("editPage", { id: page.id, input: { documents } })
    const shown = (await read(id, "documents { title file { url } }")).documents
    expect(shown).toEqual([{ title: "Books of Form 5", file: { url: `/documents/${name}` } }])
  })
})

describe("an enquiry to a class or a person", () => {
  const send = (recipient: string | null) =>
    school.visitor().call("sendEnquiry", { input: { ...enquiry, recipient } }, "path")
  const mails = () => school.services.database.read.find(OutboxMail, { order: { id: "ASC" } })
  const setting = (writeToPeople: boolean) => head.call("editSite", { input: { writeToPeople } })
  const addressOf = async ({ id }: { id: number }) =>
    (await school.services.database.read.findOneByOrFail(User, { id })).email

  it("is mailed to the office and the teacher's account, and hides the teacher's address", async () => {
    const kimani = await teacher("Mrs Kimani")
    const account = await head.call("addUser", {
      input: { name: "W. Kimani", email: "wk@private.example", role: "EDITOR", password: "Giraffe!1974" },
    })
    const id = await classWith({ title: "Reception East", year: 0, teacherId: kimani.id })
    await send(`class-${id}`)
    expect((await mails()).map(({ toAddress }) => toAddress)).toEqual([
      "office@jacarandahill.example",
      "ruth@example.com",
    ])
    expect(await eda.refusal("setProfileAccount", { id: kimani.id, userId: account.id })).toBe("FORBIDDEN")
    await head.call("setProfileAccount", { id: kimani.id, userId: account.id })
    const noted = { type: "PROFILE", item: kimani.id, act: "EDITED" }
    const { items } = await head.call("activity", noted, "items { user { id } title changed detail }")
    const expected = { user: { id: head.id }, title: "Mrs Kimani", changed: ["account"], detail: "W. Kimani" }
    expect(items).toEqual([expected])

    const { path } = await send(`class-${id}`)
    const [, , office, hers, families] = await mails()
    const subject = "Enquiry from Ruth Adeyemi-Cole for Mrs Kimani (Reception East)"
    expect(office).toMatchObject({ toAddress: "office@jacarandahill.example", subject })
    expect(hers).toMatchObject({ toAddress: await addressOf(account), subject, replyToAddress: "ruth@example.com" })
    for (const mail of [office, families]) expect(JSON.stringify(mail)).not.toContain("private.example")

    const key = path.split("key=")[1]
    const receipt = await school.visitor().call("receipt", { key }, "received { label value }")
    expect(receipt.received).toContainEqual({ label: "For", value: "Mrs Kimani (Reception East)" })
    for (const page of [`/classes/view/${id}`, `/profiles/view/${kimani.id}`])
      expect(JSON.stringify(await school.visitor().send("GET", page))).toMatch(/"status":200(?!.*private\.example)/)
    const shown = await school.visitor().call("profile", { id: kimani.id }, "name account { id name }")
    expect(shown).toEqual({ name: "Mrs Kimani", account: null })
    expect(await head.call("profile", { id: kimani.id }, "account { id }")).toEqual({ account: { id: account.id } })
  })

  it("shows its recipient's name in the inbox, and is found by it", async () => {
    await send(null)
    const list = (given: object) => head.call("enquiries", { ...given }, "total items { recipientName }")
    expect((await list({ named: true })).items).toEqual(Array(2).fill({ recipientName: "Mrs Kimani (Reception East)" }))
    expect(await list({ named: false })).toMatchObject({ total: 1, items: [{ recipientName: null }] })
    expect((await list({ search: "kimani" })).total).toBe(2)
  })

  it("reaches only public recipients, and people only if the school allows it", async () => {
    const person = await teacher("Mr Pike")
    const name = async (key: string) => (await school.visitor().call("recipient", { key }, "name"))?.name ?? null
    const key = `person-${person.id}`
    expect(await name(key)).toBeNull()
    expect(await school.visitor().faults("sendEnquiry", { input: { ...enquiry, recipient: key } })).toEqual({
      recipient: "This person cannot be written to here. Please write to the school.",
    })
    await setting(true)
    expect(await name(key)).toBe("Mr Pike")
    const draft = await classWith({ publication: { as: "DRAFT" } })
    for (const none of [`class-${draft}`, "class-9999", "user-1", ""])
      expect([none, await name(none)]).toEqual([none, null])
    await head.call("deleteProfile", { id: person.id })
    expect(await name(key)).toBeNull()
    await setting(false)
  })
})
