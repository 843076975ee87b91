import { expect, it, vi } from "vitest"
import { preparePicture } from "./prepare-picture.ts"

it("A silent picture worker times out after 30 seconds with a reason, and the next picture works", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "Date"] }).setTimerTickMode("nextTimerAsync")
  vi.stubGlobal("OffscreenCanvas", class {})
  const answers = [undefined, { data: {} }]
  class Worker {
    onmessage = (_: object) => undefined
    terminate() {}
    postMessage() {
      const answer = answers.shift()
      if (answer) this.onmessage(answer)
    }
  }
  vi.stubGlobal("Worker", Worker)
  const begun = Date.now()
  const [large, small] = ["large.jpg", "small.jpg"].map((name) => preparePicture(new File(["x"], name)))
  await expect(large).rejects.toThrow(
    "“large.jpg” took over 30 seconds. Close other tabs and choose it again, or a smaller copy.",
  )
  expect([Date.now() - begun, (await small)?.name]).toEqual([30_000, "small.jpg"])
})
