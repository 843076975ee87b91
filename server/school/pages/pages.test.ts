import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { storedPicture } from "../../../test/items.ts"
import { drawnPicture } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"

const parts = `facts { term value } prices { title prices { what amount per } } sections { anchor heading text } related { title path }`

const { school, eda, head } = schoolOfThisFile({ eda: Role.EDITOR, head: Role.ADMINISTRATOR })

const read = async (key: string) => await school.visitor().call("page", { key }, `id version pageText opening ${parts}`)
const editPage = async (key: string, input: object) =>
  await head.call("editPage", { id: (await read(key)).id, input }, `version opening ${parts}`)
const faultsOf = async (key: string, input: object) => {
  return head.faults("editPage", { id: (await read(key)).id, input })
}

const shoes = { heading: "Shoes & socks", text: "<p>Black.</p>" }
const hats = { heading: "Hats", text: "<p>Wide.</p>" }

describe("the pages of a site", () => {
  it("all exist on a new site", async () => {
    const keys =
      "about academic accessibility admissions arts attendance clubs documents faqs fees leadership lunch principal " +
      "privacy safeguarding sport staff support transport uniform vacancies visitor welcome"
    const pages = await school.visitor().call("pages", {}, "key title")
    expect(pages.map(({ key }: { key: string }) => key).join(" ")).toBe(keys)
    for (const { title } of pages) expect(title).not.toBe("")
  })

  it("are found by key and by id", async () => {
    const about = await read("about")
    expect(await school.visitor().call("page", { id: about.id }, `id version pageText opening ${parts}`)).toEqual(about)
    for (const given of [{ key: "nothing" }, { id: 999_999 }, {}])
      expect(await school.visitor().call("page", given)).toBeNull()
  })

  it("are edited by administrators only, as canEdit says", async () => {
    const { id } = await read("arts")
    const mayEdit = [school.visitor(), eda, head].map(async (by) => (await by.call("page", { id }, "canEdit")).canEdit)
    expect(await Promise.all(mayEdit)).toEqual([false, false, true])
    expect(await eda.refusal("editPage", { id, input: { title: "x" } })).toBe("FORBIDDEN")
  })
})

describe("a page", () => {
  it("gets a picture named by timestamp and file name", async () => {
    const { id } = await read("about")
    const upload =
      "mutation ($id: Int!, $file: Upload!) { editPage(id: $id, input: { picture: { upload: $file } }) { picture { name } } }"
    const { data } = await head.upload(upload, { id }, new Blob([await drawnPicture()]), "variables.file", "arcade.png")
    expect(data.editPage.picture.name).toMatch(/^\d{13}arcade\.png$/)
    const picture = { name: await storedPicture(head) }
    expect(await head.call("editPage", { id, input: { picture } }, "picture { name }")).toEqual({ picture })
  })

  it("has facts, prices, sections and related pages in the order in which they were sent", async () => {
    const input = {
      facts: [
        { term: "Gate", value: "7:30" },
        { term: "Bell", value: "8:00" },
      ],
      prices: [{ title: "Lunch", prices: [{ what: "Hot dish", amount: "25", per: "a day" }] }],
      sections: [{ ...hats, text: "<p>Wide.</p><script>1</script>" }, shoes],
      related: [{ title: "Apply", path: "/apply" }],
    }
    await editPage("sport", input)
    expect(await read("sport")).toMatchObject({
      ...input,
      sections: [
        { anchor: "hats", ...hats },
        { anchor: "shoes-socks", ...shoes },
      ],
    })
  })

  it("opens with its first section or fact if it has no other text", async () => {
    expect((await editPage("visitor", { sections: [shoes] })).opening).toBe("Black.")
    const facts = [{ term: "Q&A", value: "<b> is bold" }]
    expect((await editPage("clubs", { facts })).opening).toBe("Q&A: <b> is bold")
  })
})

