import { ApolloProvider } from "@apollo/client/react"
import { act, renderHook, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { MemoryRouter } from "react-router-dom"
import { expect, it, vi } from "vitest"
import { Toasts } from "../../base/layout/toasts.tsx"
import { apiClient } from "../../base/session/api-client.ts"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import type { Safekeeping } from "./use-safekeeping.ts"
import { useSending } from "./use-sending.ts"
import { useWriting } from "./use-writing.ts"

const around = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <ApolloProvider client={apiClient}>
      <Toasts>{children}</Toasts>
    </ApolloProvider>
  </MemoryRouter>
)

const nothing = { title: "", picture: {} as { alt?: string; faces?: object[] } }

/** Sends a title, changes the form before the answer comes, and says what became of the draft. */
async function typedWhileSent(part: Partial<typeof nothing>, writer: { id: number } | null = { id: 7 }) {
  const draft = { id: () => "a", forget: vi.fn(), flush: vi.fn() }
  const [leaving, session] = [{ guard: {} }, { during: (work: () => unknown) => work() }]
  const safe = { writer, draft, leaving, session } as unknown as Safekeeping
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { result } = renderHook(
    () => {
      const writing = useWriting(nothing)
      return { ...writing, ...useSending({ writing, safe, onSubmit: () => answered }) }
    },
    { wrapper: around },
  )
  act(() => result.current.type({ title: "Relay" }))
  const sent = result.current.send({ fetchOptions: { signal: new AbortController().signal } } as Sending, "")
  act(() => result.current.type(part))
  await act(async () => {
    answer()
    await sent
  })
  return { isKept: draft.forget.mock.calls.length === 0, says: screen.queryByText(/while this was sent/) !== null }
}

it.each([
  ["nothing new", {}, false],
  ["faces found in a picture", { picture: { faces: [{}] } }, false],
  ["further words", { title: "Relay day" }, true],
  ["words about a picture", { picture: { alt: "A runner" } }, true],
])("A form with %s since it was sent: %j stays a draft, and the form says so: %s", async (_what, part, isKept) => {
  expect(await typedWhileSent(part)).toEqual({ isKept, says: isKept })
})

it("A visitor's further words stay a draft, too", async () => {
  expect(await typedWhileSent({ title: "Relay day" }, null)).toEqual({ isKept: true, says: true })
})
