import { rm } from "node:fs/promises"
import { beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { drawnPicture, School } from "../../../test/school.ts"
import { statementsOf } from "../../../test/statements.ts"
import { Role } from "../../access/roles.ts"
import { SiteInfo } from "./site-info.ts"

const site = `name shortName motto founded address postalAddress telephone { label number } helpLine { label number } email
  social { facebook youtube } onlineSchoolUrl officeHours openingHours timeZone footerText version
  hero { title text actionLabel actionPath picture { name } } about { tag title intro path }
  map { latitude longitude picture { name alt } } menuNotes { path note } facilitiesTitle searchHint synonyms wordings { language text words }
  categories { title path icon } facilities { name text picture { name } } signInPanel { quote attribution }`
const read = `{ site { ${site} } }`
const call = { title: "Apply", text: "", actionLabel: "Apply", actionPath: "/apply" }

const { school, head, eda } = schoolOfThisFile({ head: Role.ADMINISTRATOR, eda: Role.EDITOR })
beforeAll(async () => {
  const form = new FormData()
  form.set("name", "arcade.png")
  form.set("file", new Blob([await drawnPicture()]), "arcade.png")
  await head.send("POST", "/upsingle", form)
})

const expectForOffice = async (query: string) =>
  expect([await school.visitor().refusal(query), await eda.refusal(query)]).toEqual(["UNAUTHENTICATED", "FORBIDDEN"])

describe("the site's own texts", () => {
  it("are edited only by administrators and visible to everybody, and keep absent fields", async () => {
    const before = await school.visitor().call("site", {}, site)
    const input = {
      name: " Jacaranda Hill ",
      founded: new Date().getFullYear(),
      address: ["The Old Brick House", "Jacaranda Hill"],
      telephone: [{ label: "Office", number: "+44 20 7946 0174" }],
      email: "office@jacarandahill.example",
      social: { facebook: "https://facebook.jacarandahill.example", youtube: null },
      onlineSchoolUrl: "https://online.jacarandahill.example",
      openingHours: "Mo-Fr 07:30-16:00",
      timeZone: "America/Argentina/Buenos_Aires",
      hero: { ...call, picture: { name: "arcade.png" } },
      map: { latitude: -25.7479, longitude: 28.2293 },
      menuNotes: [{ path: "/sport", note: "Rowing, mostly" }],
      facilitiesTitle: "Rooms",
      searchHint: "Lunch…",
      synonyms: ["uniform, clothes"],
      wordings: [
        { language: "EN", text: "Latest news", words: "Fresh from school" },
        { language: "SW", text: "{count} places left|one", words: "Nafasi moja tu" },
      ],
      facilities: [
        { name: "The library", text: "Books.", picture: { name: "arcade.png" } },
        { name: "The pool", text: "" },
      ],
      categories: [{ title: "Arts", text: "", path: "/arts", icon: "palette" }],
    }
    expect(await eda.refusal("editSite", { input })).toBe("FORBIDDEN")
    await head.call("editSite", { input })
    const { data } = await school.visitor().request(read)
    const inSwahili = await school.visitor().request("{ site { wordings(language: SW) { words } } }")
    expect(inSwahili.data.site.wordings).toEqual([{ words: "Nafasi moja tu" }])
    expect(data.site).toMatchObject({
      ...input,
      name: "Jacaranda Hill",
      hero: { ...call, picture: { name: "arcade.png" } },
      facilities: [
        { name: "The library", picture: { name: "arcade.png" } },
        { name: "The pool", picture: null },
      ],
      categories: [{ title: "Arts", path: "/arts", icon: "palette" }],
      about: before.about,
      shortName: before.shortName,
      version: before.version + 1,
    })
  })

  it("are read with their picture addresses in two SQL statements", async () => {
    await school.services.backlog.whenDone()
    const statements = await statementsOf(school, () =>
      school.visitor().request("{ site { name hero { picture { url } } facilities { picture { url } } } }"),
    )
    expect(statements).toHaveLength(2)
  })

  it("survive an edit that changes nothing", async () => {
    expect((await head.call("editSite", { input: {} }, site)).name).toBe("Jacaranda Hill")
  })

  const room = { name: "A", text: "" }
  const wording = { language: "FR", text: "Page {page} of {pages}", words: "Page {page} sur {pages}" }
  const category = { title: "Arts", text: "", path: "/arts", icon: "palette" }
  const wrong: [input: object, field: string][] = [
    ...["", null].map((name): [object, string] => [{ name }, "name"]),
    [{ shortName: "x".repeat(41) }, "shortName"],
    ...[999, new Date().getFullYear() + 1].map((founded): [object, string] => [{ founded }, "founded"]),
    ...["nowhere", "a@b.example\r\nBcc: c@d.example"].map((email): [object, string] => [{ email }, "email"]),
    [{ onlineSchoolUrl: "javascript:alert(1)" }, "onlineSchoolUrl"],
    [{ onlineSchoolUrl: "online.example" }, "onlineSchoolUrl"],
    [{ openingHours: "always" }, "openingHours"],
    ...["", "+02:00", "Jacaranda/Hill"].map((timeZone): [object, string] => [{ timeZone }, "timeZone"]),
    [{ address: Array(11).fill("x") }, "address"],
    [{ address: ["x".repeat(101)] }, "address"],
    ...["ftp://x.example", "https://me:secret@x.example/"].map((facebook): [object, string] => [
      { social: { facebook } },
      "social.facebook",
    ]),
    [{ social: null }, "social"],
    [{ telephone: [{ label: "Office", number: "1\n2" }] }, "telephone.0.number"],
    ...["apply", "//evil.example", "/\\evil.example"].map((actionPath): [object, string] => [
      { hero: { ...call, actionPath } },
      "hero.actionPath",
    ]),
    [{ hero: { ...call, picture: { name: "nobody-has-this.png" } } }, "hero.picture"],
    [{ facilities: [room, { ...room, picture: { name: "none.png" } }] }, "facilities.1.picture"],
    [{ facilities: Array(21).fill(room) }, "facilities"],
    [{ map: { latitude: 91, longitude: 0 } }, "map.latitude"],
    [{ map: { latitude: 0, longitude: -180.5 } }, "map.longitude"],
    [{ map: { latitude: 12.5 } }, "map.longitude"],
    [{ map: { picture: { name: "none.png" } } }, "map.picture"],
    ...["Toutes", "Page {page} sur {pages}, {name}", " "].map((words): [object, string] => [
      { wordings: [{ ...wording, words }] },
      "wordings.0.words",
    ]),
    [{ wordings: [{ ...wording, text: "", words: "Toutes" }] }, "wordings.0.text"],
    [
      { wordings: [wording, { ...wording, language: "SW" }, { ...wording, text: ` ${wording.text}` }] },
      "wordings.2.text",
    ],
    ...["uniform", "half term, break"].map((words): [object, string] => [{ synonyms: [words] }, "synonyms"]),
    [{ categories: [category, { ...category, icon: "skull" }] }, "categories.1.icon"],
    [{ mostAsked: [{ title: "Fees", path: "javascript:alert(1)", text: "" }] }, "mostAsked.0.path"],
    [
      { footerGroups: [{ title: "Parents", links: [{ title: "Fees", path: "//evil.example" }] }] },
      "footerGroups.0.links.0.path",
    ],
    [{ signInPanel: { quote: "x".repeat(1001), attribution: "" } }, "signInPanel.quote"],
    ...[[], ["SW"], ["SW", "EN"], ["EN", "SW", "SW"]].map((languages): [object, string] => [
      { languages },
      "languages",
    ]),
  ]

  it("refuse invalid values, naming the field", async () => {
    for (const [input, field] of wrong) {
      const { errors } = await head.try("editSite", { input }, site)
      expect([input, errors?.[0]?.extensions.code, Object.keys(errors?.[0]?.extensions.fields ?? {})]).toEqual([
        ...[input, "BAD_USER_INPUT", [field]],
      ])
    }
  })
})

it("The settings of a site show defaults and who last changed each field, only to administrators", async () => {
  const defaults = "id name timeZone approvesEditors synonyms look { isChosen } formNotes { absence { keptMonths } }"
  expect(await head.call("siteDefaults", {}, defaults)).toEqual({
    ...{ id: 0, name: "Our School", timeZone: "UTC", approvesEditors: false, synonyms: [] },
    ...{ look: { isChosen: false }, formNotes: { absence: { keptMonths: 3 } } },
  })
  const other = await school.signedIn(Role.ADMINISTRATOR, "Otto Office")
  await head.call("editSite", { input: { motto: "Be kind.", weeklyMail: true } })
  await other.call("editSite", { input: { motto: "Be brave." } })
  await other.call("editSite", { input: { motto: "Be bold." } })
  const changes = await head.call("siteChanges", {}, "changed user { name }")
  expect(changes.slice(0, 2)).toEqual([
    { changed: ["motto"], user: { name: "Otto Office" } },
    { changed: ["weeklyMail"], user: { name: "administrator 1" } },
  ])
  expect(changes.filter(({ changed }: { changed: string[] }) => changed.includes("motto"))).toHaveLength(1)
  for (const query of ["siteDefaults", "siteChanges"]) await expectForOffice(query)
})

it("A site with a time zone unknown to Node does not start, and says so in one line", async () => {
  const other = await School.open()
  onTestFinished(() => rm(other.dataDir, { recursive: true }))
  await other.services.database.write((rows) => rows.update(SiteInfo, { id: 1 }, { timeZone: "Mars/Phobos" }))
  await expect(other.restarted()).rejects.toThrow(/^The site's time zone, Mars\/Phobos, is unknown to Node v.*\.$/)
})

describe("the languages of a site", () => {
  const edit = (languages: string[]) => head.call("editSite", { input: { languages } }, "languages")
  const redirectOf = async (path: string) => {
    const { status, headers } = await school.visitor().send("GET", path, undefined, { accept: "text/html" })
    return status === 301 ? [headers.get("location"), headers.get("cache-control")] : status
  }

  it("are English by default, and addresses in unchosen languages redirect to English", async () => {
    expect((await school.visitor().call("site", {}, "languages")).languages).toEqual(["EN"])
    expect(await redirectOf("/sw/news?page=2")).toEqual(["/news?page=2", "no-cache"])
    expect(await redirectOf("/fr")).toEqual(["/", "no-cache"])
    await edit(["EN", "FR"])
    expect(await redirectOf("/sw/articles")).toEqual(["/blog", "no-cache"])
    expect(await redirectOf("/fr/news")).not.toEqual(["/news", "no-cache"])
    const manifest = async (name: string) => (await school.visitor().send("GET", name)).body
    expect(await manifest("/manifest-fr.webmanifest")).toMatchObject({ id: "/", start_url: "/fr", lang: "fr" })
    expect((await school.visitor().send("GET", "/manifest-sw.webmanifest")).status).toBe(404)
    await edit(["EN"])
  })
})

describe("the school's texts to translate", () => {
  it("are listed once, by the place that shows them, only to administrators", async () => {
    const bell = "A bell that is rung by hand."
    await head.call("editSite", {
      input: { motto: bell, footerText: bell, hero: { ...call, text: "Under big trees." } },
    })
    const notice = { kind: "OTHER", text: "The pool is closed.", endsAt: new Date(Date.now() + 3_600_000) }
    const { id } = await head.call("addNotice", { input: notice })
    const texts: { place: string; texts: string[] }[] = await head.call("schoolTexts", {}, "place texts")
    const placesOf = (text: string) =>
      texts.flatMap(({ place, texts }) => texts.flatMap((one) => (one === text ? place : [])))
    expect([bell, "Under big trees.", notice.text].map(placesOf)).toEqual([["Every page"], ["Home"], ["Notices"]])
    await expectForOffice("schoolTexts")
    await head.call("endNotice", { id })
  })
})
