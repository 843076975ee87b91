import { expect, it, vi } from "vitest"

const line = vi.hoisted(() => ({ isCut: true }))
vi.mock("../../../generated/words.sw.json", () => ({
  get default() {
    if (line.isCut) throw new TypeError("no line")
    return { News: "Habari" }
  },
}))

const { dictionaryOf, loadOrFallBack, onDictionary } = await import("./dictionaries.ts")

it("Pages fall back to English when a dictionary does not load, until the device is online again", async () => {
  const listener = vi.fn()
  onDictionary(listener)
  await loadOrFallBack("sw")
  expect(dictionaryOf("sw")).toEqual({})
  dispatchEvent(new Event("online"))
  await expect.poll(() => listener.mock.calls).toHaveLength(1)
  expect(dictionaryOf("sw")).toEqual({})
  line.isCut = false
  dispatchEvent(new Event("online"))
  await expect.poll(() => dictionaryOf("sw")).toEqual({ News: "Habari" })
})
