import { readFileSync } from "node:fs"
import { languages, originalLanguage } from "../server/base/languages.ts"
import { filesOf, textsOfPages, textsOfServer } from "./texts.ts"
import { writeOrCheck } from "./write-or-check.ts"

// Run by `npm run codegen`: merges all `words.json` into one file per language for pages, and one for the server. With
// `--check` it writes nothing. Either way it reports untranslated texts and unused translations. A language whose file in
// `languages` has `words` may lack some: they are added there, empty.

type Row = Record<string, string>
type Rows = Record<string, Row>

const translations = languages.filter((language) => language !== originalLanguage)

const faults: string[] = []
const rows = readRows()
const ofPages = textsOfPages()
const ofServer = textsOfServer()
const texts = new Set([...ofPages, ...ofServer])
const ownFiles = readOwnFiles()
for (const text of texts)
  for (const language of translations) if (!ownFiles[language]) checkWords(text, language, rows[text]?.[language])
for (const text of Object.keys(rows)) if (!texts.has(text)) faults.push(`No source says "${text}".`)

const files: Record<string, string> = { "server/generated/words.ts": printForServer() }
for (const language of translations) files[`client/generated/words.${language}.json`] = json(wordsOf(ofPages, language))
for (const [language, own] of Object.entries(ownFiles))
  files[`languages/${language}.json`] = `${JSON.stringify(own, null, 2)}\n`
writeOrCheck(files, faults)

function readRows(): Rows {
  const all: Rows = {}
  for (const file of [...filesOf("client", /\/words\.json$/), ...filesOf("server", /\/words\.json$/)])
    for (const [text, row] of Object.entries(JSON.parse(readFileSync(file, "utf8")) as Rows)) {
      if (all[text]) faults.push(`${file}: "${text}" is in the words.json of another folder, too.`)
      all[text] = row
    }
  return all
}

/** Reads the words that a language has in its own file into the rows; a text without words stays English. */
function readOwnFiles() {
  const own: Record<string, { words: Row }> = {}
  for (const language of translations) {
    const file = JSON.parse(readFileSync(`languages/${language}.json`, "utf8"))
    if (!file.words) continue
    const updated: Row = Object.fromEntries([...texts].sort().map((text) => [text, ""]))
    own[language] = { ...file, words: updated }
    for (const [text, words] of Object.entries<string>(file.words)) {
      if (!texts.has(text)) faults.push(`No source says "${text}" of languages/${language}.json.`)
      else if (words) checkWords(text, language, words)
      updated[text] = words
      if (words) rows[text] = { ...rows[text], [language]: words }
    }
  }
  return own
}

function checkWords(text: string, language: string, words: string | undefined) {
  if (!words) faults.push(`"${text}" has no words for ${language}.`)
  else if (placeholdersOf(words, text) !== placeholdersOf(text, text))
    faults.push(`The words for ${language} of "${text}" have other places or tags: "${words}".`)
  else if (language === "fr" && /\S [:;!?»]|« /.test(words))
    faults.push(`The words for fr of "${text}" need no-break spaces: "${words}".`)
}

/** Other forms of a text may omit the number itself: "one place". */
function placeholdersOf(words: string, text: string) {
  const places = new Set(words.match(/\{\w+\}|<\/?\w+>/g))
  if (text.includes("|")) places.delete("{count}")
  return [...places].sort().join()
}

function wordsOf(texts: Set<string>, language: string): Row {
  const used = Object.keys(rows).filter((text) => texts.has(text))
  return Object.fromEntries(
    used.sort().flatMap((text) => (rows[text]?.[language] ? [[text, rows[text][language]]] : [])),
  )
}

function json(value: unknown) {
  return `${JSON.stringify(value, null, 1)}\n`
}

function printForServer() {
  const words = Object.fromEntries(translations.map((language) => [language, wordsOf(ofServer, language)]))
  return `// Written by \`npm run codegen\`.\nexport const words: Record<string, Record<string, string>> = ${json(words)}`
}
