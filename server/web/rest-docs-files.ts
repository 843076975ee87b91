import { readFileSync } from "node:fs"
import { basename, join } from "node:path"

const sheets = ["client/layout/tokens.css", "server/web/rest-docs.css"]

/** In the client's sheet, which names files beside it and those of the typefaces' packages. */
const fontFiles = /url\("((?:@fontsource|\.\/)[^"?]+)[^"]*"\)/g

/** What the page of the REST docs is shown with, by name, from the sources. The build keeps it beside the server. */
export function restDocsFiles(root: string): Map<string, Buffer> {
  const read = (file: string) => readFileSync(join(root, file))
  const fonts = read("client/layout/fonts.css").toString()
  const here = fonts.replaceAll(fontFiles, (_, file: string) => `url("/docs/fonts/${basename(file)}")`)
  const styles = [here, ...sheets.map(read)].join("\n")
  const files = [...fonts.matchAll(fontFiles)].map(([, file = ""]) => [basename(file), read(placeOf(file))] as const)
  return new Map([["rest.css", Buffer.from(styles)], ...files])
}

const placeOf = (file: string) => (file.startsWith("./") ? join("client/layout", file) : join("node_modules", file))
