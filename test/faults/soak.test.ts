import { readdir } from "node:fs/promises"
import { afterAll, expect, it } from "vitest"
import { BuiltServer } from "../built-server.ts"
import { isLong, often } from "./often.ts"
import { type Sample, soak } from "./soak.ts"

/** Two hours by `npm run test:long`, or as many minutes as SOAK_MINUTES says. */
const minutes = often(0.05, Number(process.env.SOAK_MINUTES || 120))

let server: BuiltServer
afterAll(() => server.remove())

it("A site that is read, written to and left in the middle all the time takes no more from hour to hour", async () => {
  server = await BuiltServer.start({ settings: { SEED: "school" } })
  const soaking = { minutes, roundMs: often(100, 1000), samples: often(2, Math.max(8, Math.round(minutes))) }
  const samples = await soak(server, {
    ...soaking,
    onSample: (sample) => isLong && console.log(JSON.stringify(sample)),
  })
  expect(samples.at(-1)?.failed).toBe(0)
  await expect.poll(() => readdir(server.temporaryDir), { timeout: 10_000 }).toEqual([])
  // Until then it fills what it keeps in memory.
  const [early, late] = [samples.slice(0, samples.length / 2), samples.slice(samples.length / 2)]
  expect(middle(late, "handles")).toBeLessThanOrEqual(middle(early, "handles") + 10)
  expect(middle(late, "memory")).toBeLessThan(middle(early, "memory") * 1.15 + 20)
})

function middle(samples: Sample[], what: "handles" | "memory"): number {
  const sorted = samples.map((sample) => sample[what]).sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] as number
}
