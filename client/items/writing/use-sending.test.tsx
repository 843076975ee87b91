import { act, renderHook, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { deferred } from "../../../test/deferred.ts"
import { inApp } from "../../../test/in-app.tsx"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import type { Safekeeping } from "./use-safekeeping.ts"
import { useSending } from "./use-sending.ts"
import { useWriting } from "./use-writing.ts"

const nothing = { title: "", picture: {} as { alt?: string; faces?: object[] } }

/** Sends a title, changes the form before the answer comes, and says what became of the draft. */
async function typedWhileSent(part: Partial<typeof nothing>, writer: { id: number } | null = { id: 7 }) {
  const draft = { id: () => "a", forget: vi.fn(), flush: vi.fn() }
  const [leaving, session] = [{ guard: {} }, { withSession: (work: () => unknown) => work() }]
  const safe = { writer, draft, leaving, session } as unknown as Safekeeping
  const answered = deferred()
  const { result } = renderHook(() => {
    const writing = useWriting(nothing)
    return { ...writing, ...useSending({ writing, safe, onSubmit: () => answered.promise }) }
  }, inApp)
  act(() => result.current.type({ title: "Relay" }))
  const sent = result.current.send({ fetchOptions: { signal: new AbortController().signal } } as Sending, "")
  act(() => result.current.type(part))
  await act(async () => {
    answered.resolve()
    await sent
  })
  return { isKept: draft.forget.mock.calls.length === 0, says: screen.queryByText(/while this was sent/) !== null }
}

it.each([
  ["nothing new", {}, false],
  ["faces found in a picture", { picture: { faces: [{}] } }, false],
  ["more text", { title: "Relay day" }, true],
  ["a picture description", { picture: { alt: "A runner" } }, true],
])("A form with %s since it was sent (%j) stays a draft and says so: %s", async (_what, part, isKept) => {
  expect(await typedWhileSent(part)).toEqual({ isKept, says: isKept })
})

it("Text typed during a save stays a draft of the saved version, with others' changes", async () => {
  const draft = { id: () => "a", forget: vi.fn(), write: vi.fn(), flush: vi.fn() }
  const [leaving, session] = [{ guard: {} }, { withSession: (work: () => unknown) => work() }]
  const safe = { writer: { id: 7 }, draft, leaving, session } as unknown as Safekeeping
  const item = { title: "Relay", body: "Monday", place: "Field" }
  const answered = deferred()
  const { result, rerender } = renderHook(
    ({ stored, version }) => {
      const writing = useWriting(stored, version)
      return { ...writing, ...useSending({ writing, safe, onSubmit: () => answered.promise }) }
    },
    { wrapper: inApp.wrapper, initialProps: { stored: item, version: 4 } },
  )
  act(() => result.current.type({ body: "Tuesday" }))
  const sent = result.current.send({ fetchOptions: { signal: new AbortController().signal } } as Sending, "")
  act(() => result.current.type({ body: "Tuesday, at two" }))
  rerender({ stored: { ...item, body: "Tuesday", place: "Hall" }, version: 6 })
  await act(async () => {
    answered.resolve()
    await sent
  })
  expect(draft.write.mock.calls).toEqual([
    [
      { title: "Relay", body: "Tuesday, at two", place: "Hall" },
      { content: { title: "Relay", body: "Tuesday", place: "Hall" }, version: 6 },
    ],
  ])
})

it("Text that a visitor types during a send stays a draft", async () => {
  expect(await typedWhileSent({ title: "Relay day" }, null)).toEqual({ isKept: true, says: true })
})
