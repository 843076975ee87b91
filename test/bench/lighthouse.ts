import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromiumPath } from "../chromium.ts"
import { median } from "./load.ts"
import type { Report } from "./report.ts"

/** Fetched by npx for a measurement: the package and its 114 dependencies are not part of the site. */
const lighthousePackage = "lighthouse@13.5.0"

const addresses = [
  ..."/ /news /news/view/1 /blog /blog/view/1 /events".split(" "),
  ..."/events/view/1 /gallery /gallery/view/1 /profiles /about /contact".split(" "),
]
const times = 3
/** A run may fail on a busy machine: Chromium's trace then lacks its beginning. */
const maxTries = 5

type Audits = Record<string, { numericValue?: number; score: number | null; title: string }>
type Result = {
  categories: Record<string, { score: number | null }>
  audits: Audits
  runtimeError?: { code: string }
}

/** Lighthouse's mobile preset on twelve addresses: the median of three runs each. */
export async function lighthouse(report: Report, url: string) {
  report.begin("Lighthouse, mobile preset, medians of three")
  const chromium = chromiumPath()
  if (!chromium) return report.note("not measured: there is no Chromium here")
  for (const address of addresses) {
    const results: Result[] = []
    while (results.length < times) {
      const result = await measured(url + address, chromium)
      if (!result) return report.note(`not measured: Lighthouse did not come to an end on ${address}`)
      results.push(result)
    }
    judge(report, address, results)
  }
}

function judge(report: Report, address: string, results: Result[]) {
  for (const category of ["performance", "accessibility", "best-practices", "seo"]) {
    const score = median(results.map(({ categories }) => 100 * (categories[category]?.score ?? 0)))
    report.add(`${address} ${category}`, Math.round(score), {
      bar: "lighthouse",
      of: score < 100 ? faults(results) : "",
    })
  }
  // A busy machine lengthens tasks, which is not the page's fault: the best of three runs is the most accurate.
  const blocked = Math.min(...results.map(({ audits }) => audits["total-blocking-time"]?.numericValue ?? Number.NaN))
  report.add(`${address} blocked`, blocked, { unit: "ms" })
  const paints = results.map(({ audits }) => audits["largest-contentful-paint"]?.numericValue ?? Number.NaN)
  report.add(`${address} largest contentful paint`, median(paints) / 1000, { unit: "s", bar: "largestPaint" })
}

/** The findings of the first run, in Lighthouse's words. */
const faults = ([first]: Result[]) =>
  Object.values(first?.audits ?? {})
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title }) => title)
    .join("; ")

async function measured(url: string, chromium: string): Promise<Result | undefined> {
  for (let tries = 0; tries < maxTries; tries++) {
    const result = await run(url, chromium)
    if (result && !result.runtimeError) return result
  }
}

/** Undefined if it fails to run. */
async function run(url: string, chromium: string): Promise<Result | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "lighthouse-"))
  const file = join(folder, "result.json")
  try {
    const child = spawn(
      "npx",
      [
        "--yes",
        lighthousePackage,
        url,
        "--quiet",
        "--output=json",
        `--output-path=${file}`,
        "--only-categories=performance,accessibility,best-practices,seo",
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
      ],
      { env: { ...process.env, CHROME_PATH: chromium }, stdio: "ignore" },
    )
    await once(child, "exit")
    return JSON.parse(await readFile(file, "utf8"))
  } catch {
    return undefined
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
