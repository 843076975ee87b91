import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { type Client, codeOf } from "../../../test/client.ts"
import { addPictures, published, storedPicture, uploadSingle } from "../../../test/items.ts"
import { newFolder } from "../../../test/new-folder.ts"
import { isDouble } from "../../../test/postgres/databases.ts"
import { drawnPicture } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { Child } from "../../content/pictures/child.ts"
import { Children } from "../../content/pictures/children.ts"
import { Picture } from "../../content/pictures/picture.ts"
import { Cards } from "../../doors/web/cards.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"
import { exportWordpress } from "../wordpress/export-wordpress.ts"
import { importWordpress } from "../wordpress/import-wordpress.ts"
import { settleIfDue } from "./withheld.ts"

const { school, eda, eli, head, visitor, regular } = schoolOfThisFile(
  {
    eda: [Role.EDITOR, "Eda Editor"],
    eli: Role.EDITOR,
    head: Role.ADMINISTRATOR,
    visitor: Role.PUBLIC,
    regular: Role.REGULAR,
  },
  { SMTP_URL: "smtp://127.0.0.1:1", SCHOOL_EMAIL: "office@school.example" },
)

const folder = newFolder("consent")

let children = 0

const childFields = "id name form answer agrees until version"

async function child(answer: "YES" | "NO" | "UNSAID" = "UNSAID", until: string | null = null) {
  const name = `Zawadi Child${++children}`
  const { id } = await eda.call("addChild", { input: { name, form: "Form 3" } }, childFields)
  return answer === "UNSAID" ? { id, name } : { id, name, ...(await setAnswer(id, answer, { until })) }
}

async function setAnswer(id: number, answer: string, more: object = {}, by = head) {
  const { name, version } = await childOf(id)
  const input = { name, form: "Form 3", answer, means: "PAPER", giver: "Her mother", version, ...more }
  return by.call("editChild", { id, input }, childFields)
}

async function childOf(id: number, by = head) {
  const found = await by.call("children", { search: "Zawadi" }, childFields)
  return found.find((child: { id: number }) => child.id === id)
}

const linkOf = async (id: number) => new URL(await head.call("shareConsentLink", { id, language: "SW" }, ""))
const keyOf = async (id: number) => String((await linkOf(id)).searchParams.get("key"))
const answer = (key: string, agrees: boolean) => visitor.call("answerConsent", { key, agrees }, "answer")

async function fileOf(name: string) {
  return (await school.services.database.read.findOneByOrFail(Picture, { name })).file
}

const status = async (path: string, by: Client = visitor) => (await by.send("GET", path)).status

const storyWith = (ids: number[], name: string) =>
  published(eda, "NewsStory", { picture: { name, children: ids } }, "id version picture { url }")

describe.skipIf(isDouble())("the consent register", () => {
  it("shows editors names and answers, administrators the details, and others nothing", async () => {
    const { id, name } = await child("YES", "2031-07-31")
    const args = { search: name.toLowerCase() }
    const all = "id name form answer agrees means giver answeredAt until"
    const [forOffice] = await head.call("children", args, all)
    expect(forOffice).toMatchObject({ id, name, answer: "YES", agrees: true, means: "PAPER", giver: "Her mother" })
    const [forTeacher] = await eli.call("children", args, all)
    expect(forTeacher).toMatchObject({ id, name, agrees: true, until: null, means: null, giver: null })
    expect(forTeacher.answeredAt).toBeNull()
    expect(await regular.refusal("children", args)).toBe("FORBIDDEN")
    expect(await visitor.refusal("children", args)).toBe("UNAUTHENTICATED")
    expect(await eda.refusal("removeChild", { id })).toBe("FORBIDDEN")
    const input = { name, form: "", answer: "YES", giver: "", version: 2 }
    expect(await eda.refusal("editChild", { id, input })).toBe("FORBIDDEN")
  })

  it("holds a child once in any spelling, and refuses a conflicting edit", async () => {
    const { id, name, version } = await child("NO")
    const again = { name: ` ${name.toUpperCase()} `, form: "form 3" }
    expect((await eli.call("addChild", { input: again })).id).toBe(id)
    const input = { name, form: "Form 3", answer: "YES", means: "PAPER", giver: "", version: version - 1 }
    expect(await head.refusal("editChild", { id, input })).toBe("CONFLICT")
    expect(await head.faults("editChild", { id, input: { ...input, means: null, version } })).toHaveProperty("means")
    await eda.call("addChild", { input: { name: "Ciara O'Neil", form: "" } })
    for (const search of ["oneil", "o’neil", "O'NEIL"])
      expect(await head.call("children", { search }, "name")).toEqual([{ name: "Ciara O'Neil" }])
  })

  it("seals names, so the database, the activity log and mails hold none", async () => {
    const { id } = await child("YES")
    await head.call("shareConsentLink", { id, language: "FR", email: "family@mail.example" }, "")
    const { read } = school.services.database
    const row = await read.findOneByOrFail(Child, { id })
    const [mail] = await read.find(OutboxMail, { where: { toAddress: "family@mail.example" } })
    const acts = await read.query(`SELECT * FROM "activities"`)
    for (const stored of [row, mail, acts]) expect(JSON.stringify(stored)).not.toMatch(/zawadi|her mother/i)
    expect(acts).toContainEqual(expect.objectContaining({ act: "CONSENT_CHANGED", itemId: id, detail: "yes, paper" }))
    expect(mail).toMatchObject({ subject: "Photos de votre enfant" })
    expect(mail?.text).toContain("/fr/your-child?key=")
    expect(new Children("another secret").nameOf(row)).toBeNull()
  })
})

