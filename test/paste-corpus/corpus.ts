import { readFileSync } from "node:fs"

/** A program's clipboard content, from its own file, and the editor's result, a line for each block. */
export const corpus = [
  copied("word", "Word, whose lists are paragraphs with markers typed in"),
  copied("word-online", "Word in a browser, where every item has a list of its own"),
  copied("google-docs", "Google Docs, without taking its wrapping <b> for bold"),
  copied("libreoffice", "LibreOffice, whose sizes are <font> elements"),
  copied("apple-notes", "Apple Notes, whose looks stand in a style sheet"),
  copied("outlook", "Outlook, with the head of the mail that was answered"),
  copied("mail", "a mail that is small throughout"),
  copied("excel", "Excel, whose first row is bold"),
  copied("web-page", "a web page, without its styles, pictures and hidden text"),
  copied("page-with-scripts", "a web page that brings scripts, trackers and a form"),
]

function copied(name: string, from: string) {
  return {
    from,
    html: read(`${name}.html`),
    kept: read(`${name}.kept.html`).replaceAll(">\n", ">").replaceAll("&nbsp;", "\u00a0"),
  }
}

function read(name: string) {
  return readFileSync(new URL(name, import.meta.url), "utf8")
}
