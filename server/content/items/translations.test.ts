import { createHash } from "node:crypto"
import type { GraphQLInputObjectType } from "graphql"
import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import type { Client } from "../../../test/client.ts"
import { exampleOf, published } from "../../../test/items.ts"
import { sharedApi } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { ownedTypes } from "../../start/features.ts"
import type { ContentType, OwnedRow } from "./content-type.ts"
import { itemTypeOf } from "./item-type.ts"

const { school, eda, eli, head } = schoolOfThisFile({
  eda: [Role.EDITOR, "Eda Editor"],
  eli: [Role.EDITOR, "Eli Editor"],
  head: [Role.ADMINISTRATOR, "Hanna Head"],
})

const inSwahili = { language: "SW", title: "Siku ya michezo", detail: "<p>Kidato cha tano walikimbia.</p>" }
const inFrench = { language: "FR", title: "Fête du sport", detail: "<p>Les élèves ont couru.</p>" }

const selection = "id version languages translations { language title detail isReady isCurrent opening }"
const edit = (by: Client, id: number, input: object) => by.call("editNewsStory", { id, input }, selection)

const story = (translations: object[], fields: object = {}) =>
  published(eda, "NewsStory", { title: "Sports day", ...fields, translations }, selection)

const readIn = (language: string, id: number, by = school.visitor()) =>
  by.call(
    "newsStory",
    { id },
    `title languages translation(language: ${language}) { title detail opening } translations { language }`,
  )

const translatedTypes = ownedTypes.filter(({ type }) => (type as unknown as ContentType<OwnedRow>).translated)

describe("a translation", () => {
  it.each(translatedTypes)("is read in its language beside the original: $type.name", async ({ type, names }) => {
    const input = sharedApi().getType(`${type.name}TranslationInput`) as GraphQLInputObjectType
    const texts = Object.fromEntries(Object.entries(exampleOf(type.name)).filter(([name]) => name in input.getFields()))
    const translations = [{ ...texts, title: "Kwa Kiswahili", language: "SW" }]
    const { id } = await published(eda, type.name, { translations })
    const item = await school.visitor().call(names.one, { id }, "languages translation(language: SW) { title }")
    expect(item).toEqual({ languages: ["EN", "SW"], translation: { title: "Kwa Kiswahili" } })
    const versions = await eda.call("versions", { type: itemTypeOf(type), id }, "items { fields { text } }")
    expect(JSON.stringify(versions)).not.toContain("<p>null</p>")
  })

  it("is sanitised like the original, and null in the original's language and untranslated ones", async () => {
    const { id } = await story([{ ...inSwahili, detail: "<p onclick='x()'>Habari<script>y()</script></p>" }])
    const translation = { title: "Siku ya michezo", detail: "<p>Habari</p>", opening: "Habari" }
    expect((await readIn("SW", id)).translation).toEqual(translation)
    for (const language of ["EN", "FR"]) expect((await readIn(language, id)).translation).toBeNull()
    const shown = "items { id translation(language: SW) { title detail opening isCurrent } }"
    const [first] = (await school.visitor().call("newsStories", {}, shown)).items
    expect(first).toEqual({ id, translation: { ...translation, isCurrent: true } })
  })

  it("is refused with a missing text, a repeated language or the original's language", async () => {
    const { id } = await story([])
    const faultsOf = async (translations: object[]) =>
      (await eda.try("editNewsStory", { id, input: { translations } })).errors?.[0]?.extensions.fields
    expect(await faultsOf([{ ...inSwahili, detail: "" }])).toEqual({ "translations.0.detail": "Content is required." })
    expect(await faultsOf([inSwahili, inSwahili])).toEqual({
      translations: "There is one translation into each language.",
    })
    expect(await faultsOf([{ ...inSwahili, language: "EN" }])).toEqual({
      "translations.0.language": "The original is in English.",
    })
  })

  it("may be incomplete, and is then visible only to those who may edit the original", async () => {
    const { id, translations, languages } = await story([{ ...inSwahili, detail: "", isReady: false }])
    expect(translations).toMatchObject([{ language: "SW", isReady: false }])
    expect(languages).toEqual(["EN"])
    for (const by of [school.visitor(), eli])
      expect(await readIn("SW", id, by)).toMatchObject({ languages: ["EN"], translation: null, translations: [] })
    expect(await readIn("SW", id, head)).toMatchObject({ translation: null, translations: [{ language: "SW" }] })
    const versions = await eda.call("versions", { type: "NEWS_STORY", id }, "items { fields { name text } }")
    expect(versions.items[0].fields).toContainEqual({
      name: "translations",
      text: "<p><strong>Kiswahili</strong></p><p>Siku ya michezo</p>",
    })
  })

  it("stays unchanged when an edit does not mention it", async () => {
    const { id } = await story([inSwahili])
    await eda.rest("PUT", `/news/edit/${id}`, { title: "Sports week" })
    expect(await readIn("SW", id)).toMatchObject({ title: "Sports week", translation: { title: "Siku ya michezo" } })
  })
})