describe.skipIf(isDouble())("a family's consent link", () => {
  it("lets the family answer without an account, change the answer, and renew an expired yes", async () => {
    const { id, name } = await child("YES", "2020-01-01")
    expect((await linkOf(id)).pathname).toBe("/sw/your-child")
    const key = await keyOf(id)
    expect(await visitor.call("familyConsent", { key }, "name answer until")).toMatchObject({ name, answer: "YES" })
    expect((await childOf(id)).agrees).toBe(false)
    expect(await answer(key, true)).toEqual({ answer: "YES" })
    expect(await childOf(id)).toMatchObject({ agrees: true, until: null })
    expect(await answer(key, false)).toEqual({ answer: "NO" })
    expect((await childOf(id)).agrees).toBe(false)
  })

  it("opens nothing if it is revoked, forged or for another child", async () => {
    const { id } = await child()
    const other = await child()
    const key = await keyOf(id)
    const swapped = key.replace(`.${id}.`, `.${other.id}.`)
    await head.call("shareConsentLink", { id, language: "EN", renew: true }, "")
    for (const closed of [key, swapped, "pictures.1.x", ""]) {
      expect(await visitor.call("familyConsent", { key: closed }, "name")).toBeNull()
      expect(await visitor.refusal("answerConsent", { key: closed, agrees: true })).toBe("NOT_FOUND")
    }
    expect(await answer(await keyOf(id), true)).toEqual({ answer: "YES" })
    expect(await eda.refusal("shareConsentLink", { id, language: "EN" })).toBe("FORBIDDEN")
  })
})

