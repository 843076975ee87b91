import { act, renderHook, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { deferred } from "../../../test/deferred.ts"
import { inApp } from "../../../test/in-app.tsx"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import { Refused } from "../../base/ui/loading/failure.ts"
import { inTurn, nextRender } from "../../base/ui/pictures/in-turn.ts"
import { useLeaving } from "./use-leaving.ts"
import type { Safekeeping } from "./use-safekeeping.ts"
import { type Sent, useSending } from "./use-sending.ts"
import { useWriting } from "./use-writing.ts"

const sending = { fetchOptions: { signal: new AbortController().signal } } as Sending

/** The safekeeping of a writer's form, and its draft, which records its calls. */
function safekeepingOf(writer: { id: number } | null = { id: 7 }) {
  const draft = { id: () => "a", forget: vi.fn(), write: vi.fn(), flush: vi.fn() }
  const [leaving, session] = [{ guard: {} }, { withSession: (work: () => unknown) => work() }]
  return { draft, safe: { writer, draft, leaving, session } as unknown as Safekeeping }
}

const nothing = { title: "", picture: {} as { alt?: string; faces?: object[] } }

/** Sends a title, changes the form before the answer comes, and says what became of the draft. */
async function typedWhileSent(part: Partial<typeof nothing> | Promise<Partial<typeof nothing>>, writer?: null) {
  const { draft, safe } = safekeepingOf(writer)
  const answered = deferred()
  const { result } = renderHook(() => {
    const writing = useWriting(nothing)
    return { ...writing, ...useSending({ writing, safe, onSubmit: () => answered.promise }) }
  }, inApp)
  act(() => result.current.type({ title: "Relay" }))
  const sent = result.current.send(sending, "")
  await act(async () => undefined)
  const prepared = deferred()
  if (part instanceof Promise) void inTurn(() => prepared.promise.then(() => part)).then(result.current.type)
  else act(() => result.current.type(part))
  answered.resolve()
  await act(async () => prepared.resolve())
  await act(() => sent)
  return { isKept: draft.forget.mock.calls.length === 0, says: screen.queryByText(/while this was sent/) !== null }
}

it.each([
  ["nothing new", {}, false],
  ["faces found in a picture", { picture: { faces: [{}] } }, false],
  ["more text", { title: "Relay day" }, true],
  ["a picture description", { picture: { alt: "A runner" } }, true],
  ["a picture that is still being prepared", Promise.resolve({ picture: { alt: "A runner" } }), true],
])("A form with %s since it was sent (%j) stays a draft and says so: %s", async (_what, part, isKept) => {
  expect(await typedWhileSent(part)).toEqual({ isKept, says: isKept })
})

it("Text typed during a save stays a draft of the saved version, with others' changes", async () => {
  const { draft, safe } = safekeepingOf()
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
  const sent = result.current.send(sending, "")
  await act(async () => undefined)
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

it("A form that is sent while a picture is prepared waits for it, and is not sent if it fails or the form is left", async () => {
  const onSubmit = vi.fn(async () => {})
  const { result } = renderHook(() => {
    const writing = useWriting(nothing)
    return { ...writing, ...useSending({ writing, safe: safekeepingOf().safe, onSubmit }) }
  }, inApp)
  const sendDuring = (preparation: Promise<{ alt?: string }>) => {
    void inTurn(() => preparation).then((picture) => act(() => result.current.type({ picture })), vi.fn())
    return result.current.send(sending, "")
  }
  const torn = new Error("The picture is torn.")
  await expect(sendDuring(Promise.reject(torn))).rejects.toThrow(torn.message)
  expect(onSubmit).not.toHaveBeenCalled()
  const address = location.hash
  const sent = sendDuring(Promise.resolve({}))
  location.hash = "/news"
  await sent
  expect(onSubmit).not.toHaveBeenCalled()
  location.hash = address
  await sendDuring(Promise.resolve({ alt: "A runner" }))
  expect(onSubmit.mock.calls).toMatchObject([[{ title: "", picture: { alt: "A runner" } }, {}]])
})

it("A picture that is prepared during a conflict is sent with the text", async () => {
  const preparing = deferred<{ body: string }>()
  const item = { body: "Monday", place: "Field" }
  const onSubmit = vi.fn(async (_: object, { version }: Sent) => {
    if (version !== 4) return
    void inTurn(() => preparing.promise).then(result.current.type)
    rerender({ stored: { ...item, place: "Hall" }, version: 5 })
    throw new Refused("CONFLICT", "")
  })
  const { result, rerender } = renderHook(
    ({ stored, version }) => {
      const writing = useWriting(stored, version)
      return { ...writing, ...useSending({ writing, safe: safekeepingOf().safe, onSubmit }) }
    },
    { wrapper: inApp.wrapper, initialProps: { stored: item, version: 4 } },
  )
  act(() => result.current.type({ body: "Tuesday" }))
  const sent = result.current.send(sending, "")
  for (const _ of ["refused", "read again", "rendered"]) await act(nextRender)
  await act(async () => preparing.resolve({ body: "Tuesday, with a picture" }))
  await act(() => sent)
  expect(onSubmit.mock.lastCall).toMatchObject([{ body: "Tuesday, with a picture", place: "Hall" }, { version: 5 }])
})

const mayClose = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }))

it("A form whose only change is a picture that is being prepared is left after a question, with the picture saved", async () => {
  const preparing = deferred()
  const { draft } = safekeepingOf()
  const { result } = renderHook(() => useLeaving(false, draft as never), inApp)
  const go = vi.fn()
  act(() => void inTurn(() => preparing.promise))
  expect(mayClose()).toBe(false)
  act(() => void result.current.leaveBy(go))
  await nextRender()
  expect(draft.flush).not.toHaveBeenCalled()
  await act(async () => preparing.resolve())
  await expect.poll(() => result.current.question.answer).toBeTruthy()
  expect([draft.flush.mock.calls.length, go.mock.calls.length, mayClose()]).toEqual([1, 0, true])
  await act(async () => result.current.question.answer?.("keep"))
  expect(go).toHaveBeenCalledOnce()
})