describe("a translation is no longer current", () => {
  const sent = ({ translations }: { translations: Record<string, unknown>[] }) =>
    translations.map(({ opening: _, ...translation }) => translation)

  it("when only the original changes, until it is edited or confirmed", async () => {
    const first = await story([inSwahili, inFrench])
    const { id } = first
    const change = (input: object) => edit(eda, id, input)
    const changed = await change({ title: "Sports week", translations: sent(first) })
    expect(changed.translations).toMatchObject([{ isCurrent: false }, { isCurrent: false }])
    const again = await change({
      translations: [
        { ...inSwahili, title: "Wiki ya michezo" },
        { ...inFrench, isCurrent: false },
      ],
    })
    expect(again.translations).toMatchObject([{ isCurrent: true }, { isCurrent: false }])
    const held = await change({ translations: [{ ...inSwahili, title: "Wiki ya michezo" }, inFrench] })
    expect(held.translations).toMatchObject([{ isCurrent: true }, { isCurrent: true }])
  })

  it("when the original changes while the translation is pending", async () => {
    const { id } = await story([])
    await edit(eda, id, { translations: [inSwahili], publication: { as: "DRAFT" } })
    expect((await readIn("SW", id)).translation).toBeNull()
    await edit(head, id, { title: "Sports week" })
    const { translations } = await edit(eda, id, { publication: { as: "PUBLISHED" } })
    expect(translations).toMatchObject([{ title: "Siku ya michezo", isCurrent: false }])
  })
})

describe("a translation stays current", () => {
  const title = "Sports day"
  const others = { location: "The field", description: "<p>Bring water.</p>" }
  const whatItSaid = (texts: object) =>
    createHash("sha256").update(JSON.stringify(texts)).digest("base64url").slice(0, 16)

  it.each([
    ["when its type gains a text that is still empty", { title, ...others }],
    ["when an earlier release stored it", { title, audience: null, ...others }],
  ])("%s", async (_, original) => {
    const { id } = await published(eda, "Event", { title, ...others })
    const stored = { title, ...others, language: "SW", isReady: true, pictureAlt: "", of: whatItSaid(original) }
    await school.services.database.write((rows) =>
      rows.query("UPDATE events SET translations = $1 WHERE id = $2", [JSON.stringify([stored]), id]),
    )
    expect(await eda.call("event", { id }, "translations { isCurrent }")).toEqual({
      translations: [{ isCurrent: true }],
    })
  })
})

it("A translation goes with its original into versions, which compare its texts and restore it", async () => {
  const { id } = await story([inSwahili])
  await edit(eda, id, { translations: [] })
  const shown = "items { id changed fields { name kind text } }"
  const { items } = await eda.call("versions", { type: "NEWS_STORY", id }, shown)
  expect(items[0].changed).toEqual(["translations"])
  expect(items[1].fields).toContainEqual({
    name: "translations",
    kind: "RICH_TEXT",
    text: "<p><strong>Kiswahili</strong></p><p>Siku ya michezo</p><p>Kidato cha tano walikimbia.</p>",
  })
  await eda.call("restoreVersion", { id: items[1].id })
  expect((await readIn("SW", id)).translation.title).toBe("Siku ya michezo")
})

describe("a page", () => {
  const page = () =>
    school
      .visitor()
      .call(
        "page",
        { key: "uniform" },
        "id sections { anchor } languages translation(language: FR) { title sections { anchor heading } shownTexts }",
      )
  const texts = { tag: "", pageIntro: "", pageText: "", facts: [], prices: [] }
  const section = (heading: string) => ({ heading, text: `<p>${heading}.</p>` })

  it("is translated with its sections, which keep their anchors in every language", async () => {
    const { id } = await page()
    const sections = [section("Les chaussures"), section("Le sac")]
    const french = { ...texts, language: "FR", title: "L’uniforme", sections }
    const input = { title: "Uniform", sections: [section("Shoes"), section("Bag")], translations: [french] }
    await head.call("editPage", { id, input })
    expect(await page()).toMatchObject({
      languages: ["EN", "FR"],
      sections: [{ anchor: "shoes" }, { anchor: "bag" }],
      translation: {
        title: "L’uniforme",
        sections: [
          { anchor: "shoes", heading: "Les chaussures" },
          { anchor: "bag", heading: "Le sac" },
        ],
        shownTexts: ["<p>Les chaussures.</p>", "<p>Le sac.</p>"],
      },
    })
  })
})

describe("a search", () => {
  const found = (q: string, language: string) =>
    school.visitor().call("search", { q, language }, "total items { kind id path language }")

  it("finds items in the asked language, and untranslated ones in English", async () => {
    const { id } = await story([{ ...inSwahili, title: "Tembo wa Kalahari" }], { title: "The elephant of Kalahari" })
    const { id: other } = await story([], { title: "A lion of Kalahari" })
    const hits = ({ items }: { items: { id: number; language: string }[] }) =>
      items.map((hit) => [hit.id, hit.language] as const).sort(([one], [other]) => one - other)
    for (const [requested, language] of [
      ["SW", "SW"],
      ["EN", "EN"],
      ["FR", "EN"],
    ] as const)
      expect(hits(await found("kalahari", requested))).toEqual([
        [id, language],
        [other, "EN"],
      ])
  })

  it("falls back to all languages of the site when it finds nothing in its own", async () => {
    await head.call("editSite", { input: { languages: ["EN", "SW", "FR"] } })
    const { id } = await story([{ ...inFrench, title: "Le rhinocéros blanc" }])
    expect((await found("rhinoceros blanc", "EN")).items).toMatchObject([
      { kind: itemTypeOf(translatedTypes[0]?.type as never), id, path: `/news/view/${id}`, language: "FR" },
    ])
  })

  it("hides translations that are not ready, deleted, or of a hidden original", async () => {
    const hidden = { ...inSwahili, title: "Kifaru mwenyewe" }
    const { id } = await story([{ ...hidden, isReady: false }])
    expect((await found("kifaru", "SW")).total).toBe(0)
    const put = (input: object) => edit(eda, id, input)
    await put({ translations: [hidden] })
    expect((await found("kifaru", "SW")).total).toBe(1)
    await put({ publication: { as: "TAKEN_DOWN" } })
    expect((await found("kifaru", "SW")).total).toBe(0)
    await put({ publication: { as: "PUBLISHED" }, translations: [] })
    expect((await found("kifaru", "SW")).total).toBe(0)
  })
})