describe.skipIf(isDouble())("a picture of a child", () => {
  it("takes a limited number of answers about one child, each of which may mail the office", async () => {
    const [key, other] = [await keyOf((await child()).id), await keyOf((await child()).id)]
    for (let count = 0; count < 20; count++) await answer(key, count % 2 === 1)
    expect(await visitor.refusal("answerConsent", { key, agrees: false })).toBe("TOO_MANY_REQUESTS")
    expect(await answer(other, false)).toEqual({ answer: "NO" })
  })

  it("disappears from pages, feeds, texts, galleries, previews and its URLs after a withdrawal", async () => {
    const { id } = await child("YES")
    const name = await storedPicture(eda)
    const { id: story, picture } = await storyWith([id], name)
    const file = await fileOf(name)
    const figure = `<figure><img src="/images/${file}" alt="A race"></figure>`
    const { id: article } = await published(eda, "Article", { detail: `<p>Run.</p>${figure}`, picture: { name } })
    const { id: gallery } = await published(eda, "Gallery", { picture: { name } })
    await addPictures(eda, gallery, ["kept"])
    await eda.call("addGalleryImages", { id: gallery, images: [{ picture: { name }, caption: "a race" }] }, "id")
    const preview = await eda.call("previewLink", { type: "NEWS_STORY", id: story }, "url")
    const token = String(/preview=([\w-]+)/.exec(preview.url)?.[1])
    const shownBy = async (by: Client) => [
      (await by.call("newsStory", { id: story }, "picture { url }")).picture,
      (await by.call("newsStories", {}, "items { picture { url } }")).items[0].picture,
      (await by.call("gallery", { id: gallery }, "images { caption picture { url } }")).images.at(-1),
      (await by.call("article", { id: article }, "detail picture { url }")).detail,
      (await by.call("newsStory", { id: story, preview: token }, "picture { url }")).picture,
    ]
    const everywhere = async (by: Client) =>
      JSON.stringify([
        await shownBy(by),
        (await by.send("GET", "/feed.json")).body,
        (await by.send("GET", "/feed.xml")).body,
      ])
    const paths = ["", "?w=320", "?as=original", "?w=320&crop=3x2&as=webp"].map((way) => `/images/${file}${way}`)
    expect((await everywhere(visitor)).split(file).length).toBeGreaterThan(6)
    for (const path of [...paths, `/images/${name}`, picture.url])
      expect([path, await status(path)]).toEqual([path, 200])

    await answer(await keyOf(id), false)
    for (const by of [visitor, regular]) expect(await everywhere(by)).not.toContain(file)
    for (const path of [...paths, `/images/${name}`, picture.url])
      expect([path, await status(path)]).toEqual([path, 404])
    for (const by of [eda, eli]) expect(await status(`/images/${file}`, by)).toBe(404)
    expect(await status(`/images/${file}`, head)).toBe(200)

    await setAnswer(id, "YES")
    expect((await everywhere(visitor)).split(file).length).toBeGreaterThan(6)
    expect(await status(`/images/${file}`)).toBe(200)
  })

  it.each([
    ["an event", {}],
    ["a planned change", { publication: { as: "SCHEDULED", publishAt: "2050-01-01T08:00:00Z" } }],
  ])("stays with %s whose owner, who no longer sees it, changes other fields", async (_, planned) => {
    const { id: childId } = await child("YES")
    const name = await storedPicture(eda)
    const { id } = await published(eda, "Event")
    const text = `<p>Run.</p><figure><img src="/images/${await fileOf(name)}" alt=""></figure><p>Rest.</p>`
    const write = (picture: object | null, description: string) => {
      const translations = [{ language: "SW", title: "Mbio", location: "Uwanja", description }]
      return eda.call("editEvent", { id, input: { picture, description, translations, ...planned } })
    }
    await write({ name, children: [childId] }, text)
    await setAnswer(childId, "NO")
    await write(null, "<p>Run.</p><p>Rest well.</p>")
    await setAnswer(childId, "YES")
    const fields = "picture { name } description translations { description }"
    const { picture, ...texts } = await eda.call("event", { id, withChange: true }, fields)
    const description = expect.stringMatching(/^<p>Run\.<\/p><figure>.*<\/figure><p>Rest well\.<\/p>$/)
    expect([picture, texts]).toEqual([{ name }, { description, translations: [{ description }] }])
  })

  it("stays withheld if a form that was opened before the child was named names another", async () => {
    const [before, since, other] = [await child("YES"), await child(), await child("YES")].map(({ id }) => id)
    const name = await storedPicture(eda)
    const { id } = await storyWith([before, since], name)
    const named = { name, children: [other], childrenBefore: [before] }
    await published(eda, "NewsStory", { picture: named, publication: { as: "DRAFT" } })
    const children = await eda.call("picturesNamed", { names: [name] }, "children { id }")
    expect(children).toEqual([{ children: [{ id: since }, { id: other }] }])
    expect((await eda.call("newsStory", { id }, "heldBack")).heldBack).not.toBeNull()
  })

  it("stays withheld as a copy that was turned before the child was named", async () => {
    const [before, since] = [await child("YES"), await child("NO")].map(({ id }) => id)
    const name = await storedPicture(eda)
    await storyWith([before], name)
    const named = { children: [before], childrenBefore: [before], copyOf: name }
    await head.call("markPictures", { names: [name], recognisable: "AGREED", children: [before, since] }, "id")
    const turned = await storedPicture(eda)
    await published(eda, "NewsStory", { picture: { name: turned, ...named }, publication: { as: "DRAFT" } })
    const children = await head.call("picturesNamed", { names: [turned] }, "children { id }")
    expect(children).toEqual([{ children: [{ id: before }, { id: since }] }])
  })

  it("is hidden without consent from programs that have no right to pictures", async () => {
    const { id } = await child("NO")
    const name = await storedPicture(eda)
    const figure = `<figure><img src="/images/${await fileOf(name)}" alt=""></figure>`
    const { id: story } = await published(eda, "NewsStory", { picture: { name }, detail: `<p>Run.</p>${figure}` })
    const marked = { names: [name], recognisable: "AGREED", children: [id] }
    await head.call("markPictures", marked, "name")
    const owner = await school.signIn("admin@jacarandahill.example")
    const endsAt = new Date(Date.now() + 1e8)
    const readBy = async (...areas: string[]) => {
      const rights = areas.map((area) => ({ area, access: "READ" }))
      const input = { name: "Mirror", role: "ADMINISTRATOR", rights, endsAt }
      const { token } = await owner.call("addProgram", { input }, "token")
      const program = Object.assign(school.visitor(), { accessToken: token })
      const { detail, picture } = await program.call("newsStory", { id: story }, "detail picture { name }")
      return [picture?.name, detail.includes("<figure>"), await status(`/images/${name}`, program)]
    }
    for (const areas of [[], ["EVENT"], ["NEWS_STORY"]]) expect(await readBy(...areas)).toEqual([undefined, false, 404])
    expect(await readBy("PICTURE")).toEqual([name, true, 200])
  })

  it("is listed after a withdrawal for its owner and the office, and the mail names no child", async () => {
    const { id, name: who } = await child("YES")
    const name = await storedPicture(eda)
    const { id: story } = await storyWith([id], name)
    await answer(await keyOf(id), false)
    const fields = "picture { name } children { name } items { type id }"
    const mine = { children: [{ name: who }], items: [{ type: "NEWS_STORY", id: story }] }
    expect(await eda.call("withheldPictures", {}, fields)).toContainEqual({ ...mine, picture: null })
    expect(await head.call("withheldPictures", {}, fields)).toContainEqual({ ...mine, picture: { name } })
    expect(JSON.stringify(await eli.call("withheldPictures", {}, fields))).not.toContain(who)
    const mails = await school.services.database.read.find(OutboxMail, { order: { id: "DESC" } })
    const warnings = mails.filter(({ subject }) => subject === "Pictures are no longer public")
    expect(warnings.map(({ toName }) => toName)).toEqual(expect.arrayContaining(["Eda Editor"]))
    expect(JSON.stringify(warnings)).not.toContain("Zawadi")
  })

  it("is marked with the child by an editor, not by a regular user", async () => {
    const { id } = await child("NO")
    const named = { names: ["1761000000002text.png"], recognisable: "AGREED", children: [id] }
    await uploadSingle(eda, "1761000000002text.png", await drawnPicture())
    expect(await eda.call("markPictures", named, "children { id }")).toEqual([{ children: [{ id }] }])
    await uploadSingle(regular, "1761000000003mine.png", await drawnPicture())
    expect(await regular.refusal("markPictures", { ...named, names: ["1761000000003mine.png"] })).toBe("FORBIDDEN")
  })

  it("puts its child on the renewal list when consent has expired or expires soon", async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const [soon, over, later] = [
      await child("YES", inDays(20)),
      await child("YES", inDays(-3)),
      await child("YES", inDays(60)),
    ]
    const listed = await head.call("children", { search: "Zawadi", toRenew: true }, "id")
    const ids = listed.map(({ id }: { id: number }) => id)
    expect(ids).toEqual(expect.arrayContaining([soon.id, over.id]))
    expect(ids).not.toContain(later.id)
  })

  it("stays withheld when uploaded again, and only an administrator may unmark the child", async () => {
    const { id } = await child("NO")
    const other = await child("YES")
    const bytes = await drawnPicture()
    const [name, again] = ["1761000000000race.png", "1761000000001race.png"]
    await uploadSingle(eda, name, bytes)
    const { id: story } = await storyWith([id, other.id], name)
    const file = `/images/${await fileOf(name)}`
    await uploadSingle(eli, again, bytes)
    await published(eli, "NewsStory", { picture: { name: again } })
    expect(await status(`/images/${await fileOf(again)}`)).toBe(404)
    const less = { id: story, input: { picture: { name, children: [other.id] } } }
    expect(await eda.refusal("editNewsStory", less)).toBe("FORBIDDEN")
    expect(codeOf(await head.try("editNewsStory", less))).toBeUndefined()
    await head.call("setPublication", { type: "NEWS_STORY", id: story, publication: { as: "PUBLISHED" } })
    expect(await status(file)).toBe(200)
  })
})

