import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import autocannon from "autocannon"
import { School } from "./school.ts"

const connections = 16
const seconds = 5
const rounds = 3

/** One thing that anonymous readers ask for. */
interface Read {
  name: string
  path: string
  body?: string
}

const graphql = (query: string) => JSON.stringify({ query })
const fields = "id title createdAt picture { url width height } user { name }"

const reads: Read[] = [
  { name: "GraphQL, one story", path: "/graphql", body: graphql(`{ newsStory(id: 1) { ${fields} detail } }`) },
  {
    name: "GraphQL, a list of 12",
    path: "/graphql",
    body: graphql(`{ newsStories { items { ${fields} } total pages } }`),
  },
  { name: "REST, one story", path: "/news/view/1" },
  { name: "REST, a list of 12", path: "/news?page=1&perPage=12" },
]

/**
 * `npm run bench`: requests per second of the whole site, and their ratio to a bare `node:http` server that answers the
 * same bytes. Both are measured in turn in one run, since only their ratio says anything about another machine.
 */
async function bench() {
  const school = await School.openPages({ SEED: "school" })
  console.log(`${connections} connections, ${rounds} rounds of ${seconds} s each, medians\n`)
  console.log(
    `${"".padEnd(24)}${"site/s".padStart(10)}${"bare/s".padStart(10)}${"ratio".padStart(8)}${"p99 ms".padStart(9)}`,
  )
  for (const read of reads) await compare(school.url, read)
  await school.close()
}

async function compare(url: string, read: Read) {
  const answer = await fetch(url + read.path, optionsOf(read))
  const bare = await bareServer(Buffer.from(await answer.arrayBuffer()), answer.headers.get("content-type") ?? "")
  const site: autocannon.Result[] = []
  const same: autocannon.Result[] = []
  for (let round = 0; round < rounds; round++) {
    same.push(await load(bare.url, read))
    site.push(await load(url, read))
  }
  bare.close()
  const [ours, theirs] = [site, same].map((results) => median(results.map(({ requests }) => requests.average)))
  const p99 = median(site.map(({ latency }) => latency.p99))
  const ratio = (ours as number) / (theirs as number)
  console.log(
    `${read.name.padEnd(24)}${String(Math.round(ours as number)).padStart(10)}${String(Math.round(theirs as number)).padStart(10)}${ratio.toFixed(3).padStart(8)}${p99.toFixed(1).padStart(9)}`,
  )
}

async function load(url: string, read: Read) {
  const result = await autocannon({ url: url + read.path, connections, duration: seconds, ...optionsOf(read) })
  if (result.non2xx || result.errors)
    throw new Error(`${read.name}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result
}

function optionsOf({ body }: Read): { method?: "POST"; body?: string; headers: Record<string, string> } {
  if (!body) return { headers: { accept: "application/json" } }
  return { method: "POST", body, headers: { "content-type": "application/json", accept: "application/json" } }
}

async function bareServer(bytes: Buffer, type: string) {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { "content-type": type, "content-length": bytes.length }).end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

function median(numbers: number[]) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] as number
}

await bench()
