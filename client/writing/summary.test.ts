// @vitest-environment jsdom
import { describe, expect, it } from "vitest"
import { inEnglish } from "../ui/words/translate.ts"
import { nameOf, summaryOf } from "./summary.ts"

const blank = { content: { title: "", detail: "", picture: { alt: "" } } }
const photo = new File(["a picture"], "photo.jpg", { type: "image/jpeg" })

describe("what a draft is about", () => {
  it("is its title, how its text goes on, and how many pictures it has", () => {
    const content = {
      title: "Relay day",
      detail: "<p>Fig won.</p><p>By a nose.</p>",
      picture: { file: photo, alt: "" },
    }
    const summary = summaryOf({ content, basis: blank })
    expect(summary).toEqual({ title: "Relay day", words: "Fig won. By a nose.", pictures: [photo], missing: 0 })
    expect(nameOf(inEnglish, summary)).toBe("“Relay day”")
  })

  it("is what was changed, where something was edited", () => {
    const basis = { content: { title: "Relay", detail: "<p>Fig won.</p>" }, version: 3 }
    expect(summaryOf({ content: { title: "Relay", detail: "<p>Baobab won.</p>" }, basis }).title).toBe("Baobab won.")
  })

  it("is the number of pictures, where nothing else was chosen", () => {
    const content = [
      { file: photo, caption: "" },
      { file: photo, caption: "" },
    ]
    expect(nameOf(inEnglish, summaryOf({ content, basis: { content: [] } }))).toBe("2 pictures")
  })

  it("is cut between two words", () => {
    const content = { title: "word ".repeat(40) }
    expect(summaryOf({ content, basis: blank }).title).toMatch(/^(word )+word …$/)
  })
})
