import { act, fireEvent, render, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { beforeEach, expect, it, vi } from "vitest"
import { Refused } from "../ui/loading/failure.ts"
import { Toasts, useToast } from "./toasts.tsx"
import { useAction } from "./use-action.ts"

let viewer: { id: number } | null
vi.mock("../session/session.tsx", () => ({ useSession: () => ({ viewer }) }))

let rerender: (app: ReactNode) => void
let undone: number
let show: ReturnType<typeof useToast>
let action: ReturnType<typeof useAction>

function Screen() {
  show = useToast()
  action = useAction()
  return (
    <>
      <input aria-label="Title" />
      <a href="#receipt">See the receipt</a>
    </>
  )
}

beforeEach(async () => {
  await import("./toast-action.tsx")
  vi.useFakeTimers()
  undone = 0
  viewer = null
  rerender = render(<App />).rerender
})

const App = () => (
  <Toasts>
    <Screen />
  </Toasts>
)
function become(user: typeof viewer) {
  viewer = user
  rerender(<App />)
}
const deleted = (run: () => unknown = () => undone++) =>
  act(async () => show("News Story Deleted", { action: { label: "Undo", run } }))
const messages = () => screen.getAllByRole("alert").map(({ textContent }) => textContent)
const undo = () => screen.queryByRole("button", { name: "Undo" })
const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const pressUndo = (on: Element) => act(async () => void fireEvent.keyDown(on, { key: "z", ctrlKey: true }))

it("A toast with an action stays for ten seconds, and longer while its button has the focus", async () => {
  await deleted()
  expect(screen.getByRole("alert").textContent).toBe("News Story Deleted")
  advance(9_900)
  act(() => undo()?.focus())
  advance(60_000)
  expect(undo()).not.toBeNull()
  act(() => undo()?.blur())
  advance(10_100)
  expect(undo()).toBeNull()
})

it("Following a link closes a success toast, and keeps errors and toasts with an action", async () => {
  await deleted()
  await act(async () => show("It cannot be restored.", { tone: "error" }))
  await act(async () => show("Message Sent"))
  expect(messages()).toEqual(["News Story Deleted", "It cannot be restored.", "Message Sent"])
  fireEvent.click(screen.getByLabelText("Title"))
  expect(messages()).toHaveLength(3)
  fireEvent.click(screen.getByRole("link"))
  expect(messages()).toEqual(["News Story Deleted", "It cannot be restored."])
})

it("A toast's action runs once, by its button or by Ctrl+Z outside a field", async () => {
  await deleted()
  await pressUndo(screen.getByLabelText("Title"))
  expect(undone).toBe(0)
  await pressUndo(document.body)
  await pressUndo(document.body)
  expect(undone).toBe(1)
  expect(fireEvent.keyDown(document.body, { key: "z", ctrlKey: true })).toBe(true)
  await act(async () => show("Profile Edited", { action: { label: "Show it", run: () => undone++ } }))
  expect(fireEvent.keyDown(document.body, { key: "z", ctrlKey: true })).toBe(true)
  await deleted()
  fireEvent.click(undo() as Element)
  expect(undone).toBe(2)
  expect(undo()).toBeNull()
})

it("Ctrl+Z undoes the latest of two actions first", async () => {
  const taken: string[] = []
  for (const name of ["first", "second"]) await deleted(() => taken.push(name))
  await pressUndo(document.body)
  expect(taken).toEqual(["second"])
  await pressUndo(document.body)
  expect(taken).toEqual(["second", "first"])
})

it("A toast with an action stays beside the next toast, and reports a failed action", async () => {
  await deleted(() => Promise.reject(new Error("gone")))
  act(() => show("Profile Edited"))
  expect(messages()).toEqual(["News Story Deleted", "Profile Edited"])
  await act(async () => fireEvent.click(undo() as Element))
  expect(messages()).toEqual([expect.stringMatching(/went wrong|try again/)])
})

it("Only the three latest toasts with an action stay, and every error", async () => {
  await act(async () => show("It cannot be restored.", { tone: "error" }))
  const titles = ["One", "Two", "Three", "Four"]
  for (const title of titles) await act(async () => show(title, { action: { label: "Undo", run: () => undone++ } }))
  expect(messages()).toEqual(["It cannot be restored.", "Two", "Three", "Four"])
})

it("An action pressed twice runs once, and its result is shown", async () => {
  const ends: { done: () => void; fail: (reason: unknown) => void }[] = []
  const run = () => new Promise<void>((done, fail) => ends.push({ done, fail }))
  const press = () => act(async () => void action.act(run, "Marked as Done"))
  await press()
  await press()
  expect([ends.length, action.busy]).toEqual([1, true])
  await act(async () => ends[0]?.done())
  expect([messages(), action.busy]).toEqual([["Marked as Done"], false])
  await press()
  await act(async () => ends[1]?.fail(new Refused("FORBIDDEN", "You may not.")))
  expect([messages(), action.busy]).toEqual([["You may not."], false])
})

it("A toast about what a user began is not shown after their log-out, unlike one about logging in", async () => {
  const showToVisitor = show
  become({ id: 7 })
  await act(async () => showToVisitor("Welcome"))
  const showToUser = show
  become(null)
  await act(async () => showToUser("The letter to Ada is sent"))
  expect(messages()).toEqual(["Welcome"])
})
