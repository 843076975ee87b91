import { afterEach, expect, it, vi } from "vitest"
import { reloadIfUpdated } from "./old-version.ts"

afterEach(() => void vi.unstubAllGlobals())

const minute = 60_000

it.each([
  [false, "the first time", true, null, true],
  [false, "soon after it did", true, minute - 5000, false],
  [false, "long after it did", true, minute + 5000, true],
  [true, "soon after it did", true, 0, true],
  [false, "where nobody answers", false, null, false],
  [true, "where nobody answers", false, null, false],
])("A page of which a part is gone is loaded anew (asked for: %s), %s", async (asked, _, answers, since, reloads) => {
  const stored = new Map(since === null ? [] : [["reloaded-at", String(Date.now() - since)]])
  const reload = vi.fn()
  vi.stubGlobal("fetch", () => (answers ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError("gone"))))
  vi.stubGlobal("location", { reload })
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  })
  await reloadIfUpdated(asked)
  expect(reload).toHaveBeenCalledTimes(reloads ? 1 : 0)
})
