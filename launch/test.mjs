import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { check } from "./check.mjs"
import { prepare } from "./prepare.mjs"
import { Failure, runTool } from "./run.mjs"

/** `npm test`: the check and every test. Arguments go to Vitest: `npm test -- --project server`. */
export async function test(words) {
  await prepare()
  const checked = await check().catch((failure) => failure)
  if (checked) console.error(checked.message)
  await findBrowser()
  const { code, counts } = await vitest(words)
  console.log(
    `\n${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ""}`,
  )
  if (checked) throw checked
  if (code !== 0) process.exitCode = 1
}

async function findBrowser() {
  const { code } = await runTool("tsx/dist/cli.mjs", ["test/find-browser.ts"], { show: true })
  if (code !== 0) throw new Failure("The browser tests cannot run; the reason stands above.")
}

async function vitest(args) {
  const folder = mkdtempSync(join(tmpdir(), "counts-"))
  const file = join(folder, "counts.json")
  try {
    const reporters = ["--reporter=default", "--reporter=./test/counts.mjs"]
    const { code } = await runTool("vitest/vitest.mjs", ["run", ...reporters, ...args], {
      show: true,
      env: { COUNTS_FILE: file },
    })
    return { code, counts: JSON.parse(readFileSync(file, "utf8")) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
