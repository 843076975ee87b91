// @vitest-environment jsdom
import { $getRoot, type LexicalEditor } from "lexical"
import { describe, expect, it } from "vitest"
import { htmlOfEditor, openEditor } from "./editor.ts"
import { htmlFromLines } from "./html-from-lines.ts"
import { $insertLines } from "./paste.ts"
import googleDocs from "./paste-corpus/google-docs.html?raw"
import mail from "./paste-corpus/mail.html?raw"
import spreadsheet from "./paste-corpus/spreadsheet.html?raw"
import webPage from "./paste-corpus/web-page.html?raw"
import word from "./paste-corpus/word.html?raw"
import wordOnline from "./paste-corpus/word-online.html?raw"
import { pastedLines } from "./pasted-lines.ts"

function lines(data: Record<string, string>) {
  return pastedLines({ getData: (type) => data[type] ?? "" })
}

function keptOf(html: string) {
  return htmlFromLines(lines({ "text/html": html }))
}

describe("pasting keeps what the toolbar can make", () => {
  it("from Word, whose lists are paragraphs with markers typed in", () => {
    expect(keptOf(word)).toBe(
      '<p><strong class="ql-size-large">Sports day</strong></p>' +
        "<p>Bring <strong>water</strong>, a <em>hat</em> and <strong><em>sun cream</em></strong>. The gates open at\u00a08.</p>" +
        '<p><span class="ql-size-large">Please be early</span><span class="ql-size-small"> (or at least not late)</span></p>' +
        "<ul><li>Running<ul><li>80 <strong>metres</strong><ul><li>Heats first</li></ul></li></ul></li><li>Jumping</li></ul>" +
        "<ol><li>Sign the form<ol><li>both sides</li></ol></li></ol>" +
        '<p class="ql-indent-1">Indented by one stop</p>' +
        "<blockquote>Curious, kind, unafraid.</blockquote>" +
        '<p>See <a href="https://school.example/sports">the page</a> or below.<br>Thank you.</p>' +
        "<p><strong>Race</strong> · <strong>Time</strong></p><p>Relay · 10:30</p>",
    )
  })

  it("from Word in a browser, where every item has a list of its own", () => {
    expect(keptOf(wordOnline)).toBe(
      "<p>Dear <strong>parents</strong></p><ul><li>Choir<ul><li><em>Altos</em></li></ul></li><li>Drama</li></ul>",
    )
  })

  it("from Google Docs, without taking its wrapping <b> for bold", () => {
    expect(keptOf(googleDocs)).toBe(
      '<p><strong class="ql-size-large">Science week</strong></p>' +
        '<p>Plain, <strong>bold</strong>, <em>italic</em> and <strong class="ql-size-large"><em>everything</em></strong>.<br>' +
        'After a line break, see <a href="https://school.example/science?week=9&amp;form=5">the programme</a>.</p>' +
        "<ul><li>Volcanoes<ul><li><strong>Vinegar</strong></li></ul></li><li>Magnets</li></ul>" +
        "<ol><li>Guess</li><li>Measure</li></ol>" +
        '<p class="ql-indent-1">Indented once</p>' +
        "<p><strong>Monday</strong> · Chemistry bench</p>",
    )
  })

  it("from a web page, without its scripts, styles, pictures and hidden text", () => {
    expect(keptOf(webPage)).toBe(
      '<p><strong class="ql-size-large">Museum trip</strong></p>' +
        '<p>Form 4 went to the <strong>science museum</strong> with <a href="https://museum.example/visit">the <em>morning</em> bus</a>.</p>' +
        '<p><span class="ql-size-small">The great hall</span></p>' +
        "<blockquote>I want to live in the planetarium.</blockquote><blockquote>Ana, 9</blockquote>" +
        "<ul><li>Share</li></ul>" +
        "<ol><li>Dinosaurs<ul><li>Bones</li><li>Eggs</li></ul></li><li>Rockets<br>and a lunch stop</li></ol>" +
        "<p>First half</p><p>Second half</p>" +
        "<p>Text with code, raised and underlined parts</p>" +
        "<p>When</p><p>Friday</p>" +
        "<p>one<br>\u00a0\u00a0two</p>" +
        "<p>Hours</p><p><strong>Day</strong> · <strong>Open</strong></p><p>Mon · 9–5</p><p>Tue</p><p>9–5</p><p>19–21</p>",
    )
  })

  it("from a mail that is small throughout", () => {
    expect(keptOf(mail)).toBe(
      "<p>Dear all,</p><p>the <strong>bus</strong> leaves at <em>seven</em>.</p><p>Please be there.</p>" +
        "<ul><li>Lunch box</li><li>Coat</li></ul><p>Kind regards<br>Ruth</p>",
    )
  })

  it("from a spreadsheet, a line for each row", () => {
    expect(keptOf(spreadsheet)).toBe(
      "<p><strong>Term</strong> · <strong>From</strong> · <strong>To</strong></p><p>Autumn · 2\u00a0September</p>",
    )
  })

  it("from plain text, with its paragraphs and line breaks", () => {
    const text = "Dear parents,\r\n\r\nthe gates open\r\nat 8 < 9.\r\n\r\n\r\nRuth\r\n"
    expect(htmlFromLines(lines({ "text/plain": text }))).toBe(
      "<p>Dear parents,</p><p>the gates open<br>at 8 &lt; 9.</p><p>Ruth</p>",
    )
  })

  it("from plain text without empty lines, a paragraph for each line", () => {
    expect(htmlFromLines(lines({ "text/plain": "One\nTwo\n" }))).toBe("<p>One</p><p>Two</p>")
  })

  it("from text where the HTML shows nothing but a picture", () => {
    const both = {
      "text/html": '<img src="https://school.example/a.png">',
      "text/plain": "https://school.example/a.png",
    }
    expect(htmlFromLines(lines(both))).toBe("<p>https://school.example/a.png</p>")
  })
})

