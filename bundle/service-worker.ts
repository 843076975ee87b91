import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { build, type Plugin } from "vite"
import { compression, defineAlgorithm } from "vite-plugin-compression2"

const sources = join(import.meta.dirname, "..", "client", "app", "worker")

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }>

/** See docs/decisions/09-an-open-tab.md. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    async writeBundle({ dir = "" }) {
      const shell = JSON.stringify(shellIn(dir))
      await buildScript("worker", dir, { shell, "process.env.NODE_ENV": '"production"' })
      await buildScript("no-worker", dir, {})
    },
  }
}

function buildScript(name: string, outDir: string, define: Record<string, string>) {
  return build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define,
    plugins: [compression({ algorithms: ["gzip", defineAlgorithm("brotliCompress")] })],
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: { input: join(sources, `${name}.ts`), output: { format: "iife", entryFileNames: `${name}.js` } },
    },
  })
}

/** The empty page, revisioned by its hash, and the app's files, which have content hashes in their names. */
function shellIn(folder: string) {
  const page = readFileSync(join(folder, "index.html"), "utf8")
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, ".vite", "manifest.json"), "utf8"))
  const named = [...page.matchAll(/\/assets\/[\w.-]+/g)].map(([url]) => url)
  const urls = new Set([...named, ...filesOfFrame(manifest)])
  const revision = createHash("sha256").update(page).digest("hex").slice(0, 16)
  return [{ url: "/index.html", revision }, ...[...urls].sort().map((url) => ({ url, revision: null }))]
}

/** Chunks of the app and its frame: menu, notices, dictionaries, the screen shown offline. */
function filesOfFrame(manifest: Manifest): string[] {
  const { dynamicImports: later = [] } = manifest["main.tsx"] ?? {}
  const ofFrame = /^base\/(layout|session)\/|^generated\/words\./
  const names = new Set(["index.html", "main.tsx", ...later.filter((name) => ofFrame.test(name))])
  for (const name of names) for (const imported of manifest[name]?.imports ?? []) names.add(imported)
  return [...names].flatMap((name) => {
    const { file = "", css = [] } = manifest[name] ?? {}
    return [file, ...css].map((path) => `/${path}`)
  })
}
