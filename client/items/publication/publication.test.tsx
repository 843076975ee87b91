import { act, renderHook } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { newStateOf } from "./saved-message.ts"
import { errorsOf, usePublishing } from "./use-publishing.ts"

describe("the times of an item", () => {
  const noon = (minutes: number | null) =>
    minutes === null ? null : new Date(Date.UTC(2031, 2, 7, 12, minutes)).toISOString()

  it.each([
    [null, null, []],
    [0, null, []],
    [-1, null, ["publishAt"]],
    [-1, 1, ["publishAt"]],
    [null, 0, ["expiresAt"]],
    [null, 1, []],
    [60, 60, ["expiresAt"]],
    [60, 61, []],
  ])("from %j to %j minutes past now are invalid at %j", (from, to, wrong) => {
    const moments = { publishAt: noon(from), expiresAt: noon(to) }
    expect(Object.keys(errorsOf(moments, Date.UTC(2031, 2, 7, 12)))).toEqual(wrong)
  })

  it("are sent when scheduling is chosen, and a draft stays one otherwise", () => {
    const stored = (state: "DRAFT" | "PUBLISHED") => ({ state, publishAt: null, expiresAt: null })
    const { result } = renderHook(() => usePublishing(stored("DRAFT")))
    const sent = (as: string) => result.current.inputFor(as)
    expect([sent(""), sent("PUBLISHED")]).toEqual([{ as: "DRAFT" }, { as: "PUBLISHED" }])
    act(() => result.current.type({ expiresAt: "2031-03-07T12:00" }))
    const expiresAt = expect.stringMatching(/^2031-03-07T/)
    expect(sent("SCHEDULED")).toEqual({ as: "PUBLISHED", publishAt: null, expiresAt })
    act(() => result.current.type({ publishAt: "2031-03-06T12:00" }))
    const publishAt = expect.stringMatching(/^2031-03-06T/)
    expect(sent("SCHEDULED")).toEqual({ as: "SCHEDULED", publishAt, expiresAt })
    expect(renderHook(() => usePublishing(stored("PUBLISHED"))).result.current.inputFor("")).toBeUndefined()
    expect(renderHook(() => usePublishing(null)).result.current.inputFor("")).toBeUndefined()
  })
})

it("The answer to a save tells whether the item has a waiting change or another state", () => {
  const item = (state: string, change: string | null = null) =>
    ({ state, publishAt: null, pendingChange: change && { state: "WAITING", updatedAt: change } }) as never
  const stateAfter = (before: object, now: object) =>
    newStateOf(before as never, { data: { editNewsStory: now } })?.state
  expect(stateAfter(item("PUBLISHED"), item("PUBLISHED"))).toBeUndefined()
  expect(stateAfter(item("PUBLISHED", "1"), item("PUBLISHED", "1"))).toBeUndefined()
  expect(stateAfter(item("PUBLISHED", "1"), item("PUBLISHED", "2"))).toBe("WAITING")
  expect(stateAfter(item("DRAFT"), item("WAITING"))).toBe("WAITING")
  expect(stateAfter(item("DRAFT"), item("DRAFT"))).toBe("DRAFT")
})
