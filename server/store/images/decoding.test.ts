import pLimit from "p-limit"
import { describe, expect, it } from "vitest"
import { deferred } from "../../../test/deferred.ts"
import { lane } from "./decoding.ts"

function piece() {
  const { promise, resolve } = deferred()
  return { end: resolve, work: () => promise }
}

describe("pictures queued for decoding", () => {
  it("are refused as BUSY while the queue is full, and accepted again later", async () => {
    const own = lane({ waiting: 2, gate: pLimit(1) })
    const under = piece()
    const all = [own.run(under.work), own.run(under.work), own.run(under.work)]
    await expect(own.run(under.work)).rejects.toMatchObject({ extensions: { code: "BUSY", retryAfter: 5 } })
    under.end()
    await Promise.all(all)
    expect(await own.run(async () => "next")).toBe("next")
  })

  it("leave capacity for pictures of another lane", async () => {
    const crowded = lane({ waiting: 10, gate: pLimit(1) })
    const other = lane({ waiting: 10 })
    const order: string[] = []
    const note = (name: string) => async () => void order.push(name)
    const first = piece()
    const begun = crowded.run(first.work)
    const all = [crowded.run(note("crowded 1")), crowded.run(note("crowded 2")), other.run(note("other"))]
    first.end()
    await Promise.all([begun, ...all])
    expect(order.indexOf("other")).toBeLessThan(order.indexOf("crowded 2"))
  })
})
