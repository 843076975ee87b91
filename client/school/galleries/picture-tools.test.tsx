import { act, fireEvent, render, renderHook, screen } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { inApp } from "../../../test/in-app.tsx"
import { apiClient } from "../../base/session/api-client.ts"
import { turnPicture } from "../../base/ui/pictures/prepare-picture.ts"
import type { GalleryFieldsFragment } from "../../generated/graphql.ts"
import { PictureTools } from "./picture-tools.tsx"
import { useArranging } from "./use-arranging.ts"

const { edit, add, remove, restore } = vi.hoisted(() => ({
  edit: vi.fn(),
  add: vi.fn(),
  remove: vi.fn(),
  restore: vi.fn(),
}))

vi.mock("../../generated/graphql.ts", async (original) => ({
  ...(await original<object>()),
  useEditGalleryImageMutation: () => [edit],
  useAddGalleryImagesMutation: () => [add],
  useDeleteGalleryImageMutation: () => [remove],
}))
vi.mock("../../items/pictures/upload-picture.ts", () => ({ uploadPicture: async () => undefined }))
vi.mock("../../base/ui/pictures/prepare-picture.ts", { spy: true })
vi.mock("../../items/content/undo-deletion.ts", () => ({ useRestoring: () => restore }))
vi.mock("../../generated/office.ts", async (original) => ({
  ...(await original<object>()),
  useOwnGalleriesQuery: () => ({
    data: { own: { items: [{ id: 5, name: "Harvest", canEdit: true }] }, newest: { items: [] } },
  }),
}))

const picture = { name: "1-kite.jpg", alt: "", described: false, focus: { x: 50, y: 50 } }
const gallery = { id: 2, images: [{ id: 8, version: 1, caption: "", picture }] } as unknown as GalleryFieldsFragment

beforeEach(() => {
  edit.mockReset()
  vi.mocked(turnPicture).mockImplementation(async (file) => file)
})

it("A button of the picture tools keeps the text typed a moment ago", async () => {
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
        <PictureTools gallery={gallery} arranging={arranging} chosen={[8]} />
      </>
    )
  }
  render(<Tools />, inApp)
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

it.each([
  ["keeps its people", [{ recognisable: "AGREED", children: [{ id: 3 }] }], [["AGREED", [3], "1-kite.jpg"]]],
  ["stays as it is if its people cannot be loaded", new Error("No answer"), []],
])("A rotated picture %s", async (_, known, sent) => {
  vi.stubGlobal("fetch", async () => new Response("a kite"))
  vi.spyOn(apiClient, "query").mockImplementation(async () => {
    if (known instanceof Error) throw known
    return { data: { picturesNamed: known } } as never
  })
  function Tools() {
    return <PictureTools gallery={gallery} arranging={useArranging(gallery)} chosen={[8]} />
  }
  render(<Tools />, inApp)
  await act(async () => fireEvent.click(screen.getByText("Rotate")))
  await expect.poll(() => screen.getByText("Rotate").closest("button")?.ariaBusy ?? null).toBeNull()
  const pictures = edit.mock.calls.map(([{ variables }]) => variables.input.picture)
  expect(pictures.map(({ recognisable, children, copyOf }) => [recognisable, children, copyOf])).toEqual(sent)
})

it("Undo of a move restores all pictures, even if a colleague has changed one meanwhile", async () => {
  const images = [7, 8, 9].map((id) => ({ id, version: 1, caption: "", picture }))
  const both = { id: 2, images } as unknown as GalleryFieldsFragment
  vi.spyOn(apiClient, "query").mockResolvedValue({ data: { gallery: both } } as never)
  const moved = [17, 18, 19].map((id) => ({ id, version: 1, caption: "", picture }))
  add.mockResolvedValue({ data: { addGalleryImages: { images: moved } } })
  const changed = new Error("Somebody has changed this picture, so it stays there.")
  remove.mockImplementation(({ variables: { id } }) => (id === 18 ? Promise.reject(changed) : Promise.resolve()))
  restore.mockResolvedValue(undefined)
  function Tools() {
    return <PictureTools gallery={both} arranging={useArranging(both)} chosen={[7, 8, 9]} />
  }
  render(<Tools />, inApp)
  fireEvent.change(screen.getByLabelText("Another gallery"), { target: { value: "5" } })
  await act(async () => fireEvent.click(screen.getByText("Move")))
  fireEvent.click(await screen.findByText("Undo"))
  await vi.waitFor(() => expect(restore.mock.calls.map(([{ id }]) => id)).toEqual([7, 8, 9]))
  await vi.waitFor(() =>
    expect(remove.mock.calls.map(([{ variables }]) => variables.id).slice(3)).toEqual([19, 18, 17]),
  )
})

it("Undo restores the descriptions of pictures that became decoration", async () => {
  edit.mockImplementation(async ({ variables: { id, input } }) => ({
    data: {
      editGalleryImage: { id, version: input.version + 1, caption: "", picture: { ...picture, ...input.picture } },
    },
  }))
  const described = [8, 9].map((id) => ({ id, version: 1, caption: "", picture: { ...picture, alt: `Kite ${id}` } }))
  const kites = { id: 2, images: described } as unknown as GalleryFieldsFragment
  function Tools() {
    return <PictureTools gallery={kites} arranging={useArranging(kites)} chosen={[8, 9]} />
  }
  render(<Tools />, inApp)
  await act(async () => fireEvent.click(screen.getByText("Decoration")))
  await screen.findByText("2 descriptions removed")
  fireEvent.click(await screen.findByText("Undo"))
  await vi.waitFor(() =>
    expect(edit.mock.calls.map(([{ variables }]) => [variables.input.version, variables.input.picture.alt])).toEqual([
      [1, ""],
      [1, ""],
      [2, "Kite 8"],
      [2, "Kite 9"],
    ]),
  )
})

it("A deleted picture leaves nothing unsaved, and keeps its typed text for a restore", async () => {
  edit.mockRejectedValue(new Error("No answer"))
  const { result } = renderHook(() => useArranging(gallery), inApp)
  act(() => result.current.write(8, { caption: "A kite" }))
  await act(() => result.current.save(8))
  expect([result.current.isSaved(), Object.keys(result.current.problems)]).toEqual([false, ["8"]])
  act(() => result.current.drop(8))
  expect([result.current.isSaved(), result.current.words[8]]).toEqual([true, { caption: "A kite" }])
})
