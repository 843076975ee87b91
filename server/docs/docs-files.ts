import { readdirSync, readFileSync } from "node:fs"
import { basename, join, relative } from "node:path"
import { keptIn } from "../contract/kept-in.ts"

const sheets = ["client/layout/tokens.css", "server/docs/docs.css"]

const others = ["recorded-samples.json", "recorded-calls.json", "try-it.mjs"]

/** In the client's sheet, which names files beside it and those of the typefaces' packages. */
const fontFiles = /url\("((?:@fontsource|\.\/)[^"?]+)[^"]*"\)/g

/** What the portal is shown with, by name, from the sources. The build keeps it beside the server. */
export function docsFiles(root: string): Map<string, Buffer> {
  const read = (file: string) => readFileSync(join(root, file))
  const fonts = read("client/layout/fonts.css").toString()
  const here = fonts.replaceAll(fontFiles, (_, file: string) => `url("/docs/fonts/${basename(file)}")`)
  const styles = [here, ...sheets.map(read)].join("\n")
  const files = [...fonts.matchAll(fontFiles)].map(([, file = ""]) => [basename(file), read(placeOf(file))] as const)
  const beside = others.map((file) => [file, read(`server/docs/${file}`)] as const)
  return new Map([["docs.css", Buffer.from(styles)], ...files, ...beside, ...contracts(root)])
}

/** What earlier releases promised, for the list of changes. */
function contracts(root: string) {
  const folder = join(root, keptIn)
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  return names
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .map((file) => [`api/${file}`, readFileSync(join(folder, file))] as const)
}

const placeOf = (file: string) => (file.startsWith("./") ? join("client/layout", file) : join("node_modules", file))
