import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"

import type { hasScreen, render } from "../../../client/app/served/render.tsx"
import { built } from "../../base/root.ts"

export interface PageSource {
  template(address: string): Promise<string>
  /** Loads the server renderer at the first page. Without it, browsers render. */
  screens?(): Promise<{ render: typeof render; hasScreen: typeof hasScreen }>
  scripts(screens: string[]): string[]
}

type Manifest = Record<string, { file: string; imports?: string[] }>

export function builtPages(): PageSource {
  const client = join(built, "client")
  const manifest: Manifest = JSON.parse(readFileSync(join(client, ".vite", "manifest.json"), "utf8"))
  const template = readFileSync(join(client, "index.html"), "utf8")
  const pages = join(built, "pages", "render.cjs")
  const require = createRequire(pages)
  return {
    template: async () => template,
    screens: async () => require(pages),
    scripts: scriptsIn(manifest),
  }
}

/** The scripts of the app and of screens; not that of the page itself. */
function scriptsIn(manifest: Manifest): PageSource["scripts"] {
  return (screens) => {
    const sources = ["main.tsx", ...screens.map((screen) => sourceOf(manifest, screen))]
    const needed = [...withImports(manifest, sources)].filter((source) => source !== "index.html")
    return needed.map((source) => `/${manifest[source]?.file}`)
  }
}

function withImports(manifest: Manifest, sources: string[]): Set<string> {
  const all = new Set(sources)
  for (const source of all) for (const imported of manifest[source]?.imports ?? []) all.add(imported)
  return all
}

function sourceOf(manifest: Manifest, screen: string): string {
  const file = `/${screen.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()}.tsx`
  const source = Object.keys(manifest).find((key) => key.endsWith(file))
  if (!source) throw new Error(`The screen ${screen} is in no file called ${file}.`)
  return source
}
