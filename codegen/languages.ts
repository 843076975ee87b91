import { readdirSync, readFileSync } from "node:fs"
import { writeOrCheck } from "./write-or-check.ts"

// Run by `npm run codegen`, before steps that read languages: lists those with a file in `languages`, English first.

const folder = "languages"

const codes = readdirSync(folder)
  .flatMap((file) => /^([a-z]{2,3})\.json$/.exec(file)?.[1] ?? [])
  .sort((one, other) => Number(other === "en") - Number(one === "en") || one.localeCompare(other))
const rows = codes.map((code) => [code, rowOf(code)] as const)
const names = Object.fromEntries(rows.map(([code, { name }]) => [code.toUpperCase(), name]))
const table = `// Written by \`npm run codegen\`.\nexport const languageTable = ${JSON.stringify(Object.fromEntries(rows))} as const\n`
writeOrCheck({
  "server/generated/languages.ts": table,
  "client/generated/languages.ts": `${table}\n/** Native names by API language. */\nexport const languageNames = ${JSON.stringify(names)}\n`,
})

/** `dir` is `rtl` for a script from right to left, `first` the first day of a month. @throws without a name */
function rowOf(code: string) {
  const {
    name,
    locale = code,
    readIn = name,
    dir = "ltr",
    first = "1",
  } = JSON.parse(readFileSync(`${folder}/${code}.json`, "utf8"))
  if (!name) throw new Error(`${folder}/${code}.json has no name.`)
  return { name, locale, readIn, dir, first }
}
