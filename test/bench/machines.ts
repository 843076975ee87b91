import type { Client } from "../client.ts"
import { hasCaddy, MultiProcessSite } from "../multi-process-site.ts"
import { load, type Question, throughput } from "./load.ts"
import { graphqlItem, restItem, storyPage } from "./questions.ts"
import type { Report } from "./report.ts"
import { processorOf } from "./servers.ts"

const seconds = 5
const writers = 8
const counts = [1, 2, 3]

/**
 * The throughput of one, two and three processes of a site behind Caddy, on PostgreSQL that writes to disk, all on this
 * machine: each number beside that of one process, with the processor time per answer.
 */
export async function machines(report: Report) {
  if (!hasCaddy) throw new Error("This part needs Caddy: `apt install caddy`.")
  report.begin("Several processes behind Caddy")
  const site = await MultiProcessSite.open()
  const singleRates = new Map<string, number>()
  try {
    for (const count of counts) {
      await site.scale(count)
      for (const [name, work] of Object.entries(await works(site))) {
        const { perSecond, of } = await measured(site, work)
        singleRates.set(name, singleRates.get(name) ?? perSecond)
        report.add(`${name}, by ${count}`, perSecond / (singleRates.get(name) ?? 0), { of })
      }
    }
  } finally {
    await site.close()
  }
}

/** Resolves with the number of completions per second. */
type Work = () => Promise<number>

async function works({ url, processes: [direct] }: MultiProcessSite): Promise<Record<string, Work>> {
  if (!direct) throw new Error("No process serves.")
  const head = await direct.signedIn()
  const headers = { ...graphqlItem.headers, authorization: `Bearer ${head.accessToken}` }
  const asking =
    (question: Question, at = url) =>
    async () =>
      (await load(at, question, seconds)).perSecond
  return {
    "data for visitors, past Caddy": asking(restItem, direct.url),
    "data for visitors": asking(restItem),
    "pages for visitors": asking(storyPage),
    "reads of who is signed in": asking({ ...graphqlItem, headers }),
    writes: () => writesBy(head, url),
  }
}

async function measured({ processes, proxyPid }: MultiProcessSite, work: Work) {
  const used = () => ({
    site: processes.reduce((sum, { pid }) => sum + processorOf(pid), 0),
    caddy: processorOf(proxyPid),
  })
  const [before, begun] = [used(), performance.now()]
  const perSecond = await work()
  const [after, done] = [used(), (perSecond * (performance.now() - begun)) / 1000]
  const milliseconds = (of: "site" | "caddy") => (((after[of] - before[of]) / done) * 1000).toFixed(2)
  return {
    perSecond,
    of: `${Math.round(perSecond)}/s, processor ${milliseconds("site")} ms each, of Caddy ${milliseconds("caddy")} ms`,
  }
}

/** Acknowledged edits per second of concurrent writers, each on their own story. */
async function writesBy(head: Client, url: string) {
  const edit = "mutation ($id: Int!, $input: EditNewsStoryInput!) { editNewsStory(id: $id, input: $input) { id } }"
  const headers = { authorization: `Bearer ${head.accessToken}`, "content-type": "application/json" }
  const ask = async (query: string, variables = {}) => {
    const answer = await fetch(`${url}/graphql`, {
      method: "POST",
      headers,
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = await answer.json()
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
  const { items } = (await ask(`{ newsStories(perPage: ${writers}) { items { id } } }`)).newsStories
  const perSecond = items.map(({ id }: { id: number }) =>
    throughput((number) => ask(edit, { id, input: { title: `Written ${number}` } }), 1, seconds),
  )
  return (await Promise.all<number>(perSecond)).reduce((sum, one) => sum + one, 0)
}
