import {
  $getRoot,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  type LexicalCommand,
  type LexicalEditor,
  PASTE_COMMAND,
} from "lexical"
import { describe, expect, it } from "vitest"
import { corpus } from "../../../../test/paste-corpus/corpus.ts"
import { htmlOfEditor, openEditor } from "../extension.ts"
import { htmlFromLines } from "../lines/html-from-lines.ts"
import { leftOut } from "./left-out.ts"
import { $insertLines } from "./paste.ts"
import { pastedLines } from "./pasted-lines.ts"

function lines(data: Record<string, string>) {
  return pastedLines({ getData: (type) => data[type] ?? "" })
}

function pastedHtml(html: string) {
  return htmlFromLines(lines({ "text/html": html }))
}

describe("pasting keeps what the toolbar can make", () => {
  it.each(corpus)("from $from ", ({ html, kept, said }) => {
    const pasted = lines({ "text/html": html })
    expect(htmlFromLines(pasted)).toBe(kept)
    expect(leftOut(html, pasted)).toBe(said)
  })

  it("with only this site's pictures, in their stored size", () => {
    const image = (origin: string) => `<p>a<img src="${origin}/images/1.png?w=640&amp;as=webp" alt="A"></p>`
    const html = image(location.origin) + image("https://other.example")
    expect(pastedHtml(html)).toBe(
      `<p>a</p><figure><img src="${location.origin}/images/1.png" alt="A"></figure><p>a</p>`,
    )
    expect(leftOut(html, lines({ "text/html": html }))).toBe("Pasted without 1 picture: choose it with Insert.")
  })

  it("with the size of most letters as the normal size", () => {
    const long = "<p style='font-size: 16px'>The gates open at eight.</p>"
    const short = "<p style='font-size: 12px'>Ruth</p>"
    expect(pastedHtml(short + short + long)).toBe(
      `${'<p><span class="ql-size-small">Ruth</span></p>'.repeat(2)}<p>The gates open at eight.</p>`,
    )
  })

  it("with clearly larger and smaller text, without counting spaces", () => {
    const sized = (px: number, text: string) => `<p style='font-size: ${px}px'>${text}</p>`
    const words = sized(16, "The gates open at eight.")
    for (const [px, size] of Object.entries({ 20.8: "large", 20.7: undefined, 12.9: undefined, 12.8: "small" }))
      expect(pastedHtml(words + sized(Number(px), "Ruth")), px).toBe(
        `<p>The gates open at eight.</p><p>${size ? `<span class="ql-size-${size}">Ruth</span>` : "Ruth"}</p>`,
      )
    expect(pastedHtml(sized(8, "&nbsp;".repeat(30)) + sized(17, "One"))).toBe("<p>One</p>")
  })

  it.each([
    [
      "a space between two formats",
      "<b>One</b><span>&nbsp;</span><i>two</i>",
      "<p><strong>One</strong> <em>two</em></p>",
    ],
    ["spaces at both ends", "<p>&nbsp;One&nbsp;</p>", "<p>One</p>"],
    ["an empty line in a paragraph", "<pre>One\n \ntwo\nthree</pre>", "<p>One</p><p>two<br>three</p>"],
    ["an empty line in an item", "<ul><li>One<br><br>two</li></ul>", "<ul><li>One<br><br>two</li></ul>"],
    [
      "a list marker on its own line",
      "<p style='mso-list:l0 level1'><span style='mso-list:Ignore'>\n1.<span>&nbsp;</span></span>One</p>",
      "<ol><li>One</li></ol>",
    ],
    [
      "Word's title and heading styles as headings",
      "<p class=MsoTitle><b>Trip</b></p><p class=MsoSubtitle>a</p><p class=MsoHeading1>b</p><p class=MsoHeading2>c</p>",
      "<h2>Trip</h2><h3>a</h3><h2>b</h2><h3>c</h3>",
    ],
    [
      "headings from h2 on",
      "<h2 style='font-size: 30px'>a</h2><h3><b>b</b></h3><h6>c</h6>",
      "<h2>a</h2><h3>b</h3><h3>c</h3>",
    ],
    ["headings from h1 on", "<h1>a</h1><h2>b</h2><h5>c</h5>", "<h2>a</h2><h3>b</h3><h3>c</h3>"],
    ["a heading in a list", "<ul><li><h3>a</h3>b</li></ul>", "<ul><li><strong>a</strong><br>b</li></ul>"],
    [
      "merged cells, and their content line by line",
      "<table><caption>Hours</caption><tr><td colspan=2>a<p>b</p></td><td rowspan=2><h3>c</h3></td></tr><tr><td><ul><li>d</li><li>e</li></ul></td></tr></table>",
      "<p>Hours</p><table><tr><td>a<br>b</td><td></td><td>c</td></tr><tr><td>• d<br>• e</td><td></td><td></td></tr></table>",
    ],
    [
      "only the lines of a layout table",
      "<table><tr><td><table><tr><td><h2>a</h2><ul><li>b</li></ul></td></tr></table></td></tr></table><table><tr><td> </td><td>c<br>d</td></tr></table><table role=presentation><tr><td>e</td><td>f</td></tr></table>",
      "<h2>a</h2><ul><li>b</li></ul><p>c<br>d</p><p>e</p><p>f</p>",
    ],
  ])("with %s", (_, html, expected) => {
    expect(pastedHtml(html)).toBe(expected)
  })

  it("from plain text, with its paragraphs and line breaks", () => {
    const text = "Dear parents,\r\n\r\nthe gates open\r\nat 8 < 9.\r\n\r\n\r\nRuth\r\n"
    expect(htmlFromLines(lines({ "text/plain": text }))).toBe(
      "<p>Dear parents,</p><p>the gates open<br>at 8 &lt; 9.</p><p>Ruth</p>",
    )
  })

  it("from plain text without empty lines, a paragraph for each line", () => {
    for (const text of ["One\nTwo\n", "One\r\u00a0\rTwo"])
      expect(htmlFromLines(lines({ "text/plain": text }))).toBe("<p>One</p><p>Two</p>")
  })

  it("from plain text when the HTML has only a picture", () => {
    const both = {
      "text/html": '<img src="https://school.example/a.png">',
      "text/plain": "https://school.example/a.png",
    }
    expect(htmlFromLines(lines(both))).toBe("<p>https://school.example/a.png</p>")
  })
})

