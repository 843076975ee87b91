import { readFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { computed, pagesComputed } from "./computed.ts"
import { fromMemory } from "./from-memory.ts"
import { growth } from "./growth.ts"
import { lighthouse } from "./lighthouse.ts"
import { generator } from "./load.ts"
import { machines } from "./machines.ts"
import { pdf } from "./pdf.ts"
import { preparedData } from "./prepared.ts"
import { Report } from "./report.ts"
import { logOf, startBuilt } from "./servers.ts"
import { firstVisit, startAndMemory } from "./size.ts"
import { writes } from "./writes.ts"

/** The number of stories for measuring growth; `npm run bench -- --growth` takes the full number of the target. */
const many = process.argv.includes("--growth") ? 100_000 : 5_000
const parts = process.argv.slice(2).filter((part) => !part.startsWith("-"))

/**
 * `npm run bench`: measures the built site, with each number beside the maximum of the same machine in the same run.
 * Only such ratios carry over to other machines, and they are rough on a busy one. `npm run bench -- memory writes`
 * measures those parts only; `machines` is only measured if named.
 */
async function bench() {
  const report = new Report()
  // The shared folder of a test run, for example for a filled school.
  process.env.RUN_FOLDER = await mkdtemp(join(tmpdir(), "bench-"))
  console.log(`Load by ${generator}.`)
  if (parts.includes("machines")) await machines(report)
  if (parts.length === 0 || parts.some((part) => part !== "machines")) await oneProcess(report)
  await rm(process.env.RUN_FOLDER, { recursive: true })
  report.end()
}

async function oneProcess(report: Report) {
  const wanted = (part: string) => parts.length === 0 || parts.includes(part)
  const { dataDir, remove } = await preparedData()
  if (wanted("size")) await startAndMemory(report, dataDir)
  const site = await startBuilt(dataDir)
  try {
    if (wanted("memory")) await fromMemory(report, site)
    if (wanted("computed")) await computed(report, site, dataDir)
    if (wanted("size")) await firstVisit(report, site.url)
    if (wanted("lighthouse")) await lighthouse(report, site.url)
    if (wanted("pdf")) await pdf(report, site)
    if (wanted("writes")) await writes(report, site, dataDir)
  } catch (error) {
    console.error(readFileSync(logOf(dataDir), "utf8").split("\n").filter(isWarning).slice(-10).join("\n"))
    throw error
  } finally {
    await site.stop()
    await remove()
  }
  if (wanted("pages")) await pagesComputed(report)
  if (wanted("growth")) await growth(report, many)
}

/** Matches a log line at level `warn` or above. */
const isWarning = (line: string) => /"level":[456]0/.test(line)

await bench()
process.exit()
