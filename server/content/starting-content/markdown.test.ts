import { expect, it } from "vitest"
import { readText } from "./markdown.ts"

it("A Markdown file becomes metadata, sanitised HTML and sections", () => {
  const file = [
    "---",
    "title: Fish & chips",
    "---",
    "One\ntwo <script>no()</script>",
    "",
    "- a",
    "- b",
    "",
    "> First **line**",
    ">",
    "> Second",
    "",
    "##  Where? ",
    "Here.",
    "## When?",
    "Now.",
  ].join("\n")
  expect(readText(file)).toEqual({
    meta: { title: "Fish & chips" },
    html:
      "<p>One two </p><ul><li>a</li><li>b</li></ul>" +
      "<blockquote>First <strong>line</strong></blockquote><blockquote>Second</blockquote>",
    sections: [
      { heading: "Where?", text: "<p>Here.</p>" },
      { heading: "When?", text: "<p>Now.</p>" },
    ],
  })
})
