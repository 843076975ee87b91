import { ApolloProvider } from "@apollo/client/react"
import { act, fireEvent, render, renderHook, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { MemoryRouter } from "react-router-dom"
import { beforeEach, expect, it, vi } from "vitest"
import { Toasts } from "../../base/layout/toasts.tsx"
import { apiClient } from "../../base/session/api-client.ts"
import { SessionProvider } from "../../base/session/session.tsx"
import { ZoneContext } from "../../base/ui/dates/dates.tsx"
import type { GalleryFieldsFragment } from "../../generated/graphql.ts"
import { PictureTools } from "./picture-tools.tsx"
import { useArranging } from "./use-arranging.ts"

const { edit } = vi.hoisted(() => ({ edit: vi.fn() }))

vi.mock("../../generated/graphql.ts", async (original) => ({
  ...(await original<object>()),
  useEditGalleryImageMutation: () => [edit],
}))
vi.mock("../../generated/office.ts", async (original) => ({
  ...(await original<object>()),
  useOwnGalleriesQuery: () => ({}),
}))

const picture = { name: "1-kite.jpg", alt: "", described: false, focus: { x: 50, y: 50 } }
const gallery = { id: 2, images: [{ id: 8, version: 1, caption: "", picture }] } as unknown as GalleryFieldsFragment

const around = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <ApolloProvider client={apiClient}>
      <SessionProvider restore={false}>
        <ZoneContext value="Africa/Nairobi">
          <Toasts>{children}</Toasts>
        </ZoneContext>
      </SessionProvider>
    </ApolloProvider>
  </MemoryRouter>
)

beforeEach(() => {
  edit.mockReset()
})

it("A button beside pictures takes along what was typed a moment ago", async () => {
  edit.mockImplementation(async ({ variables: { id, input } }) => {
    const { caption = "", version } = input
    return { data: { editGalleryImage: { id, version: version + 1, caption, picture } } }
  })
  function Tools() {
    const arranging = useArranging(gallery)
    return (
      <>
        <input
          aria-label="Caption"
          onChange={({ target }) => arranging.write(8, { caption: target.value })}
          onBlur={() => void arranging.save(8)}
        />
        <PictureTools gallery={gallery} arranging={arranging} chosen={[8]} marks={{}} />
      </>
    )
  }
  render(<Tools />, { wrapper: around })
  fireEvent.change(screen.getByLabelText("Caption"), { target: { value: "A kite" } })
  await act(async () => {
    fireEvent.blur(screen.getByLabelText("Caption"))
    fireEvent.click(screen.getByText("Decoration"))
  })
  expect(edit.mock.calls.map(([{ variables }]) => variables.input)).toEqual([
    { caption: "A kite", picture: { name: "1-kite.jpg", alt: null }, version: 1 },
    { picture: { name: "1-kite.jpg", alt: "" }, version: 2 },
  ])
})

it("A picture that is gone leaves nothing unsaved, and brings its words back with it", async () => {
  edit.mockRejectedValue(new Error("No answer"))
  const { result } = renderHook(() => useArranging(gallery), { wrapper: around })
  act(() => result.current.write(8, { caption: "A kite" }))
  await act(() => result.current.save(8))
  expect([result.current.isSaved(), Object.keys(result.current.problems)]).toEqual([false, ["8"]])
  act(() => result.current.drop(8))
  expect([result.current.isSaved(), result.current.words[8]]).toEqual([true, { caption: "A kite" }])
})