describe("a picture of a child at the end of a consent", () => {
  it("disappears when consent expires, and while the register cannot be read", async () => {
    const { id } = await child("YES", "2031-07-31")
    const name = await storedPicture(eda)
    await storyWith([id], name)
    const file = `/images/${await fileOf(name)}`
    await settleIfDue(school.services, new Date("2031-07-31T12:00:00Z"))
    expect(await status(file)).toBe(200)
    await settleIfDue(school.services, new Date("2031-08-01T12:00:00Z"))
    expect(await status(file)).toBe(404)
    await settleIfDue(school.services)
    expect(await status(file)).toBe(200)
    await settleIfDue({ ...school.services, children: new Children("another secret") })
    for (const by of [visitor, eda]) expect(await status(file, by)).toBe(404)
    await settleIfDue(school.services)
    expect(await status(file)).toBe(200)
  })

  it("disappears a month into a school year if the family must renew and does not", async () => {
    const year = {
      name: "Term 1",
      kind: "TERM",
      year: 2030,
      firstDay: "2030-01-14",
      lastDay: "2030-04-05",
      hours: "",
      note: "",
    }
    await head.call("addSchoolDate", { input: year }, "id")
    const { id } = await child("YES", "2030-07-31")
    const name = await storedPicture(eda)
    await storyWith([id], name)
    const file = `/images/${await fileOf(name)}`
    const on = (day: string) => settleIfDue(school.services, new Date(`${day}T12:00:00Z`))
    await on("2030-03-01")
    expect(await status(file)).toBe(200)
    await head.call("editSite", { input: { asksYearly: true } })
    await on("2030-01-13")
    expect((await head.call("children", { search: "Zawadi" }, "renewBy")).some(({ renewBy = null }) => renewBy)).toBe(
      false,
    )
    for (const [day, expected] of [
      ["2030-01-14", 200],
      ["2030-02-13", 200],
      ["2030-02-14", 404],
    ] as const) {
      await on(day)
      expect([day, await status(file)]).toEqual([day, expected])
    }
    const [asked] = await head.call("children", { search: "Zawadi", answer: "YES" }, "until renewBy")
    expect(asked.renewBy).toBe("2030-02-13")
    expect(await visitor.call("familyConsent", { key: await keyOf(id) }, "until")).toEqual({ until: "2030-02-13" })
    await answer(await keyOf(id), true)
    expect(await status(file)).toBe(200)
    const [renewed] = (await head.call("children", {}, "id until renewBy")).filter(
      (one: { id: number }) => one.id === id,
    )
    expect(renewed).toMatchObject({ until: "2030-07-31", renewBy: null })
    await head.call("editSite", { input: { asksYearly: false } })
    await settleIfDue(school.services)
    expect((await head.call("children", {}, "renewBy")).every(({ renewBy = null }) => !renewBy)).toBe(true)
  })
})