describe("pasted content", () => {
  it.each([
    ["as words joins the line", "<p>Hello world</p>", "<b>dear</b> ", "<p>Hello <strong>dear</strong> world</p>"],
    ["as paragraphs splits it", "<p>Hello world</p>", "<p>One</p><p>Two</p>", "<p>Hello One</p><p>Twoworld</p>"],
    [
      "as a list joins the list",
      "<ul><li>Hello world</li></ul>",
      "<ul><li>One<ul><li>In</li></ul></li><li>Two</li></ul>",
      "<ul><li>Hello</li><li>One<ul><li>In</li></ul></li><li>Twoworld</li></ul>",
    ],
  ])("%s", (_, text, pasted, expected) => {
    const editor = openEditor(text)
    pasteAt(editor, 6, pasted)
    expect(htmlOfEditor(editor)).toBe(expected)
  })

  it("replaces an empty text", () => {
    const editor = openEditor("")
    pasteAt(editor, 0, "<h2>Title</h2><ul><li>One</li><li>Two</li></ul><blockquote>Three</blockquote>")
    expect(htmlOfEditor(editor)).toBe("<h2>Title</h2><ul><li>One</li><li>Two</li></ul><blockquote>Three</blockquote>")
  })
})

describe("in bold text", () => {
  const clipboard = (data: Record<string, string>) => ({ getData: (type: string) => data[type] ?? "" })
  const copied = clipboard({ "text/html": "<i>dear</i>", "text/plain": "dear" })
  const own = (namespace: string) => {
    const dear = { type: "text", version: 1, detail: 0, format: 2, mode: "normal", style: "", text: "dear" }
    return clipboard({
      ...{ "text/html": "<b>not this</b>", "text/plain": "not this" },
      "application/x-lexical-editor": JSON.stringify({ namespace, nodes: [dear] }),
    })
  }
  const paste = (clipboardData: object | null) => ({ clipboardData, preventDefault: () => {} })
  const insert = (inputType: string, dataTransfer: object | null) => ({ inputType, dataTransfer })
  const unchanged = "<p><strong>Hello world</strong></p>"
  const boldResult = "<p><strong>Hello dearworld</strong></p>"
  const italicResult = "<p><strong>Hello </strong><em>dear</em><strong>world</strong></p>"

  it.each([
    ["plain text becomes bold", PASTE_COMMAND, paste(clipboard({ "text/plain": "dear" })), boldResult],
    [
      "a spelling correction becomes bold",
      CONTROLLED_TEXT_INSERTION_COMMAND,
      insert("insertReplacementText", copied),
      boldResult,
    ],
    ["typed text becomes bold", CONTROLLED_TEXT_INSERTION_COMMAND, "dear", boldResult],
    ["formatted text keeps its format", PASTE_COMMAND, paste(copied), italicResult],
    [
      "dropped text keeps its format",
      CONTROLLED_TEXT_INSERTION_COMMAND,
      insert("insertFromDrop", copied),
      italicResult,
    ],
    [
      "text copied from this site's editor keeps its format",
      PASTE_COMMAND,
      paste(own("school-rich-text")),
      italicResult,
    ],
    [
      "text copied from another site's editor is read as HTML",
      PASTE_COMMAND,
      paste(own("another")),
      "<p><strong>Hello not thisworld</strong></p>",
    ],
    [
      "several lines stay plain",
      PASTE_COMMAND,
      paste(clipboard({ "text/plain": "a\tb\nc" })),
      "<p><strong>Hello </strong>a b</p><p>c<strong>world</strong></p>",
    ],
    ["an empty paste changes nothing", PASTE_COMMAND, paste(clipboard({ "text/html": "<br>" })), unchanged],
  ])("%s", (_, command, event, expected) => {
    const editor = openEditor(unchanged)
    editor.update(() => $getRoot().getAllTextNodes()[0]?.select(6, 6).toggleFormat("bold"), { discrete: true })
    editor.update(() => void editor.dispatchCommand(command as LexicalCommand<unknown>, event), { discrete: true })
    expect(htmlOfEditor(editor)).toBe(expected)
  })
})

function pasteAt(editor: LexicalEditor, offset: number, html: string) {
  editor.update(
    () => {
      const text = $getRoot().getFirstDescendant()
      const selection = offset > 0 && text ? text.selectStart() : $getRoot().selectStart()
      selection.anchor.offset = offset
      selection.focus.offset = offset
      $insertLines(editor, lines({ "text/html": html, "text/plain": html.replace(/<.*?>/g, "") }))
    },
    { discrete: true },
  )
}
