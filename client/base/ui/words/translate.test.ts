import { Visitor } from "vite"
import { describe, expect, it } from "vitest"
import { filesOf, parsed } from "../../../../codegen/texts.ts"
import { translate } from "./translate.ts"

describe("a translated text", () => {
  const inSwahili = translate("sw", { "Hello {name}": "Habari {name}", "{count} places left|one": "Nafasi 1 imebaki" })

  it("fills in its placeholders, and falls back to English", () => {
    expect(inSwahili("Hello {name}", { name: "Ann" })).toBe("Habari Ann")
    expect(inSwahili("Good bye {name}", { name: "Ann" })).toBe("Good bye Ann")
    expect(inSwahili("constructor")).toBe("constructor")
  })

  it("follows the plural rules of its language", () => {
    const forms = { one: "1 place left", other: "{count} places left" }
    expect([0, 1, 2].map((count) => translate("en").count(count, forms))).toEqual([
      "0 places left",
      "1 place left",
      "2 places left",
    ])
    const words = { "{count} places left|one": "{count} place", "{count} places left": "{count} places" }
    expect([0, 1, 2].map((count) => translate("fr", words).count(count, forms))).toEqual([
      "0 place",
      "1 place",
      "2 places",
    ])
    expect(inSwahili.count(1, forms)).toBe("Nafasi 1 imebaki")
  })
})

describe("the source code of visitors' screens", () => {
  /** Staff forms and tools, which stay in English, and the school's mark. */
  const staffs =
    /\/(?:add|arrange|edit|chosen)-[\w-]+\.tsx$|\/(?:article|class|event|gallery|news|news-story|post)-form\.tsx$|viewer-links|unauthorized|owner-actions|editable-item|event-actions|event-choice|series-choice|attendance-list|no-school-note|own-gallery|picture-(?:chooser|drop|grid|tools)|sortable-grid|focus-picker|password-field|confirm-button|merged-note|post-fields|document-field/
  const rooms = /^client\/(?:school\/|items\/(?:content\/|writing\/(?:draft-offer|safekeeping))|base\/(?:layout|ui)\/)/
  const names = ["WhatsApp", "PDF,"]
  /** Texts for staff on public screens, or for bots that fill in every field. */
  const toWriters = [
    "Add Images",
    "Arrange Pictures",
    "Arrange People",
    "Duplicate",
    "Edit the dates",
    "Archived: only those who may edit this gallery find it in the list.",
    "Still missing:",
    "The words of your draft are on your other devices too, its pictures on this one alone:",
    "Leave this empty",
  ]

  it("has no visible text outside the translation function", () => {
    const files = filesOf("client", /\.tsx$/).filter((file) => rooms.test(file) && !staffs.test(file))
    expect(files.length).toBeGreaterThan(80)
    const bare = files
      .flatMap(textsWithoutT)
      .filter((found) => ![...names, ...toWriters].some((text) => found.endsWith(`: ${text}`)))
    expect(bare).toEqual([])
  })
})

const visible = ["aria-label", "alt", "placeholder", "title", "label"]

/** Finds texts with letters, and visible or audible attributes, outside `t`. */
function textsWithoutT(file: string): string[] {
  const found: string[] = []
  const note = (text: string) => {
    if (/\p{L}/u.test(text)) found.push(`${file}: ${text.trim()}`)
  }
  const visitor = new Visitor({
    JSXText: ({ value }) => note(value),
    JSXAttribute: ({ name, value }) => {
      if (value?.type === "Literal" && name.type === "JSXIdentifier" && visible.includes(name.name))
        note(String(value.value))
    },
  })
  visitor.visit(parsed(file))
  return found
}
