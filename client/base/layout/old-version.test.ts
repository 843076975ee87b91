import { afterEach, expect, it, vi } from "vitest"
import { reloadIfUpdated } from "./old-version.ts"

afterEach(() => void vi.unstubAllGlobals())

const minute = 60_000

it.each([
  [false, "the first time", true, null, true],
  [false, "within a minute of the last reload", true, minute - 5000, false],
  [false, "over a minute after the last reload", true, minute + 5000, true],
  [true, "within a minute of the last reload", true, 0, true],
  [false, "while the server does not answer", false, null, false],
  [true, "while the server does not answer", false, null, false],
])("A page with a missing part reloads or stays (asked: %s), %s", async (byUser, _, isServerUp, since, reloads) => {
  const stored = new Map(since === null ? [] : [["reloaded-at", String(Date.now() - since)]])
  const reload = vi.fn()
  vi.stubGlobal("fetch", () => (isServerUp ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError("gone"))))
  vi.stubGlobal("location", { reload })
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  })
  await reloadIfUpdated(byUser)
  expect(reload).toHaveBeenCalledTimes(reloads ? 1 : 0)
})