interface Shown {
  name: string
  file: string
  by: Client
  /** Does the work while the family agrees, and then puts the former answer back. */
  agreed<T>(work: () => Promise<T>): Promise<T>
}

const publication = { as: "PUBLISHED" }
const soon = () => new Date(Date.now() + 3_600_000).toISOString()
const draftOf = ({ name, by }: Shown, more: object = {}) =>
  published(by, "NewsStory", { picture: { name }, publication: { as: "DRAFT" }, ...more })
const hero = { title: "T", text: "", actionLabel: "", actionPath: "/" }
const figureOf = ({ file }: Shown) => `<p>Run.</p><figure><img src="/images/${file}" alt="A race"></figure>`

const translationWith = (shown: Shown) => ({ language: "SW", title: "Mbio", detail: figureOf(shown), isReady: true })

const wordpressPost = (file: string) => `<rss version="2.0"><channel><wp:wxr_version>1.2</wp:wxr_version>
  <wp:base_blog_url>https://old.example</wp:base_blog_url>
  <item><title>Race</title><guid>https://old.example/${file}</guid><wp:post_type>post</wp:post_type>
  <wp:status>publish</wp:status><wp:post_date_gmt>2019-05-10 10:00:00</wp:post_date_gmt>
  <content:encoded><![CDATA[<img src="https://old.example/wp-content/uploads/2019/05/${file}" alt="A race">]]></content:encoded>
  </item></channel></rss>`

