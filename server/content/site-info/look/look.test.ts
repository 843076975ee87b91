import { readFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../../test/cast.ts"
import { storedPicture } from "../../../../test/items.ts"
import { Role } from "../../../access/roles.ts"
import { root } from "../../../base/root.ts"
import { drawCard } from "../../../doors/web/draw-card.ts"
import { withLook } from "../../../doors/web/with-look.ts"
import { contrast, hexOf } from "./colour.ts"
import { builtInColours, faultsOf, paletteOf } from "./palette.ts"

const { school, editor, head } = schoolOfThisFile({ editor: Role.EDITOR, head: Role.ADMINISTRATOR })

const look = { crest: "letter", colour: "#0b5d3b", accent: "#e8b92e", ornament: false, typeface: "sans" }
const shown = "look { version stylesheet frame isChosen crest colour picture { name } }"
const save = (changes: object) => head.call("editSite", { input: { look: { ...look, ...changes } } }, shown)

describe("a school's look", () => {
  it("is plain on an empty site until somebody chooses one", async () => {
    const { look: before } = await school.visitor().call("site", {}, shown)
    expect(before).toMatchObject({ crest: "letter", isChosen: false })
    expect((await save({})).look).toMatchObject({ colour: look.colour, isChosen: true })
  })

  it("has a style sheet with a versioned address, cached for ever", async () => {
    const { look: first } = await save({})
    const { status, headers, body } = await school.visitor().send("GET", first.stylesheet)
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      ...[200, "text/css; charset=utf-8", "public, max-age=31536000, immutable"],
    ])
    expect(body).toMatch(
      /^html:root\{.*--jacaranda:light-dark\(#0b5d3b,.*--ornament:none.*--font-heading:var\(--font-text\)/,
    )
    expect(await head.call("lookPreview", { input: look }, "")).toBe(body)
    const { look: second } = await save({ colour: "#0a1f44" })
    expect(second.stylesheet).not.toBe(first.stylesheet)
    const older = await school.visitor().send("GET", first.stylesheet)
    expect([older.headers.get("cache-control"), older.body.includes("#0a1f44")]).toEqual(["public, max-age=60", true])
  })

  it("draws the site's icons from a picture, a letter or the blossom, at old addresses too", async () => {
    const size = async (path: string) => {
      const answer = await fetch(school.visitor().url + path)
      const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      return [format, width, height]
    }
    const picture = { name: await storedPicture(head, { width: 90, height: 120 }), alt: "" }
    for (const changes of [{ picture }, { picture: null }, { crest: "blossom" }]) {
      const { version } = (await save(changes)).look
      expect(await size(`/look/${version}/512.png`)).toEqual(["png", 512, 512])
      expect(await size("/icons/apple-touch.png")).toEqual(["png", 180, 180])
      expect(await size("/favicon.svg")).toEqual(["png", 192, 192])
      const { body } = await school.visitor().send("GET", "/manifest.webmanifest")
      expect(body).toMatchObject({ theme_color: "#0f452b", icons: [{ src: `/look/${version}/192.png` }, {}, {}] })
    }
    expect((await school.visitor().send("GET", "/look/x/lion.png")).status).toBe(404)
  })

  it("applies to pages and share cards", async () => {
    const { look: chosen } = await save({})
    const template = await readFile(join(root, "client/index.html"), "utf8")
    const page = withLook(template, { ...chosen, typeface: "sans" })
    expect(page).toContain(`<link rel="stylesheet" href="${chosen.stylesheet}">`)
    expect(page).toContain('<meta name="theme-color" content="#0f452b" media="(prefers-color-scheme: light)"')
    expect(page).not.toMatch(/young-serif|favicon.svg|#352a78/)
    expect(withLook(template, { ...chosen, version: null })).toBe(template)
    const card = { title: "Kites", section: "News", school: "Oak Lane", area: "news" }
    const emblem = await sharp({ create: { width: 76, height: 76, channels: 4, background: "#fff" } })
      .png()
      .toBuffer()
    const own = { colour: "#0f452b", accent: look.accent, emblem }
    const drawn = await drawCard(card, { ...own, typeface: "sans" })
    expect(drawn.equals(await drawCard(card, { ...own, typeface: "serif" }))).toBe(false)
    const { data } = await sharp(drawn)
      .extract({ left: 1100, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(Math.abs((data[1] ?? 0) - 0x45)).toBeLessThan(6)
  })
})

describe("a school's colours", () => {
  it("match the style sheet by default", async () => {
    const sheet = await readFile(join(root, "client/base/layout/tokens.css"), "utf8")
    const own = ["crest-shield", "crest-line", "on-marigold"]
    for (const [name, [light, dark]] of Object.entries(paletteOf(builtInColours))) {
      if (own.includes(name)) continue
      const value = light === dark ? light : `light-dark(${light}, ${dark})`
      expect(sheet).toContain(`--${name}: ${value};`)
    }
  })

  it("have readable contrast in light and dark mode, for any hue", () => {
    const accent = "#ffffff"
    for (let hue = 0; hue < 6.2; hue += 0.4)
      for (const [lightness, chroma] of [
        [0.2, 0.05],
        [0.4, 0.2],
        [0.7, 0.1],
      ] as const) {
        const asked = hexOf({ lightness, chroma, hue })
        const colour = faultsOf({ colour: asked, accent }).colour?.match(/#\w{6}/)?.[0] ?? asked
        expect([asked, faultsOf({ colour, accent })]).toEqual([asked, {}])
        const palette = paletteOf({ colour, accent })
        for (const [text, below] of [
          ["ink", "surface"],
          ["jacaranda", "blossom"],
          ["on-jacaranda", "jacaranda"],
          ["on-night-soft", "night"],
        ] as const)
          for (const mode of [0, 1] as const)
            expect(
              contrast(palette[text]?.[mode] ?? "", palette[below]?.[mode] ?? ""),
              `${text} of ${colour}`,
            ).toBeGreaterThanOrEqual(4.5)
      }
  })

  it("are refused if unreadable, with the nearest readable colour", async () => {
    const faults = async (changes: object) => head.faults("editSite", { input: { look: { ...look, ...changes } } })
    const yellow = await faults({ colour: "#ffd400" })
    expect(yellow).toEqual({ "look.colour": expect.stringMatching(/too light.* #7\w{5}\.$/) })
    expect(await faults({ colour: String(yellow["look.colour"]).match(/#\w+/)?.[0] })).toEqual({})
    expect(Object.keys(await faults({ colour: "#0a1f44", accent: "#8c1010" }))).toEqual(["look.accent"])
    for (const [field, value] of [
      ["colour", "green"],
      ["crest", "lion"],
      ["typeface", "Comic Sans"],
    ] as const)
      expect(Object.keys(await faults({ [field]: value }))).toEqual([`look.${field}`])
    expect(await editor.refusal("editSite", { input: { look } })).toBe("FORBIDDEN")
  })
})
