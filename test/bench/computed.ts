import { type ExecutionResult, print } from "graphql"
import sqlite3 from "sqlite3"
import type { RunQuery } from "../../client/app/served/render.tsx"
import { builtPages } from "../../server/doors/web/page-source.ts"
import { Client } from "../client.ts"
import { addressOf, password, School } from "../school.ts"
import { type Load, load, median, type Question, throughput, timesOf } from "./load.ts"
import { measurePeer, type PeerLoad, peersFolder } from "./peers.ts"
import { writer } from "./prepared.ts"
import { graphqlItem, graphqlList, home, restItem, restList, storyPage } from "./questions.ts"
import type { Report } from "./report.ts"
import type { RunningServer } from "./servers.ts"

const seconds = 4
const times = 40

/** Answers that are not cached in memory: those for signed-in users. */
export async function computed(report: Report, site: RunningServer, dataDir: string) {
  report.begin("Not in memory, signed in, as a part of reading the same rows by the driver")
  const client = new Client(site.url)
  await client.signIn(addressOf(writer), password)
  const measure = (question: Question) => measureSignedIn(site, client, question)
  const rows = { item: await readRate(dataDir, item), list: await readRate(dataDir, list) }
  for (const [question, reads] of [
    [restItem, rows.item],
    [restList, rows.list],
    [graphqlItem, rows.item],
    [graphqlList, rows.list],
  ] as const) {
    const { perSecond, p99, processorMs } = await measure(question)
    const of = `${Math.round(perSecond)} of ${Math.round(reads)}/s, p99 ${p99.toFixed(0)} ms, processor ${processorMs.toFixed(2)} ms each`
    report.add(question.name, perSecond / reads, { of })
  }
  if (peersFolder) await comparePeers(report, peersFolder, measure)
  else report.note("Keystone and Payload: set PEERS to the folder of peer.mjs.")
}

async function measureSignedIn(site: RunningServer, client: Client, question: Question): Promise<Load & PeerLoad> {
  const signedIn = { ...question, headers: { ...question.headers, authorization: `Bearer ${client.accessToken}` } }
  // Warm-up, as for the peers: a fresh process still compiles much of its code.
  await load(site.url, signedIn, seconds)
  const before = site.processor()
  const measured = await load(site.url, signedIn, seconds)
  return { ...measured, processorMs: ((site.processor() - before) / (measured.perSecond * seconds)) * 1000 }
}

const peerReads = [
  { question: graphqlItem, peer: "keystone", scenario: "gql-one", bar: "graphqlOfKeystone" },
  { question: graphqlList, peer: "keystone", scenario: "gql-list10", bar: "graphqlOfKeystone" },
  { question: restItem, peer: "payload", scenario: "rest-one", bar: "restOfPayload" },
  { question: restList, peer: "payload", scenario: "rest-list10", bar: "restOfPayload" },
] as const

const peerAdds = [
  { peer: "keystone", scenario: "create-c1" },
  { peer: "payload", scenario: "create-c1" },
] as const

/** Measures before and after each peer, so that other load on the machine affects both alike. */
async function comparePeers(report: Report, folder: string, measure: (question: Question) => Promise<Load & PeerLoad>) {
  report.begin("Not in memory, signed in, as a multiple of what peers answer")
  for (const { question, peer, scenario, bar } of peerReads) {
    const before = await measure(question)
    const theirs = await measurePeer(folder, peer, scenario)
    const after = await measure(question)
    const ours = {
      perSecond: (before.perSecond + after.perSecond) / 2,
      processorMs: (before.processorMs + after.processorMs) / 2,
    }
    const name = `${question.name}, of ${peer}'s`
    report.add(name, ours.perSecond / theirs.perSecond, {
      of: `${Math.round(ours.perSecond)} of ${Math.round(theirs.perSecond)}/s`,
      bar,
    })
    report.add(`${name}, by processor time`, theirs.processorMs / ours.processorMs, {
      of: `${ours.processorMs.toFixed(2)} of ${theirs.processorMs.toFixed(2)} ms each`,
    })
  }
  for (const { peer, scenario } of peerAdds) {
    const { perSecond, processorMs } = await measurePeer(folder, peer, scenario)
    report.note(`${peer} adds ${Math.round(perSecond)}/s from one client, processor ${processorMs.toFixed(1)} ms each`)
  }
}

const parts = "SELECT * FROM users WHERE id = 1; SELECT * FROM pictures WHERE id = 1".split("; ")
const item = ["SELECT * FROM news_stories WHERE id = 1", ...parts]
const list = [
  'SELECT * FROM news_stories ORDER BY "createdAt" DESC, id DESC LIMIT 10',
  "SELECT COUNT(*) FROM news_stories",
  ...parts,
]

/** Reads per second of an answer's rows, sixteen at a time, by the driver alone. */
async function readRate(dataDir: string, statements: string[]) {
  const database = new sqlite3.Database(`${dataDir}/site.sqlite`)
  const all = (sql: string) =>
    new Promise<void>((resolve, reject) => database.all(sql, (error) => (error ? reject(error) : resolve())))
  const read = async () => {
    for (const sql of statements) await all(sql)
  }
  return throughput(read, 16, seconds).finally(() => database.close())
}

/** Milliseconds in which React renders a page whose answers are all cached. */
async function renderTime(school: School, address: string) {
  const { render } = (await builtPages().screens?.()) ?? {}
  if (!render) throw new Error("The pages are not built.")
  const known = new Map<string, ExecutionResult>()
  const runQuery: RunQuery = async (document, variables) => {
    const query = print(document)
    const key = JSON.stringify([query, variables])
    const answer = known.get(key) ?? (await school.visitor().graphql(query, variables))
    known.set(key, answer as ExecutionResult)
    return answer as ExecutionResult
  }
  return median(await timesOf(times, () => render({ address, origin: school.url, runQuery })))
}

/** Pages that are rendered again each time. */
export async function pagesComputed(report: Report) {
  report.begin("Pages not in memory")
  const school = await School.openPages({ SEED: "school" })
  const { database } = school.services
  const evict = () => database.write((rows) => rows.query("UPDATE users SET name = name"))
  for (const { name, path, headers } of [home, storyPage]) {
    const took = median(await timesOf(times, async () => (await fetch(school.url + path, { headers })).text(), evict))
    const once = await renderTime(school, path)
    const of = `${took.toFixed(1)} of ${once.toFixed(1)} ms`
    report.add(`${name}, of React rendering it once`, took / once, { of, bar: "pageComputed" })
  }
  await school.close()
}