/** Names and files of all pictures with the same bytes. */
async function namesOf(file: string) {
  const { read } = school.services.database
  const { hash } = await read.findOneByOrFail(Picture, { file })
  const found = await read.findBy(Picture, hash ? { hash } : { file })
  return new Set(found.flatMap((picture) => [picture.file, picture.name]))
}

/** Every way to make a picture public. A refusal may throw, and must leave nothing public. */
const ways: Record<string, (shown: Shown) => Promise<unknown>> = {
  "adds it published": ({ name, by }) => published(by, "NewsStory", { picture: { name } }),
  "adds it by its file": ({ file, by }) => published(by, "Article", { picture: { name: file } }),
  "adds it with an hour": ({ name, by }) =>
    published(by, "NewsStory", { picture: { name }, publication: { as: "SCHEDULED", publishAt: soon() } }),
  "publishes a draft": async (shown) => {
    const { id } = await draftOf(shown)
    return shown.by.try("editNewsStory", { id, input: { publication } })
  },
  "sets the state of a draft": async (shown) => {
    const { id } = await draftOf(shown)
    return shown.by.try("setPublication", { type: "NEWS_STORY", id, publication })
  },
  "approves it": async (shown) => {
    const { id } = await draftOf(shown, { publication: { as: "WAITING" } })
    return head.try("setPublication", { type: "NEWS_STORY", id, publication })
  },
  "puts it into a public story": async ({ name, by }) => {
    const { id } = await published(by, "NewsStory")
    return by.try("editNewsStory", { id, input: { picture: { name } } })
  },
  "adds it by REST": ({ name, by }) =>
    by.rest("POST", "/news/add", { title: "Race", detail: "<p>Run.</p>", picture: name }),
  "shows it in a text": (shown) => published(shown.by, "NewsStory", { detail: figureOf(shown) }),
  "shows it in a public text": async (shown) => {
    const { id } = await published(shown.by, "NewsStory")
    return shown.by.try("editNewsStory", { id, input: { detail: figureOf(shown) } })
  },
  "adds it to a public gallery": async ({ name, by }) => {
    const { id } = await published(by, "Gallery")
    return by.try("addGalleryImages", { id, images: [{ picture: { name } }] }, "id")
  },
  "shows it with a person": ({ name, by }) => published(by, "Profile", { picture: { name } }),
  "shows it with an event": ({ name, by }) => published(by, "Event", { picture: { name } }),
  "takes it out of the bin": async (shown) => {
    const { id } = await draftOf(shown)
    await shown.by.call("deleteNewsStory", { id })
    await shown.by.call("restoreFromBin", { type: "NEWS_STORY", id })
    return shown.by.try("setPublication", { type: "NEWS_STORY", id, publication })
  },
  "restores a version": async (shown) => {
    const { id } = await draftOf(shown)
    const other = { name: await storedPicture(shown.by) }
    await shown.by.call("editNewsStory", { id, input: { picture: other, publication } })
    const [, first] = (await shown.by.call("versions", { type: "NEWS_STORY", id }, "items { id }")).items
    return shown.by.try("restoreVersion", { id: first.id })
  },
  "previews it": async (shown) => {
    const { id } = await draftOf(shown)
    const { url } = await shown.by.call("previewLink", { type: "NEWS_STORY", id }, "url")
    const preview = String(/preview=([\w-]+)/.exec(url)?.[1])
    expect((await visitor.call("newsStory", { id, preview }, "picture { url }")).picture).toBeNull()
  },
  "uploads it again": async ({ file, by }) => {
    const again = `${Date.now()}again.png`
    await uploadSingle(by, again, await school.services.images.store.read(file))
    return published(by, "NewsStory", { picture: { name: again } })
  },
  "imports it from WordPress": async ({ name, file }) => {
    await mkdir(join(folder, "2019/05"), { recursive: true })
    await writeFile(join(folder, "2019/05", name), await school.services.images.store.read(file))
    await writeFile(join(folder, "old.xml"), wordpressPost(name))
    const report = await importWordpress({ files: [join(folder, "old.xml")], media: folder, services: school.services })
    expect(report.text).toContain("1  news stories")
  },
  "exports the site": async (shown) => {
    const { id } = await draftOf(shown, { detail: figureOf(shown) })
    const copy = join(folder, `${id}.xml`)
    await exportWordpress({ database: school.services.database, siteUrl: school.url, file: copy })
    expect(await readFile(copy, "utf8")).not.toContain(`/images/${shown.file}`)
  },
  "makes it the site's own": ({ name, by }) => by.try("editSite", { input: { hero: { ...hero, picture: { name } } } }),
  "had made it the site's own": ({ name, agreed }) =>
    agreed(() => head.call("editSite", { input: { hero: { ...hero, picture: { name } } } })),
  "had planned it": async ({ name, by, agreed }) => {
    const planned = { picture: { name }, publication: { as: "SCHEDULED", publishAt: soon() } }
    const { id } = await agreed(() => published(by, "NewsStory", planned))
    await school.services.schedule.runDue(new Date(Date.now() + 7_200_000))
    expect((await by.call("newsStory", { id }, "state")).state).toBe("WAITING")
  },
  "had planned to change a public story": async (shown) => {
    const { id } = await published(shown.by, "NewsStory")
    const input = { detail: figureOf(shown), publication: { as: "SCHEDULED", publishAt: soon() } }
    await shown.agreed(() => shown.by.call("editNewsStory", { id, input }))
    await school.services.schedule.runDue(new Date(Date.now() + 7_200_000))
    const { pendingChange } = await shown.by.call("newsStory", { id }, "pendingChange { state }")
    expect(pendingChange).toEqual({ state: "WAITING" })
  },
  "approves a change": async ({ name, by }) => {
    const { id } = await published(by, "NewsStory")
    await by.call("editNewsStory", { id, input: { picture: { name }, publication: { as: "WAITING" } } })
    expect(await head.faults("approve", { type: "NEWS_STORY", id })).toHaveProperty("picture")
  },
  "translates with it": (shown) => published(shown.by, "NewsStory", { translations: [translationWith(shown)] }),
  "translates a public story with it": async (shown) => {
    const { id } = await published(shown.by, "NewsStory")
    const faults = await shown.by.faults("editNewsStory", { id, input: { translations: [translationWith(shown)] } })
    expect(Object.keys(faults)).toEqual(["translations.0.detail"])
  },
  "had shared a card of it": async ({ name, file, by, agreed }) => {
    const { services } = school
    const cards = new Cards({ ...services, ...services.images, files: services.pictureFiles })
    const words = { title: "Race", section: "News", school: "A school", area: "news", version: name }
    const card = { ...words, picture: { path: `/images/${file}`, focus: null } }
    await agreed(async () => {
      await published(by, "NewsStory", { picture: { name } })
      expect((await cards.get(card)).equals(await cards.get({ ...card, picture: null }))).toBe(false)
    })
    expect((await cards.get(card)).equals(await cards.get({ ...card, picture: null }))).toBe(true)
  },
}

