import type { CDPSession } from "playwright-core"
import { launchBrowser } from "../chromium.ts"
import { load, median } from "./load.ts"
import { questions } from "./questions.ts"
import type { Report } from "./report.ts"
import { peakMemory, startBuilt } from "./servers.ts"

/** Longer than the eight idle seconds after which V8 frees the memory of the start. */
const idleMs = 15_000

/** Start and memory of a built site, idle and under reads. */
export async function startAndMemory(report: Report, dataDir: string) {
  report.begin("Start and memory")
  const starts: number[] = []
  for (let time = 0; time < 3; time++) {
    const site = await startBuilt(dataDir)
    starts.push(site.startedIn)
    await site.stop()
  }
  report.add("from the start to the first answer", median(starts), { unit: "ms", bar: "start" })

  const site = await startBuilt(dataDir)
  report.add("memory, at the first answer", site.memory(), { unit: "MB" })
  await new Promise((resolve) => setTimeout(resolve, idleMs))
  report.add("memory, idle", site.memory(), { unit: "MB", bar: "memoryIdle" })
  const most = await peakMemory(site, async () => {
    for (const question of questions) await load(site.url, question, 2)
    await sendUncached(site.url)
  })
  report.add("memory, the most under reads", most, { unit: "MB", bar: "memoryUnderLoad" })
  await site.stop()
}

/** Sends uncached requests concurrently, for long enough to cover garbage collections. */
async function sendUncached(url: string) {
  for (let page = 1; page <= 40; page++) {
    const searches = ["day", "sports"].flatMap((word) =>
      Array.from({ length: 32 }, (_, size) => fetch(`${url}/search?q=${word}&page=${page}&perPage=${size + 5}`)),
    )
    for (const answer of await Promise.all(searches)) await answer.arrayBuffer()
  }
}

/** The network transfer of a phone's first visit of the home page. */
export async function firstVisit(report: Report, url: string) {
  report.begin("First visit of the home page, as transferred")
  const browser = await launchBrowser().catch((error: Error) => report.note(error.message))
  if (!browser) return
  const page = await browser.newPage({ viewport: { width: 390, height: 800 }, deviceScaleFactor: 2, isMobile: true })
  const received = await recordTransfers(await page.context().newCDPSession(page))
  const app = page.waitForEvent("requestfinished", (request) => /\/main-[\w-]+\.js$/.test(request.url()))
  await Promise.all([app, page.goto(url, { waitUntil: "networkidle" })])
  const kilobytes = (type?: string) =>
    [...received.values()].filter((file) => !type || file.type === type).reduce((sum, { bytes }) => sum + bytes, 0) /
    1000
  report.add("everything", kilobytes(), { unit: "kB", bar: "firstVisit" })
  report.add("scripts", kilobytes("Script"), { unit: "kB", bar: "scripts" })
  await browser.close()
}

async function recordTransfers(devtools: CDPSession) {
  const received = new Map<string, { type: string; bytes: number }>()
  await devtools.send("Network.enable")
  devtools.on("Network.responseReceived", ({ requestId, type }) => received.set(requestId, { type, bytes: 0 }))
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = received.get(requestId)
    if (file) file.bytes = encodedDataLength
  })
  return received
}
