import { rename } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { imagesFolder } from "../../server/base/settings.ts"
import type { BuiltServer } from "../built-server.ts"
import type { Client } from "../client.ts"
import { published } from "../items.ts"
import { hasCaddy, MultiProcessSite } from "../multi-process-site.ts"
import { isLong } from "./short-or-long.ts"

/** Milliseconds after which every reader sees an acknowledged write, at any process. */
const settledMs = 100
const kills = 10

/** Runs separate processes behind Caddy: `npm run test:long` tries it if Caddy is installed. */
describe.runIf(isLong && hasCaddy)("three processes behind a proxy, killed one after the other,", () => {
  let site: MultiProcessSite
  let head: Client
  let id: number
  beforeAll(async () => {
    site = await MultiProcessSite.open()
    await site.scale(3)
    head = await (site.processes[0] as BuiltServer).signedIn()
    id = (await published(head, "NewsStory", { title: "0" })).id
  })
  afterAll(() => site.close())

  it("answer every reader with what another process published", async () => {
    /** Acknowledgement times of each title, by its number. */
    const acknowledged: number[] = [performance.now()]
    const readers = Array.from({ length: 8 }, () => ({ answers: 0, failures: [] as unknown[], stale: 0 }))
    let isOver = false
    const read = async (reader: (typeof readers)[number]) => {
      while (!isOver) {
        const requestedAt = performance.now()
        const answer = await fetch(`${site.url}/news/view/${id}`).then(titleOf, (error: Error) => error)
        if (typeof answer !== "number") reader.failures.push(answer)
        else if (answer < latestBefore(acknowledged, requestedAt - settledMs)) reader.stale++
        reader.answers++
      }
    }
    const reading = readers.map(read)
    for (let kill = 0; kill < kills; kill++) {
      const [killed, other] = [site.processes[kill % 3], site.processes[(kill + 1) % 3]] as [BuiltServer, BuiltServer]
      await publishThrough(other, acknowledged)
      await killed.kill()
      for (let time = 0; time < 5; time++) await publishThrough(other, acknowledged)
      await killed.run()
      await publishThrough(killed, acknowledged)
    }
    isOver = true
    await Promise.all(reading)
    const sum = (count: (reader: (typeof readers)[number]) => number) =>
      readers.reduce((total, reader) => total + count(reader), 0)
    console.log(
      `${sum(({ answers }) => answers)} answers to readers, ${acknowledged.length} publications, ${kills} kills`,
    )
    expect(readers.flatMap(({ failures }) => failures)).toEqual([])
    expect(sum(({ stale }) => stale)).toBe(0)
  })

  it("show pages while no picture can be stored", async () => {
    const pictures = imagesFolder(join(site.folder, "data"))
    await rename(pictures, `${pictures}-away`)
    const statusOf = async (path: string) => (await fetch(site.url + path)).status
    await expect.poll(() => statusOf("/readyz"), { timeout: 20_000 }).toBe(503)
    expect(await statusOf("/news")).toBe(200)
    await rename(`${pictures}-away`, pictures)
  })

  async function publishThrough(server: BuiltServer, acknowledged: number[]) {
    const visitor = server.visitor()
    visitor.accessToken = head.accessToken
    const edit = "mutation ($id: Int!, $input: EditNewsStoryInput!) { editNewsStory(id: $id, input: $input) { id } }"
    const title = String(acknowledged.length)
    await visitor.request(edit, { id, input: { title } })
    acknowledged.push(performance.now())
    // Readers' requests during this time separate the titles.
    await pause(settledMs)
  }
})

async function titleOf(answer: Response): Promise<number | string> {
  const text = await answer.text()
  return answer.ok ? Number(JSON.parse(text).title) : `${answer.status} ${text}`
}

const latestBefore = (acknowledged: number[], moment: number) => acknowledged.findLastIndex((at) => at <= moment)
