import { copyFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { Role } from "../../server/access/roles.ts"
import { imagesFolder } from "../../server/base/settings.ts"
import { ownedTypes } from "../../server/start/features.ts"
import type { Client } from "../client.ts"
import { School } from "../school.ts"
import { fillWith } from "./growth-rows.ts"
import type { Report } from "./report.ts"
import { peakMemory, startBuilt } from "./servers.ts"

const times = 40
const starts = 8
const few = 100
const everywhere = ["a search for a word found everywhere", "a search of staff for one"] as const

/** The cost of each action with many items of each type, as a multiple of that with a hundred. Nothing is cached. */
export async function growth(report: Report, many: number) {
  report.begin(`Growth: with ${many} items of each type and ${many / 5} pictures, of what it takes with ${few}`)
  const schools = [await filled(few), await filled(many)] as const
  for (const question of questions) {
    const [name, , by] = question
    const [before, now] = await timesOf(schools, question)
    const of = `${now.toFixed(1)} of ${before.toFixed(1)} ms`
    if (everywhere.some((one) => one === name)) report.add(name, now, { unit: "ms", of, bar: "foundEverywhere" })
    else if (by === "office") report.add(name, now - before, { unit: "ms more", of, bar: "officeGrowth" })
    else report.add(name, now / before, { of, bar: "growth" })
  }
  const [before, now] = await startsOf(schools)
  report.add("a start", now / before, { of: `${now.toFixed(0)} of ${before.toFixed(0)} ms`, bar: "growth" })
  const [, large] = schools
  report.add(`memory, the most under reads, with ${many}`, await memoryOf(large), {
    unit: "MB",
    bar: "memoryUnderLoad",
  })
  for (const { school } of schools) await rm(school.dataDir, { recursive: true })
}

const listFields = "items { id picture { url } user { name } } total pages"
const query = (text: string) => `/graphql?${new URLSearchParams({ query: `{ ${text} }` })}`

/** A path that depends on the filled school. */
type Path = (filled: Filled) => string
type Question = [name: string, path: Path, by?: "office"]
const questions: Question[] = [
  ["an item", ({ items }) => `/news/view/${Math.ceil(items / 2)}`],
  ["the first page of a list", () => "/news?page=1&perPage=10"],
  ["its last page", ({ items }) => `/news?page=${items / 10}&perPage=10`],
  ...ownedTypes.flatMap(({ names: { list } }): Question[] => {
    const filter = list === "events" ? "when: PAST, " : ""
    return [
      [`${list}, the first page`, () => query(`${list}(${filter}perPage: 10) { ${listFields} }`)],
      [
        `${list}, the last page`,
        ({ items }) => query(`${list}(${filter}page: ${items / 10 - 2}, perPage: 10) { ${listFields} }`),
      ],
    ]
  }),
  ["events to come", () => query(`events(perPage: 10) { ${listFields} }`)],
  [
    "what somebody wrote, the first page",
    ({ userId }) => query(`articles(userId: ${userId}, perPage: 10) { ${listFields} }`),
  ],
  [
    "what somebody wrote, the last page",
    ({ userId, items }) => query(`articles(userId: ${userId}, page: ${items / 10}, perPage: 10) { ${listFields} }`),
  ],
  ["what follows an item", ({ items }) => query(`further(type: NEWS_STORY, id: ${items / 2}) { ${further} }`)],
  ["what has changed, from the beginning", () => query("changes(perPage: 10) { token items { type id } }")],
  ["what is read most", () => query("trending { id title }")],
  ["today", () => query("today { heading }")],
  ["a picture", ({ picture }) => `/images/${picture}`],
  ["the feed", () => "/feed.xml"],
  ["a search with as many hits", () => "/search?q=rare&page=1&perPage=10"],
  [everywhere[0], () => "/search?q=relay&page=1&perPage=10"],
  [
    "a search of translations",
    () => query('search(q: "adimu", language: SW, perPage: 10) { total items { title { text } } }'),
  ],
  ...["enquiries", "inbox", "orders", "outbox", "activity", "changedByOthers", "bin"].flatMap((list): Question[] => [
    [`${list}, the first page`, () => query(`${list}(perPage: 10) { total items { id } }`), "office"],
    [
      `${list}, the last page`,
      ({ items }) => query(`${list}(page: ${items / 10}, perPage: 10) { total items { id } }`),
      "office",
    ],
  ]),
  [everywhere[1], () => query('staffSearch(q: "relay") { group title note path }'), "office"],
  ["an item's versions", () => query("versions(type: NEWS_STORY, id: 1) { total items { id title } }"), "office"],
  ["what is one's own", () => query("myContent(perPage: 10) { total items { id } }"), "office"],
  ["the dashboard", () => query("dashboard { users news galleries orders { id } unsentMail }"), "office"],
]

const further = "previous { title } next { title } byAuthor { title } related { title }"

interface Filled {
  school: School
  /** Email address of an office user. */
  office: string
  /** The number of items of each type. */
  items: number
  /** The items' author. */
  userId: number
  /** The file of the first picture. */
  picture: string
}

async function filled(items: number): Promise<Filled> {
  const school = await School.open()
  const editor = await school.signedIn(Role.EDITOR)
  const { email: office } = await school.account(Role.ADMINISTRATOR)
  await fillWith(school, editor, items)
  const pictures = await school.services.database.read.query("SELECT file FROM pictures ORDER BY id")
  const [first, newest] = [pictures.at(0).file, pictures.at(-1).file]
  // A site refuses to start on a folder without its newest pictures.
  await copyFile(join(imagesFolder(school.dataDir), first), join(imagesFolder(school.dataDir), newest))
  return { school, office, items, userId: editor.id, picture: first }
}

type Schools = readonly [Filled, Filled]

/** Alternates between the schools, so that other load on the machine affects both alike. */
async function alternate(schools: Schools, count: number, timeOf: (filled: Filled, index: number) => Promise<number>) {
  const took: [number[], number[]] = [[], []]
  for (let time = 0; time < count; time++)
    for (const [index, filled] of schools.entries()) took[index as 0 | 1].push(await timeOf(filled, index))
  return [quartile(took[0]), quartile(took[1])] as const
}

async function timesOf(schools: Schools, [, path, by]: Question) {
  // Signs in for each question: with many items, the earlier questions outlast a token.
  const clients = await Promise.all(
    schools.map(({ school, office }) => (by ? school.signIn(office) : school.visitor())),
  )
  const ask = (filled: Filled, index: number) => timeOf(filled, clients[index] as Client, path(filled))
  await alternate(schools, 1, ask)
  return alternate(schools, times, ask)
}

/** Larger ids make some answers just long enough for compression. */
const plain = { "accept-encoding": "identity" }

async function timeOf({ school }: Filled, client: Client, path: string) {
  await school.services.database.write((rows) => rows.query("UPDATE users SET name = name"))
  const begun = performance.now()
  const { status } = await client.rest("GET", path, undefined, plain)
  if (status !== 200) throw new Error(`${path} was answered by ${status}.`)
  return performance.now() - begun
}

/** Milliseconds until the program has started. */
async function startsOf(schools: Schools) {
  for (const { school } of schools) await school.site.close()
  return alternate(schools, starts, async ({ school }) => {
    const site = await startBuilt(school.dataDir)
    return site.stop().then(() => site.startedIn)
  })
}

/** The peak memory in megabytes of a built site while everything is requested, ten at a time. */
async function memoryOf(filled: Filled) {
  const site = await startBuilt(filled.school.dataDir)
  const askAll = async () => {
    const paths = questions.flatMap(([, path, by]) => (by ? [] : path(filled)))
    for (const path of Array(times).fill(paths).flat()) {
      const responses = Array.from({ length: 10 }, (_, number) => fetch(fresh(site.url + path, number)))
      for (const answer of await Promise.all(responses)) await answer.arrayBuffer()
    }
  }
  return peakMemory(site, askAll).finally(site.stop)
}

/** The question with a new page length, so that no answer is cached. */
const fresh = (url: string, number: number) =>
  url.replace(/(perPage(?:=|%3A\+))10/, (_, name) => `${name}${10 + number}`)

/** The lower quartile of the times: other load on the machine only adds to them. */
const quartile = (took: number[]) => took.toSorted((one, other) => one - other)[Math.floor(took.length / 4)] as number
