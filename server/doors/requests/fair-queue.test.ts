import { once } from "node:events"
import { get } from "node:http"
import type { AddressInfo } from "node:net"
import express, { type Response } from "express"
import { describe, expect, it, vi } from "vitest"
import { deferred } from "../../../test/deferred.ts"
import { FairQueue, queueFairly } from "./fair-queue.ts"

const bounds = { answersAtOnce: 2, answersAtOncePerAddress: 2, answersWaiting: 4, turnTime: 60_000 }

function piece() {
  const { promise, resolve } = deferred()
  return { end: resolve, work: () => promise }
}

function crowded() {
  const queue = new FairQueue(bounds)
  const order: string[] = []
  const under = [piece(), piece()]
  for (const { work } of under) run(queue, "10.0.0.1", work)
  const ask = (name: string, address: string) =>
    run(queue, address, async () => {
      order.push(name)
    })
  const free = () => {
    for (const { end } of under) end()
  }
  return { ask, order, free }
}

const refusal = { extensions: { code: "BUSY", retryAfter: 5 } }

describe("work that must wait", () => {
  it("takes turns by address, however much one address asks for", async () => {
    const { ask, order, free } = crowded()
    const all = [ask("a1", "10.0.0.1"), ask("a2", "10.0.0.1"), ask("a3", "10.0.0.1"), ask("b1", "10.0.0.2")]
    free()
    await Promise.all(all)
    expect(order).toEqual(["a1", "b1", "a2", "a3"])
  })

  it("counts a household's network as one address", async () => {
    const { ask, order, free } = crowded()
    const all = [ask("a1", "2001:db8::1"), ask("a2", "2001:db8::2"), ask("b1", "2001:db8:1::1")]
    free()
    await Promise.all(all)
    expect(order).toEqual(["a1", "b1", "a2"])
  })

  it("is refused only when the queue is full, for the address with the most waiting", async () => {
    const { ask, order, free } = crowded()
    const greedy = [1, 2, 3, 4].map((number) => ask(`a${number}`, "10.0.0.1"))
    const refused = expect(greedy[3]).rejects.toMatchObject(refusal)
    const modest = ask("b1", "10.0.0.2")
    await refused
    free()
    await Promise.all([...greedy.slice(0, 3), modest])
    expect(order).toEqual(["a1", "b1", "a2", "a3"])
  })

  it("begins only as other work ends, two at a time", async () => {
    const queue = new FairQueue(bounds)
    const pieces = [piece(), piece(), piece()]
    let begun = 0
    const all = pieces.map(({ work }, index) =>
      run(queue, `10.0.0.${index}`, () => {
        begun++
        return work()
      }),
    )
    await new Promise(setImmediate)
    expect(begun).toBe(2)
    for (const { end } of pieces) end()
    await Promise.all(all)
    expect(begun).toBe(3)
  })

  it("is refused for the last to come, if all have the same amount waiting", async () => {
    const { ask, order, free } = crowded()
    const first = [2, 3, 4, 5].map((number) => ask(`b${number}`, `10.0.0.${number}`))
    await expect(ask("b6", "10.0.0.6")).rejects.toMatchObject(refusal)
    free()
    await Promise.all(first)
    expect(order).toEqual(["b2", "b3", "b4", "b5"])
  })

  it("starts at once beside an address that is at its limit", async () => {
    const queue = new FairQueue({ ...bounds, answersAtOncePerAddress: 1 })
    const { work, end } = piece()
    const greedy = [run(queue, "10.0.0.1", work), run(queue, "10.0.0.1", work)]
    expect(await run(queue, "10.0.0.2", async () => "at once")).toBe("at once")
    end()
    await Promise.all(greedy)
  })

  it("is refused at its deadline, and lets the next in line take its turn", async () => {
    vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] })
    const queue = new FairQueue({ ...bounds, answersAtOnce: 1 })
    const { work, end } = piece()
    const under = run(queue, "10.0.0.1", work)
    const late = expect(run(queue, "10.0.0.1", work)).rejects.toMatchObject(refusal)
    const early = expect(queue.acquire("10.0.0.2", performance.now() - bounds.turnTime + 10)).rejects.toMatchObject(
      refusal,
    )
    vi.advanceTimersByTime(10)
    await early
    vi.advanceTimersByTime(bounds.turnTime - 10)
    await late
    const next = run(queue, "10.0.0.1", async () => "next")
    end()
    await under
    expect(await next).toBe("next")
    vi.useRealTimers()
  })
})

it("An answer to a client that has left frees its place in the queue when it is done", async () => {
  const { end, work } = piece()
  const reached: Response[] = []
  const app = express().use(queueFairly(new FairQueue({ ...bounds, answersAtOnce: 1 })), async (_request, response) => {
    reached.push(response)
    await work()
    response.json({})
  })
  const server = app.listen(0, "127.0.0.1")
  await once(server, "listening")
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const impatient = get(url).on("error", () => undefined)
  await vi.waitFor(() => expect(reached).toHaveLength(1), { timeout: 10_000 })
  const gone = once(reached[0] as Response, "close")
  impatient.destroy()
  await gone
  const next = fetch(url)
  end()
  expect((await next).status).toBe(200)
  server.close()
})

async function run<T>(queue: FairQueue, address: string, work: () => Promise<T>): Promise<T> {
  const done = await queue.acquire(address)
  return work().finally(done)
}
