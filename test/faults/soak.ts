import { readdir, stat } from "node:fs/promises"
import { connect } from "node:net"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { imagesFolder } from "../../server/base/settings.ts"
import type { BuiltServer } from "../built-server.ts"
import type { Client } from "../client.ts"
import { enquiry, published } from "../items.ts"
import { drawnPicture } from "../school.ts"

/** A site's resources at one moment of a soak. */
export interface Sample {
  minute: number
  /** Megabytes. */
  memory: number
  /** Open files and connections. */
  handles: number
  /** The event loop's delay in milliseconds, at the 99th percentile. */
  delay: number
  /** Megabytes of the database, with its journal. */
  database: number
  /** Temporary files: of pictures in the data folder, of uploads in the system's. */
  temporary: number
  /** Requests since the start, and those of them with a wrong answer. */
  requests: number
  failed: number
}

interface Soaking {
  minutes: number
  /** Milliseconds between the starts of two rounds. */
  roundMs: number
  /** The number of samples in all. */
  samples: number
  onSample?: (sample: Sample) => void
}

/** Reads, writes, uploads, signs in and aborts, in rounds, for `minutes`. */
export async function soak(server: BuiltServer, { minutes, roundMs, samples, onSample }: Soaking): Promise<Sample[]> {
  const taken: Sample[] = []
  const counts = { requests: 0, failed: 0 }
  const begun = Date.now()
  const head = await server.signedIn()
  for (let round = 0; taken.length < samples; round++) {
    await Promise.all(
      tasksOf(round).map((work) => work({ server, head, round }).then(count(counts, true), count(counts, false))),
    )
    const due = ((taken.length + 1) * minutes) / samples
    if ((Date.now() - begun) / 60_000 >= due) {
      taken.push(await sampleOf(server, begun, counts))
      onSample?.(taken.at(-1) as Sample)
    }
    await pause(roundMs)
  }
  return taken
}

function count(counts: { requests: number; failed: number }, isDone: boolean) {
  return (reason: unknown) => {
    counts.requests++
    if (isDone) return
    counts.failed++
    console.error(reason)
  }
}

interface Round {
  server: BuiltServer
  head: Client
  round: number
}

/** A round's work: reads always, everything else now and then. */
function tasksOf(round: number) {
  const every = (rounds: number, work: (round: Round) => Promise<unknown>) => (round % rounds === 0 ? [work] : [])
  return [
    ...Array.from({ length: 6 }, () => readPage),
    readAnew,
    viewPicture,
    ...every(4, addAndErase),
    ...every(15, signInAndOut),
    ...every(10, abortUpload),
    ...every(60, enquire),
  ]
}

const paths = ["/", "/news", "/blog", "/events", "/gallery", "/profiles", "/about", "/contact", "/apply", "/nowhere"]
const one = <T>(of: T[]) => of[Math.floor(Math.random() * of.length)] as T

async function readPage({ server }: Round) {
  const response = await fetch(server.url + one(paths), { headers: { accept: one(["text/html", "application/json"]) } })
  await response.arrayBuffer()
  if (response.status >= 500) throw new Error(`${response.url} was answered by ${response.status}.`)
}

/** Asks new questions, which are not cached. */
async function readAnew({ server, round }: Round) {
  await server
    .visitor()
    .request("query ($words: String!) { search(q: $words) { total } newsStories { items { id } } }", {
      words: `river ${round}`,
    })
}

async function viewPicture({ server }: Round) {
  const { data } = await server.visitor().request("{ galleries { items { picture { url } } } }")
  const { picture } = one<{ picture: { url: string } }>(data.galleries.items)
  const accept = one(["image/avif,image/webp", "image/webp", "image/jpeg"])
  const response = await fetch(`${server.url}${picture.url}?w=${one([160, 480, 960, 1600])}`, { headers: { accept } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`A picture was answered by ${response.status}.`)
}

async function addAndErase({ head, round }: Round) {
  const { id } = await published(head, "NewsStory", { title: `Story ${round}` })
  await head.request("mutation ($id: Int!) { deleteNewsStory(id: $id) { id } }", { id })
  await head.request("mutation ($id: Int!) { eraseFromBin(type: NEWS_STORY, id: $id) { title } }", { id })
}

async function signInAndOut({ server, head }: Round) {
  const somebody = await server.signedIn()
  await somebody.request("mutation { logout { count } }")
  // An access token is valid for fifteen minutes.
  Object.assign(head, await server.signedIn())
}

/** Breaks off an upload halfway, like a phone that loses its connection. */
async function abortUpload({ server, head }: Round) {
  const { hostname, port } = new URL(server.url)
  const picture = await drawnPicture({ width: 1600, height: 1200 })
  const socket = connect(Number(port), hostname)
  socket.on("error", () => undefined)
  const form = [
    "--cut",
    'Content-Disposition: form-data; name="operations"',
    "",
    JSON.stringify({
      query: 'mutation ($file: Upload!) { uploadImage(name: "cut.png", file: $file) { name } }',
      variables: { file: null },
    }),
    "--cut",
    'Content-Disposition: form-data; name="map"',
    "",
    '{"0":["variables.file"]}',
    "--cut",
    'Content-Disposition: form-data; name="0"; filename="cut.png"',
    "Content-Type: image/png",
    "",
    "",
  ].join("\r\n")
  const heads = [
    "POST /graphql HTTP/1.1",
    `Host: ${hostname}:${port}`,
    `Authorization: Bearer ${head.accessToken}`,
    "Apollo-Require-Preflight: 1",
    "Content-Type: multipart/form-data; boundary=cut",
    "Content-Length: 1000000",
  ].join("\r\n")
  socket.write(`${heads}\r\n\r\n${form}`)
  socket.write(picture.subarray(0, picture.length / 2))
  await pause(300)
  socket.destroy()
}

async function enquire({ server, round }: Round) {
  const { status } = await server.visitor().rest("POST", "/mail", { ...enquiry, inquiry: `Is there a bus? ${round}` })
  if (status !== 200) throw new Error(`An enquiry was answered by ${status}.`)
}

async function sampleOf(
  server: BuiltServer,
  begun: number,
  counts: { requests: number; failed: number },
): Promise<Sample> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  return {
    minute: round((Date.now() - begun) / 60_000),
    memory: round(server.memory().now),
    handles: await server.handles(),
    delay: round(Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(metrics)?.[1]) * 1000),
    database: round((await sizeOf(server.dataDir, "site.sqlite")) + (await sizeOf(server.dataDir, "site.sqlite-wal"))),
    temporary: (await draftsIn(imagesFolder(server.dataDir))) + (await readdir(server.temporaryDir)).length,
    ...counts,
  }
}

const round = (number: number) => Math.round(number * 10) / 10
const sizeOf = async (folder: string, name: string) =>
  (await stat(join(folder, name)).catch(() => ({ size: 0 }))).size / 1024 / 1024
const draftsIn = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".tmp")).length
