import { readFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { render } from "../../client/served/render.tsx"
import { root } from "../root.ts"

/** What pages are made of: the built client, or its sources in development. */
export interface PageSource {
  /** The page without its content: `index.html`, with a mark where each part goes. */
  template(address: string): Promise<string>
  /** Makes a screen; loaded when the first page is asked for. Without it, the browser makes them all. */
  screens?(): Promise<{ render: typeof render }>
  /** The files of screens, beyond those that `index.html` names. */
  files(screens: string[]): ScreenFiles
}

export interface ScreenFiles {
  styles: string[]
  scripts: string[]
}

/** What Vite says of each file that it wrote. */
interface ManifestEntry {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

/** From `dist`. */
export function builtPages(): PageSource {
  const client = join(root, "dist", "client")
  const manifest: Record<string, ManifestEntry> = JSON.parse(readFileSync(join(client, "manifest.json"), "utf8"))
  const template = readFile(join(client, "index.html"), "utf8")
  template.catch(() => undefined)
  let screens: Promise<{ render: typeof render }> | undefined
  return {
    template: () => template,
    screens() {
      screens ??= import(pathToFileURL(join(root, "dist", "pages", "render.js")).href)
      return screens
    },
    files: (names) => filesOf(manifest, names),
  }
}

/** `NewsScreen` lives in `news-screen.tsx`. */
function filesOf(manifest: Record<string, ManifestEntry>, names: string[]): ScreenFiles {
  const seen = new Set(Object.keys(manifest).filter((key) => manifest[key]?.isEntry))
  for (const key of seen) for (const needed of manifest[key]?.imports ?? []) seen.add(needed)
  const files: ScreenFiles = { styles: [], scripts: [] }
  const visit = (key: string) => {
    const entry = manifest[key]
    if (!entry || seen.has(key)) return
    seen.add(key)
    entry.imports?.forEach(visit)
    files.scripts.push(`/${entry.file}`)
    files.styles.push(...(entry.css ?? []).map((file) => `/${file}`))
  }
  for (const name of names) visit(keyOf(manifest, name))
  return files
}

function keyOf(manifest: Record<string, ManifestEntry>, name: string) {
  const file = `${name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()}.tsx`
  return Object.keys(manifest).find((key) => key.endsWith(`/${file}`)) ?? ""
}