describe("what is pasted takes its place in the text", () => {
  it.each([
    ["a few words join the line", "<p>Hello world</p>", "<b>dear</b> ", "<p>Hello <strong>dear</strong> world</p>"],
    ["two paragraphs cut it in two", "<p>Hello world</p>", "<p>One</p><p>Two</p>", "<p>Hello One</p><p>Twoworld</p>"],
    [
      "a list joins a list",
      "<ul><li>Hello world</li></ul>",
      "<ul><li>One<ul><li>In</li></ul></li><li>Two</li></ul>",
      "<ul><li>Hello</li><li>One<ul><li>In</li></ul></li><li>Twoworld</li></ul>",
    ],
  ])("%s", (_, text, pasted, expected) => {
    const { editor } = openEditor(text)
    pasteAt(editor, 6, pasted)
    expect(htmlOfEditor(editor)).toBe(expected)
  })

  it("an empty text becomes what is pasted", () => {
    const { editor } = openEditor("")
    pasteAt(editor, 0, "<h2>Title</h2><ul><li>One</li><li>Two</li></ul><blockquote>Three</blockquote>")
    expect(htmlOfEditor(editor)).toBe(
      '<p><strong class="ql-size-large">Title</strong></p><ul><li>One</li><li>Two</li></ul><blockquote>Three</blockquote>',
    )
  })
})

function pasteAt(editor: LexicalEditor, offset: number, html: string) {
  editor.update(
    () => {
      const text = $getRoot().getFirstDescendant()
      const selection = offset > 0 && text ? text.selectStart() : $getRoot().selectStart()
      selection.anchor.offset = offset
      selection.focus.offset = offset
      $insertLines(lines({ "text/html": html, "text/plain": html.replace(/<.*?>/g, "") }), selection)
    },
    { discrete: true },
  )
}
