import { readFileSync, writeFileSync } from "node:fs"

/** Writes the files. With `--check` it writes nothing; stale files are faults then. Faults fail the command. */
export function writeOrCheck(files: Record<string, string>, faults: string[] = []) {
  for (const [file, text] of Object.entries(files))
    if (!process.argv.includes("--check")) writeFileSync(file, text)
    else if (readFileSync(file, "utf8") !== text) faults.push(`${file} is stale: \`npm run codegen\` mends it.`)
  if (faults.length === 0) return
  console.log(faults.join("\n"))
  process.exitCode = 1
}
