import { readdir } from "node:fs/promises"
import { setTimeout as pause } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { BuiltServer } from "../built-server.ts"
import { uploadSingle } from "../items.ts"
import { drawnPicture } from "../school.ts"
import { isLong, shortOrLong } from "./short-or-long.ts"
import { memoryOfMachine, smallMachine } from "./small-machine.ts"
import { type Sample, soak } from "./soak.ts"

/** Two hours by `npm run test:long`, or SOAK_MINUTES minutes. */
const minutes = shortOrLong(0.05, Number(process.env.SOAK_MINUTES || 120))

const machine = smallMachine()
let server: BuiltServer

beforeAll(async () => {
  // Proxies are trusted so that each client can have its own address.
  server = await BuiltServer.start({ settings: { SEED: "school", TRUST_PROXY: "true" }, wrapper: machine.wrapper })
})

afterAll(async () => {
  await server.remove()
  machine.remove()
})

const report = (facts: object) => isLong && console.log(JSON.stringify(facts))

/** Checks the memory even if the machine could not be limited. */
const requireRoom = () => expect(server.memory().peak).toBeLessThan(memoryOfMachine * 0.8)

describe("a site with 512 MB and one processor", () => {
  it("uses no more memory from hour to hour while it is read, written to and left", async () => {
    const soaking = {
      minutes,
      roundMs: shortOrLong(100, 1000),
      samples: shortOrLong(2, Math.max(8, Math.round(minutes))),
    }
    const samples = await soak(server, { ...soaking, onSample: report })
    expect(samples.at(-1)?.failed).toBe(0)
    await expect.poll(() => readdir(server.temporaryDir)).toEqual([])
    // In the first minutes it fills its caches.
    const [early, late] = [samples.slice(0, samples.length / 2), samples.slice(samples.length / 2)]
    expect(middle(late, "handles")).toBeLessThanOrEqual(middle(early, "handles") + 10)
    if (isLong) expect(middle(late, "memory")).toBeLessThan(middle(early, "memory") * 1.15 + 20)
    requireRoom()
  })

  it("stores large photographs sent at once or answers 503, while others look at pictures", async () => {
    const head = await server.signedIn()
    const photograph = await drawnPicture({ width: 7800, height: 5000, format: "jpeg" })
    const before = server.memory()
    const store = (number: number) => uploadSingle(head, `${Date.now()}-${number}.jpg`, photograph)
    const over = new AbortController()
    const viewing = viewPicturesUntil(over.signal)
    const answers = await Promise.all(Array.from({ length: shortOrLong(3, 60) }, (_, number) => store(number)))
    over.abort()
    const shown = await viewing
    report({
      bounded: machine.isBounded,
      before,
      after: server.memory(),
      statuses: tally(answers.map(({ status }) => status)),
      shown,
    })
    for (const { status, headers } of answers) {
      expect([200, 503]).toContain(status)
      if (status === 503) expect(headers.get("retry-after")).toBe("5")
    }
    expect(Object.keys(shown).filter((status) => !["200", "503"].includes(status))).toEqual([])
    requireRoom()
    // The pictures' memory is returned.
    await expect.poll(() => server.memory().now).toBeLessThan(before.now + 100)
  })
})

it("A site at three times its capacity answers what it can, asks the rest to retry, and recovers", async () => {
  const seconds = shortOrLong(1, 60)
  const atOnce = await search(1)
  expect(atOnce.status).toBe(200)
  const capacity = await capacityOf(shortOrLong(0.5, 10))
  const before = server.memory()
  const meanwhile: Promise<number>[] = []
  const requests: Promise<{ status: number; retryAfter: string | null }>[] = []
  const every = 100
  for (let tick = 0; tick < (seconds * 1000) / every; tick++) {
    for (let number = 0; number < (3 * capacity * every) / 1000; number++) requests.push(search(requests.length + 2))
    if (tick % 5 === 0) {
      // The second is cached.
      for (const path of ["/readyz", "/news"]) meanwhile.push(statusOf(path))
    }
    await pause(every)
  }
  const answers = await Promise.all(requests)
  const begun = performance.now()
  await search(0)
  report({
    capacity,
    asked: requests.length,
    statuses: tally(answers.map(({ status }) => status)),
    seconds,
    before,
    after: server.memory(),
    againInMs: Math.round(performance.now() - begun),
  })
  for (const { status, retryAfter } of answers)
    expect([status, retryAfter]).toEqual(status === 200 ? [200, null] : [503, "5"])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(tally(await Promise.all(meanwhile))).toEqual({ 200: meanwhile.length })
  expect((await search(0)).status).toBe(200)
  requireRoom()
})

function middle(samples: Sample[], what: "handles" | "memory"): number {
  const sorted = samples.map((sample) => sample[what]).sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] as number
}

/** The count of each status. */
function tally(statuses: number[]) {
  const counts: Record<string, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const statusOf = (path: string) =>
  fetch(server.url + path).then(
    ({ status }) => status,
    () => 0,
  )

/** Requests pictures in new sizes, one by one. */
async function viewPicturesUntil(over: AbortSignal) {
  const { data } = await server.visitor().request("{ galleries { items { picture { url } } } }")
  const urls: string[] = data.galleries.items.map(({ picture }: { picture: { url: string } }) => picture.url)
  const statuses: number[] = []
  for (let number = 0; !over.aborted; number++) {
    const url = `${server.url}${urls[number % urls.length]}?w=${[160, 480, 960, 1600][number % 4]}&crop=5x2&at=${(number % 11) * 10}`
    const response = await fetch(url, { headers: { accept: "image/webp" } })
    await response.arrayBuffer()
    statuses.push(response.status)
  }
  return tally(statuses)
}

/** Asks a new question as a new client each time: nothing of it is cached. */
async function search(number: number) {
  const query = `{ search(q: "river ${number}") { total } newsStories(perPage: 20) { items { id title detail } } }`
  const response = await fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify({ query }),
  })
  await response.arrayBuffer()
  return { status: response.status, retryAfter: response.headers.get("retry-after") }
}

/** Answers per second to sixteen clients without pauses. */
async function capacityOf(seconds: number) {
  let answered = 0
  const end = performance.now() + seconds * 1000
  const again = async (client: number) => {
    for (let time = 0; performance.now() < end; time++) {
      await search(1_000_000 + client * 10_000 + time)
      answered++
    }
  }
  await Promise.all(Array.from({ length: 16 }, (_, client) => again(client)))
  return answered / seconds
}
