import { readFileSync } from "node:fs"

/**
 * Clipboard contents of programs, each in a file, with the editor's result, a line per block, and the reported losses.
 * The last ten follow public tests (`opral/zettel`, `facebook/lexical`), the output of Android's `Html.toHtml` and of
 * macOS's HTML writer, and mails and threads that quote such programs.
 */
export const corpus = [
  copied(
    "word",
    "Word, whose lists are paragraphs with markers typed in",
    "1 comment and 1 picture: choose it with Insert",
  ),
  copied("word-online", "Word in a browser, where every item has a list of its own"),
  copied("google-docs", "Google Docs, without taking its wrapping <b> for bold"),
  copied("libreoffice", "LibreOffice, whose sizes are <font> elements", "1 picture: choose it with Insert"),
  copied("apple-notes", "Apple Notes, whose looks stand in a style sheet"),
  copied("outlook", "Outlook, with the head of the mail that was answered"),
  copied("mail", "a mail that is small throughout"),
  copied("excel", "Excel, whose first row is bold"),
  copied("web-page", "a web page, without its styles, pictures and hidden text", "1 picture: choose it with Insert"),
  copied(
    "page-with-scripts",
    "a web page that brings scripts, trackers and a form",
    "1 video, 1 form field and 1 picture: choose it with Insert",
  ),
  copied("gmail", "Gmail, whose emoji are pictures", "1 picture: choose it with Insert"),
  copied("whatsapp-web", "WhatsApp Web, whose emoji are styled pictures"),
  copied("google-slides", "Google Slides, whose text is large throughout", "1 picture: choose it with Insert"),
  copied("apple-pages", "Apple Pages, with a table"),
  copied("samsung-notes", "Samsung Notes, as Android writes HTML", "1 picture: choose it with Insert"),
  copied("word-android", "Word for Android, whose items are list items of Word's styles"),
  copied("word-review", "Word under review, without what is to be deleted", "1 comment and 1 deleted passage"),
  copied("notion", "Notion, where items have lists of their own", "1 picture: choose it with Insert"),
  copied("google-sheets", "Google Sheets, whose first row is bold by style"),
  copied("teams", "Teams", "1 video"),
]

function copied(name: string, from: string, missing = "") {
  return {
    from,
    said: missing && `Pasted without ${missing}.`,
    html: read(`${name}.html`),
    kept: read(`${name}.kept.html`).replaceAll(">\n", ">").replaceAll("&nbsp;", "\u00a0"),
  }
}

function read(name: string) {
  return readFileSync(new URL(name, import.meta.url), "utf8")
}
