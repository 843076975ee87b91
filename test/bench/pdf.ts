import { Client } from "../client.ts"
import { hostilePdfs } from "../hostile-pdfs.ts"
import { addressOf, password } from "../school.ts"
import { uploader } from "./prepared.ts"
import type { Report } from "./report.ts"
import type { RunningServer } from "./servers.ts"

const bytes = 9_900_000
const store = "mutation ($file: Upload!) { uploadDocument(file: $file) { name } }"

/** The longest time for which the main thread is blocked by uploads of hostile PDFs. */
export async function pdf(report: Report, site: RunningServer) {
  report.begin("Hostile PDFs of 10 MB")
  const client = new Client(site.url)
  await client.signIn(addressOf(uploader), password)
  for (const [name, make] of Object.entries(hostilePdfs)) {
    const file = new Blob([make(bytes) as BlobPart], { type: "application/pdf" })
    await longestBlock(site)
    const begun = performance.now()
    const { errors } = await client.upload(store, {}, file, "variables.file", "hostile.pdf")
    const of = `${Math.round(performance.now() - begun)} ms, ${errors?.[0]?.message ?? "taken"}`
    report.add(name, await longestBlock(site), { unit: "ms", of, bar: "mainThread" })
  }
}

/** Since the last call. */
async function longestBlock({ url }: RunningServer): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`, { headers: { connection: "close" } })).text()
  return Number(/^nodejs_eventloop_lag_max_seconds ([\d.e-]+)/m.exec(metrics)?.[1]) * 1000
}