describe("the anchor of a section", () => {
  it("stays when the heading is edited and when sections change places", async () => {
    const { sections } = await editPage("academic", { sections: [shoes, hats] })
    const edited = [sections[1], { ...sections[0], heading: "Shoes" }]
    expect((await editPage("academic", { sections: edited })).sections).toEqual(edited)
    expect(edited.map(({ anchor }) => anchor)).toEqual(["hats", "shoes-socks"])
  })

  it("is unique on its page, and never one that the layout uses", async () => {
    const headings = ["Hats", "Hats", "Main", "数学", "한글", "!!", "(Crème brûlée)", `${"x".repeat(59)} y`]
    const { sections } = await editPage("welcome", { sections: headings.map((heading) => ({ ...hats, heading })) })
    const anchors = sections.map(({ anchor }: { anchor: string }) => anchor)
    expect(anchors).toEqual([
      ...["hats", "hats-2", "main-2", "数学", "한글", "section", "creme-brulee", "x".repeat(59)],
    ])
  })
})

it("An invalid part of a page is reported at its own field", async () => {
  expect(await faultsOf("support", { sections: [shoes, { heading: " ", text: "" }] })).toEqual({
    "sections.1.heading": "Heading is required.",
  })
  const prices = [{ title: "Lunch", prices: [{ what: "Hot dish", amount: "", per: "" }] }]
  expect(await faultsOf("support", { prices })).toEqual({ "prices.0.prices.0.amount": "Please say how much." })
  expect(await faultsOf("support", { related: [{ title: "Elsewhere", path: "//evil.example" }] })).toEqual({
    "related.0.path": "Please give a page of this site, which begins with /.",
  })
  for (const list of ["facts", "related", "documents"])
    expect(await faultsOf("support", { [list]: null })).toEqual({ [list]: "Please give a list." })
  expect(await faultsOf("support", { facts: Array(21).fill({ term: "a", value: "b" }) })).toHaveProperty("facts")
  expect(await faultsOf("support", { sections: [{ ...shoes, anchor: 'a" onclick="' }] })).toHaveProperty(
    "sections.0.anchor",
  )
})

describe("an earlier version of a page", () => {
  const versions = async (id: number) =>
    (await head.call("versions", { type: "CONTENT_PAGE", id }, "items { id changed fields { name kind text } }")).items
  const fieldOf = (version: { fields: { name: string }[] }, name: string) =>
    version.fields.find((field) => field.name === name)

  it("shows its sections as text with headings, and restores them with the facts", async () => {
    const { id } = await read("principal")
    const first = { sections: [shoes], facts: [{ term: "Bell", value: "8:00" }] }
    const prices = [{ title: "Chakula", prices: [{ what: "Pilau & chai", amount: "25", per: "kwa siku" }] }]
    const inSwahili = { language: "SW", title: "Mwalimu", tag: "", pageIntro: "", pageText: "", pictureAlt: "" }
    const translations = [{ ...inSwahili, facts: [{ term: "Kengele", value: "8:00" }], prices, sections: [] }]
    await editPage("principal", { ...first, translations })
    await editPage("principal", { sections: [hats], facts: [] })
    const [latest, earlier] = await versions(id)
    expect(latest.changed.sort()).toEqual(["facts", "sections"])
    expect(fieldOf(earlier, "sections")).toEqual({
      name: "sections",
      kind: "RICH_TEXT",
      text: "<p><strong>Shoes &amp; socks</strong></p><p>Black.</p>",
    })
    expect(fieldOf(earlier, "facts")).toMatchObject({ text: "Term: Bell\nValue: 8:00\n" })
    expect(fieldOf(earlier, "translations")).toMatchObject({
      text: expect.stringMatching(/<p>Kengele: 8:00<\/p><p>Chakula<\/p><p>Pilau &amp; chai: 25 kwa siku<\/p>$/),
    })
    await head.call("restoreVersion", { id: earlier.id })
    expect(await read("principal")).toMatchObject(first)
  })
})
