import { type ExecutionResult, print } from "graphql"
import sqlite3 from "sqlite3"
import type { Ask } from "../../client/served/render.tsx"
import { builtPages } from "../../server/web/page-source.ts"
import { Client } from "../client.ts"
import { addressOf, password, School } from "../school.ts"
import { load, median, type Question } from "./load.ts"
import { peers } from "./peers.ts"
import { writer } from "./prepared.ts"
import { graphqlItem, graphqlList, home, restItem, restList, storyPage } from "./questions.ts"
import type { Report } from "./report.ts"

const seconds = 4
const times = 40

/** Answers that are not in memory: to who is signed in, who gets none from there. */
export async function computed(report: Report, url: string, dataDir: string) {
  report.begin("Not in memory, signed in, as a part of reading the same rows by the driver")
  const client = new Client(url)
  await client.signIn(addressOf(writer), password)
  const signedIn = (question: Question) => ({
    ...question,
    headers: { ...question.headers, authorization: `Bearer ${client.accessToken}` },
  })
  const rows = { item: await readsOf(dataDir, item), list: await readsOf(dataDir, list) }
  const rates: Record<string, number> = {}
  for (const [question, reads] of [
    [restItem, rows.item],
    [restList, rows.list],
    [graphqlItem, rows.item],
    [graphqlList, rows.list],
  ] as const) {
    const { perSecond, p99 } = await load(url, signedIn(question), seconds)
    rates[question.name] = perSecond
    const of = `${Math.round(perSecond)} of ${Math.round(reads)}/s, p99 ${p99.toFixed(0)} ms`
    report.add(question.name, perSecond / reads, { of })
  }
  await besidePeers(report, rates)
}

async function besidePeers(report: Report, rates: Record<string, number>) {
  const measured = await peers()
  if (!measured) return report.note("Keystone and Payload: set PEERS to the folder of peer.mjs.")
  const { keystone, payload } = measured
  const compare = (name: string, theirs = Number.NaN, bar: "graphqlOfKeystone" | "restOfPayload") =>
    report.add(`${name}, of ${bar === "restOfPayload" ? "Payload's" : "Keystone's"}`, (rates[name] ?? 0) / theirs, {
      of: `${Math.round(rates[name] ?? 0)} of ${Math.round(theirs)}/s`,
      bar,
    })
  compare(graphqlItem.name, keystone["gql-one"], "graphqlOfKeystone")
  compare(graphqlList.name, keystone["gql-list10"], "graphqlOfKeystone")
  compare(restItem.name, payload["rest-one"], "restOfPayload")
  compare(restList.name, payload["rest-list10"], "restOfPayload")
}

const parts = "SELECT * FROM users WHERE id = 1; SELECT * FROM pictures WHERE id = 1".split("; ")
const item = ["SELECT * FROM news_stories WHERE id = 1", ...parts]
const list = [
  'SELECT * FROM news_stories ORDER BY "createdAt" DESC, id DESC LIMIT 10',
  "SELECT COUNT(*) FROM news_stories",
  ...parts,
]

/** How often in a second the rows of an answer can be read, sixteen at a time, by the driver alone. */
async function readsOf(dataDir: string, statements: string[]) {
  const database = new sqlite3.Database(`${dataDir}/site.sqlite`)
  const all = (sql: string) =>
    new Promise<void>((resolve, reject) => database.all(sql, (error) => (error ? reject(error) : resolve())))
  const begun = performance.now()
  let done = 0
  const again = async () => {
    for (; performance.now() < begun + seconds * 1000; done++) for (const sql of statements) await all(sql)
  }
  await Promise.all(Array.from({ length: 16 }, again))
  await new Promise((resolve) => database.close(resolve))
  return done / seconds
}

/** Milliseconds in which React renders a page whose answers are all there. */
async function renderedOnce(school: School, address: string) {
  const { render } = (await builtPages().screens?.()) ?? {}
  if (!render) throw new Error("The pages are not built.")
  const known = new Map<string, ExecutionResult>()
  const ask: Ask = async (document, variables) => {
    const query = print(document)
    const key = JSON.stringify([query, variables])
    const answer = known.get(key) ?? (await school.visitor().graphql(query, variables))
    known.set(key, answer as ExecutionResult)
    return answer as ExecutionResult
  }
  const took: number[] = []
  for (let time = 0; time < times; time++) {
    const begun = performance.now()
    await render({ address, origin: school.url, ask })
    took.push(performance.now() - begun)
  }
  return median(took)
}

/** Pages that are made anew each time. */
export async function pagesComputed(report: Report) {
  report.begin("Pages not in memory")
  const school = await School.openPages({ SEED: "school" })
  const { database } = school.services
  const forget = () => database.write((rows) => rows.query("UPDATE users SET name = name"))
  for (const { name, path, headers } of [home, storyPage]) {
    const took: number[] = []
    for (let time = 0; time < times; time++) {
      await forget()
      const begun = performance.now()
      await (await fetch(school.url + path, { headers })).text()
      took.push(performance.now() - begun)
    }
    const once = await renderedOnce(school, path)
    const of = `${median(took).toFixed(1)} of ${once.toFixed(1)} ms`
    report.add(`${name}, of React rendering it once`, median(took) / once, { of, bar: "pageComputed" })
  }
  await school.close()
}