/** Each role and each answer once, as the gate asks for neither. */
const tries = [
  { by: eda, given: "UNSAID" },
  { by: head, given: "NO" },
] as const

/** Lists, feeds, search and the site's own picture, as visitors read them. */
async function publicAnswers() {
  const lists = ["newsStories", "articles", "events", "galleries"].map((list) =>
    visitor.call(list, {}, "items { picture { url } }"),
  )
  const feeds = ["/feed.xml", "/feed.json", "/sitemap.xml"].map(async (feed) => (await visitor.send("GET", feed)).body)
  const others = [
    visitor.call("search", { q: "race" }, "items { title { text } excerpt { text } }"),
    visitor.call("site", {}, "hero { picture { url } }"),
  ]
  return JSON.stringify(await Promise.all([...lists, ...feeds, ...others]))
}

describe.skipIf(isDouble())("a picture of a child without consent", () => {
  it.each(Object.keys(ways))("is not public when somebody %s", async (way) => {
    const files: string[] = []
    for (const { by, given } of tries) {
      const { id } = await child(given)
      const name = await storedPicture(by, way.includes("card") ? { width: 1200, height: 630 } : {})
      await published(by, "NewsStory", { picture: { name, children: [id] }, publication: { as: "DRAFT" } })
      const file = await fileOf(name)
      files.push(file)
      const agreed: Shown["agreed"] = async (work) => {
        await setAnswer(id, "YES")
        const done = await work()
        await setAnswer(id, given)
        return done
      }
      await ways[way]?.({ name, file, by, agreed })
      for (const path of await namesOf(file))
        for (const query of ["", "?w=320&crop=5x2"])
          expect([given, await status(`/images/${path}${query}`)]).toEqual([given, 404])
    }
    const all = await publicAnswers()
    for (const file of files) expect(all).not.toContain(file)
  })

  it("is held back as a draft, and the editor reads which child lacks consent", async () => {
    const { id, name: who } = await child()
    const name = await storedPicture(eda)
    const { id: story } = await storyWith([id], name)
    const why = expect.stringContaining(`There is no yes for ${who}.`)
    expect(await eda.call("newsStory", { id: story }, "state heldBack")).toEqual({ state: "DRAFT", heldBack: why })
    expect(await eda.faults("editNewsStory", { id: story, input: { publication } })).toEqual({ picture: why })
    await setAnswer(id, "YES")
    await eda.call("editNewsStory", { id: story, input: { publication } })
    expect(await status(`/images/${await fileOf(name)}`)).toBe(200)
  })

  it("can be replaced by another picture of the child, which stays withheld", async () => {
    const { id } = await child("NO")
    const { id: gallery } = await published(eda, "Gallery")
    const pictureOf = async () => ({ name: await storedPicture(eda), recognisable: "AGREED", children: [id] })
    const [{ id: image }] = await addPictures(eda, gallery, ["a race"])
    await setAnswer(id, "YES")
    await eda.call("editGalleryImage", { id: image, input: { picture: await pictureOf() } })
    const { id: story } = await published(eda, "NewsStory", { picture: await pictureOf() })
    await setAnswer(id, "NO")
    const [hung, shown] = [await pictureOf(), await pictureOf()]
    await eda.call("editGalleryImage", { id: image, input: { picture: hung } })
    await eda.call("editNewsStory", { id: story, input: { picture: shown } })
    for (const { name } of [hung, shown]) expect(await status(`/images/${await fileOf(name)}`)).toBe(404)
  })

  it("disappears from a public story once the child is marked, and names the child only to editors", async () => {
    const { id, name: who } = await child("NO")
    const name = await storedPicture(eda)
    const { id: story } = await published(eda, "NewsStory", { picture: { name } })
    expect(await status(`/images/${name}`)).toBe(200)
    const edit = { id: story, input: { picture: { name, recognisable: "AGREED", children: [id] } } }
    const saved = await eda.call("editNewsStory", edit, "state heldBack")
    expect(saved).toEqual({ state: "PUBLISHED", heldBack: expect.stringContaining(`There is no yes for ${who}.`) })
    expect(await status(`/images/${name}`)).toBe(404)
    await eda.call("editNewsStory", { id: story, input: { title: "Other words" } })
    const { heldBack } = await visitor.call("newsStory", { id: story }, "heldBack")
    expect(heldBack).toBeNull()
    const owner = await school.signIn("admin@jacarandahill.example")
    const endsAt = new Date(Date.now() + 1e8)
    const rights = [{ area: "NEWS_STORY", access: "READ" }]
    const input = { name: "Mirror", role: "EDITOR", rights, endsAt }
    const { token } = await owner.call("addProgram", { input }, "token")
    await school.services.database.write((rows) =>
      rows.query(`UPDATE "news_stories" SET "userId" = ${owner.id} WHERE "id" = ${story}`),
    )
    const program = Object.assign(school.visitor(), { accessToken: token })
    const read = await program.call("newsStory", { id: story }, "heldBack")
    expect(read.heldBack).toMatch(/^There is no yes for a child\./)
    await school.services.database.write((rows) =>
      rows.query(`UPDATE "news_stories" SET "userId" = ${regular.id} WHERE "id" = ${story}`),
    )
    const mine = await regular.call("newsStory", { id: story }, "heldBack")
    expect(mine.heldBack).toMatch(/^There is no yes for a child\./)
  })
})
