import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("../..", import.meta.url))

/** What opens a database: a file of tests that imports one of them, itself or through its aids in `test`, depends on it. */
const openers = ["test/school.ts", "server/database/database.ts", "server/site.ts"].map((file) => join(root, file))

const aids = join(root, "test/")

/**
 * The server's tests whose outcome may depend on the kind of database, as globs from the root. What is of one kind only
 * says so by its name: `x.sqlite.test.ts`, `x.postgres.test.ts`.
 */
export function testsWithDatabase(): string[] {
  return readdirSync(join(root, "server"), { recursive: true, encoding: "utf8" })
    .map((name) => join(root, "server", name))
    .filter((file) => file.endsWith(".test.ts") && !file.endsWith(".sqlite.test.ts") && opensDatabase(file, new Set()))
    .map((file) => relative(root, file))
}

function opensDatabase(file: string, seen: Set<string>): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  return importedBy(file).some(
    (imported) => openers.includes(imported) || (imported.startsWith(aids) && opensDatabase(imported, seen)),
  )
}

/** Files of this project whose values a file imports: its types do nothing. */
function importedBy(file: string): string[] {
  const imports = readFileSync(file, "utf8").matchAll(/^(?:import|export) (?!type\b)[^"]*from "(\..+?)"$/gm)
  return Array.from(imports, ([, path = ""]) => join(dirname(file), path))
}
