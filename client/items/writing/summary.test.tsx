import { describe, expect, it } from "vitest"
import { inEnglish } from "../../base/ui/words/translate.ts"
import { nameOf, summaryOf } from "./summary.ts"

const blank = { content: { title: "", detail: "", picture: { alt: "" } } }
const photo = new File(["a picture"], "photo.jpg", { type: "image/jpeg" })

describe("the summary of a draft", () => {
  it("has its title, its text and its pictures", () => {
    const content = {
      title: "Relay day",
      detail: "<p>Fig <b>w</b>on.</p><ul><li>By<ul><li>a<br>nose.</li></ul></li></ul>",
      picture: { file: photo, alt: "" },
    }
    const summary = summaryOf({ content, basis: blank })
    expect(summary).toEqual({ title: "Relay day", words: "Fig won. By a nose.", pictures: [photo], missing: 0 })
    expect(nameOf(inEnglish, summary)).toBe("“Relay day”")
  })

  it("begins with the changed text of an edit", () => {
    const basis = { content: { title: "Relay", detail: "<p>Fig won.</p>" }, version: 3 }
    for (const title of ["Relay", ""])
      expect(summaryOf({ content: { title, detail: "<p>Baobab won.</p>" }, basis }).title).toBe("Baobab won.")
  })

  it("is named by the number of pictures when there is no text", () => {
    const content = [
      { file: photo, caption: "" },
      { file: photo, caption: "" },
    ]
    expect(nameOf(inEnglish, summaryOf({ content, basis: { content: [] } }))).toBe("2 pictures")
    expect(nameOf(inEnglish, summaryOf({ ...blank, basis: blank }))).toBe("What you wrote")
  })

  it("is cut between two words, after 80 characters at most", () => {
    const content = { title: "word ".repeat(40) }
    expect(summaryOf({ content, basis: blank }).title).toMatch(/^(word )+word …$/)
    const titled = (title: string) => summaryOf({ content: { title }, basis: blank }).title
    expect([80, 81].map((letters) => titled("x".repeat(letters)))).toEqual(["x".repeat(80), `${"x".repeat(80)} …`])
    expect(titled(` Relay \n day `)).toBe("Relay day")
  })
})
