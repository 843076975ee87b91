import { type Load, load, median } from "./load.ts"
import { questions, restItem, storyPage, type TargetedQuestion } from "./questions.ts"
import type { Report } from "./report.ts"
import { ask, type RunningServer, startBare } from "./servers.ts"

const rounds = 3
const seconds = 3

/** Answers from memory against a bare server that sends the same bytes, in turn. */
export async function fromMemory(report: Report, site: RunningServer) {
  report.begin("From memory, as a part of a bare server's answers a second")
  for (const question of questions) await compare(report, site, question)
  for (const question of [restItem, storyPage]) await compare(report, site, await unchanged(site.url, question))
}

/** The conditional request of a client that has the answer. */
async function unchanged(url: string, question: TargetedQuestion): Promise<TargetedQuestion> {
  const { headers } = await ask(url, question)
  const known = { ...question.headers, "if-none-match": String(headers.etag) }
  return { ...question, name: `304, ${question.name}`, headers: known, status: 304, bar: "unchanged" }
}

async function compare(report: Report, site: RunningServer, question: TargetedQuestion) {
  const answer = await ask(site.url, question)
  if (answer.status !== (question.status ?? 200)) throw new Error(`${question.name} was answered by ${answer.status}.`)
  const bare = await startBare(answer)
  for (const server of [bare, site]) await load(server.url, question, 1)
  const bares: Round[] = []
  const ours: Round[] = []
  for (let round = 0; round < rounds; round++) {
    bares.push(await measure(bare, question))
    ours.push(await measure(site, question))
  }
  await bare.stop()
  const [their, our] = [middle(bares), middle(ours)]
  const processor = `processor ${our.processor.toFixed(1)} of ${their.processor.toFixed(1)} µs each`
  const of = `${Math.round(our.perSecond)} of ${Math.round(their.perSecond)}/s, ${processor}`
  report.add(question.name, our.perSecond / their.perSecond, { of, bar: question.bar })
  const waits = `${our.p99.toFixed(1)} of ${their.p99.toFixed(1)} ms`
  report.add("  p99, of the bare server's", our.p99 / their.p99, { of: waits, bar: "p99" })
}

/** `processor`: microseconds per answer, which are meaningful even on a shared machine. */
type Round = Load & { processor: number }

async function measure(server: RunningServer, question: TargetedQuestion): Promise<Round> {
  const before = server.processor()
  const found = await load(server.url, question, seconds)
  const answers = found.perSecond * seconds
  return { ...found, processor: ((server.processor() - before) / answers) * 1e6 }
}

const middle = (all: Round[]): Round => ({
  perSecond: median(all.map(({ perSecond }) => perSecond)),
  p99: median(all.map(({ p99 }) => p99)),
  processor: median(all.map(({ processor }) => processor)),
})
