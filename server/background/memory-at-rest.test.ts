import { expect, it } from "vitest"
import { openLog } from "../log.ts"
import { MemoryAtRest } from "./memory-at-rest.ts"

const heap = () => process.memoryUsage().heapTotal

/** Some 100 MB, of which nothing is used any more. */
function makeGarbage() {
  const kept: object[] = []
  for (let number = 0; number < 1_000_000; number++) kept.push({ number, text: String(number) })
  return kept.length
}

it("A site gives memory back when nobody asks for anything, and lets it be while somebody does", async () => {
  const memory = new MemoryAtRest(openLog("silent", process.stderr))
  makeGarbage()
  const before = heap()
  await memory.look(0.5)
  expect(heap()).toBeGreaterThan(before - 10_000_000)
  await memory.look(0)
  expect(heap()).toBeLessThan(before - 30_000_000)
})
