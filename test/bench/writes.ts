import { Client } from "../client.ts"
import { storedPicture } from "../items.ts"
import { addressOf, drawnPicture, password } from "../school.ts"
import { bareAdds, bareInserts } from "./bare-writes.ts"
import { type Load, load, type Question, throughput } from "./load.ts"
import { writer } from "./prepared.ts"
import { restItem } from "./questions.ts"
import type { Report } from "./report.ts"
import { ask, type RunningServer, startBare } from "./servers.ts"

const seconds = 5

/** Adds against bare durable inserts, and readers' delays during adds and uploads. */
export async function writes(report: Report, site: RunningServer, dataDir: string) {
  report.begin("Writes")
  const client = new Client(site.url)
  await client.signIn(addressOf(writer), password)
  const bare = await bareInserts(dataDir, seconds)
  const picture = await storedPicture(client)
  const add: Question = {
    name: "an add",
    ...{ method: "POST", path: "/news/add", status: 201 },
    headers: { "content-type": "application/json", authorization: `Bearer ${client.accessToken}` },
    body: JSON.stringify({ title: "Added", detail: `<p>${detail}</p>`, picture }),
  }
  const addsBy = async (clients: number) => (await load(site.url, add, seconds, clients)).perSecond
  // The next measurement stores these rows without the site.
  await addsBy(1)
  const least = await bareAdds(dataDir, seconds)
  report.add("the rows of an add by the bare driver", least / bare, { of: `${round(least)} of ${round(bare)}/s` })
  for (const [name, clients, bar] of [
    ["durable adds, one client, of bare inserts", 1, "addsByOne"],
    ["durable adds, eight clients", 8, "addsByEight"],
  ] as const) {
    const before = site.processor()
    const adds = await addsBy(clients)
    const milliseconds = ((site.processor() - before) / (adds * seconds)) * 1000
    const ofRows = `${(adds / least).toFixed(2)} of their rows by the bare driver`
    const of = `${round(adds)} of ${round(bare)}/s, ${ofRows}, processor ${milliseconds.toFixed(1)} ms each`
    report.add(name, adds / bare, { of, bar })
  }
  await readsDuring(report, site, { adds: () => addsBy(4), "uploads of pictures": () => uploadsBy(client, 2) })
}

/** A visitor's delays for cached answers, and for those that a write has just made stale. */
async function readsDuring(report: Report, site: RunningServer, works: Record<string, () => Promise<number>>) {
  const server = await startBare(await ask(site.url, restItem))
  const bare = await load(server.url, restItem, seconds)
  await server.stop()
  const addRow = (name: string, read: Load, beside: string) => {
    const of = `${read.p99.toFixed(1)} of ${bare.p99.toFixed(1)} ms, ${round(read.perSecond)}/s${beside}`
    report.add(`${name}, p99, of a bare server's`, read.p99 / bare.p99, { of, bar: "p99" })
  }
  addRow("reads alone", await load(site.url, restItem, seconds), "")
  for (const [name, work] of Object.entries(works)) {
    const [read, done] = await Promise.all([load(site.url, restItem, seconds), work()])
    addRow(`reads during ${name}`, read, ` beside ${round(done)}/s`)
  }
}

const round = Math.round

const detail = "x".repeat(3000)

async function uploadsBy(client: Client, clients: number) {
  const picture = new Blob([await drawnPicture({ width: 1600, height: 1200, format: "jpeg" })])
  const upload = async (number: number) => {
    const form = new FormData()
    form.set("file", picture, `bench-${Date.now()}-${number}.jpg`)
    form.set("name", `bench-${Date.now()}-${number}.jpg`)
    const { status } = await client.send("POST", "/upsingle", form)
    if (status !== 200) throw new Error(`An upload was answered by ${status}.`)
  }
  return throughput(upload, clients, seconds)
}
