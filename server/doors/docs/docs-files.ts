import { readFileSync } from "node:fs"
import { basename, join } from "node:path"

const sheets = ["client/base/layout/tokens.css", "server/doors/docs/docs.css"]

const assets = ["recorded-samples.json", "recorded-calls.json", "try-it.mjs"]

/** Font URLs of the client's style sheet: relative, or of an `@fontsource` package. */
const fontFiles = /url\("((?:@fontsource|\.\/)[^"?]+)[^"]*"\)/g

export function docsFiles(root: string): Map<string, Buffer> {
  const read = (file: string) => readFileSync(join(root, file))
  const fonts = read("client/base/layout/fonts.css").toString()
  const fontStyles = fonts.replaceAll(fontFiles, (_, file: string) => `url("/docs/fonts/${basename(file)}")`)
  const styles = [fontStyles, ...sheets.map(read)].join("\n")
  const files = [...fonts.matchAll(fontFiles)].map(([, file = ""]) => [basename(file), read(pathOf(file))] as const)
  const assetEntries = assets.map((file) => [file, read(`server/doors/docs/${file}`)] as const)
  return new Map([["docs.css", Buffer.from(styles)], ...files, ...assetEntries])
}

const pathOf = (file: string) => (file.startsWith("./") ? join("client/base/layout", file) : join("node_modules", file))
