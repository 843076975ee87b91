import { act, renderHook } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { deferred } from "../../../test/deferred.ts"
import { inTurn, nextRender, whenPrepared } from "../../base/ui/pictures/in-turn.ts"
import { storeName } from "../../base/ui/pictures/store-name.ts"
import { type Batch, usePictureBatch } from "./use-picture-batch.ts"

const { add, edit, remove } = vi.hoisted(() => ({ add: vi.fn(), edit: vi.fn(), remove: vi.fn(async () => ({})) }))

vi.mock("../../generated/graphql.ts", async (original) => ({
  ...(await original<object>()),
  useAddGalleryImagesMutation: () => [add],
  useEditGalleryImageMutation: () => [edit],
  useDeleteGalleryImageMutation: () => [remove],
}))
const uploaded = vi.hoisted(() => vi.fn(async (_: { file: File }) => undefined))
vi.mock("../../items/pictures/upload-picture.ts", () => ({ uploadPicture: uploaded }))

type Variables = { images: { caption: string; picture: { name: string } }[] }

const answer = ({ images }: Variables) => ({
  data: { addGalleryImages: { images: images.map(({ picture }, index) => ({ id: index + 1, picture })) } },
})
const sentTo = (mutation: typeof add) => mutation.mock.calls.map(([{ variables }]) => variables)

let batch: { current: Batch }
let unmount: () => void
const posted = vi.fn(async () => {})
const keyOf = (index: number) => batch.current.files[index]?.key as number

const open = () => {
  ;({ result: batch, unmount } = renderHook(() => usePictureBatch(5, posted)))
}

beforeEach(async () => {
  vi.clearAllMocks()
  open()
  await act(async () => batch.current.add(["a.png", "b.png"].map((name) => new File(["x"], name))))
})

it("Pictures are not added to a gallery once its screen is left", async () => {
  const preparing = deferred()
  void inTurn(() => preparing.promise)
  await act(async () => void batch.current.send())
  unmount()
  await act(async () => preparing.resolve())
  await act(whenPrepared)
  await nextRender()
  expect(add).not.toHaveBeenCalled()
})

it("Words typed and pictures taken out while pictures are added to a gallery count", async () => {
  const adding = deferred<object>()
  add.mockReturnValueOnce(adding.promise)
  await act(async () => void batch.current.send())
  await expect.poll(() => add.mock.calls.length).toBe(1)
  await act(async () => {
    batch.current.change(keyOf(0), { caption: "The scale" })
    batch.current.remove(keyOf(1))
    adding.resolve(answer(sentTo(add)[0]))
  })
  await expect.poll(() => posted.mock.calls).toEqual([[false, 0]])
  expect(sentTo(edit)).toMatchObject([{ id: 1, input: { caption: "The scale" } }])
  expect(sentTo(remove)).toEqual([{ id: 2 }])
})

it.each([
  ["not answered", new TypeError("Failed to fetch")],
  ["stopped", new DOMException("", "AbortError")],
])("A request that was %s is sent again as it was, and what has changed since is corrected", async (_, reason) => {
  add.mockRejectedValueOnce(reason).mockImplementation(async ({ variables }) => answer(variables))
  edit.mockRejectedValueOnce(reason)
  await act(async () => batch.current.send())
  expect(batch.current.failure).toBeTruthy()
  await act(async () => {
    batch.current.change(keyOf(0), { caption: "The scale" })
    batch.current.remove(keyOf(1))
  })
  for (const _ of ["the correction is lost", "all arrive"]) await act(async () => batch.current.send())
  const [first, second, third, ...more] = sentTo(add)
  expect([second, third, more]).toEqual([first, first, []])
  expect(sentTo(edit).map(({ input }) => input.caption)).toEqual(["The scale", "The scale"])
  expect(sentTo(remove)).toEqual([{ id: 2 }])
  expect([posted.mock.calls, batch.current.files]).toEqual([[[false, 0]], []])
})

it("A request without an answer is also sent again as it was after its page was closed", async () => {
  add
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockImplementation(async ({ variables }) => answer(variables))
  await act(async () => batch.current.send())
  const drafted = batch.current.files
  unmount()
  open()
  await act(async () => batch.current.restore(drafted))
  await act(async () => batch.current.change(keyOf(0), { caption: "The scale" }))
  await act(async () => batch.current.send())
  const [first, ...again] = sentTo(add)
  expect(again).toEqual([first])
  expect(sentTo(edit)).toMatchObject([{ id: 1, input: { caption: "The scale" } }])
  expect([posted.mock.calls, batch.current.files]).toEqual([[[false, 0]], []])
})

it("A face that is to be blurred while pictures are added to a gallery is blurred there", async () => {
  const [clear, blurred] = [batch.current.files[0]?.file, new File(["x"], "blurred.png")]
  const adding = deferred<object>()
  add.mockReturnValueOnce(adding.promise)
  await act(async () => void batch.current.send())
  await expect.poll(() => add.mock.calls.length).toBe(1)
  const blurring = deferred()
  const faces = [{ x: 0, y: 0, width: 1, height: 1, who: "BLURRED" as const }]
  await act(async () => {
    batch.current.applyAnswers(keyOf(0), { faces, recognisable: "NOBODY" })
    const apply = () => batch.current.applyAnswers(keyOf(0), { file: blurred, clear })
    void inTurn(() => blurring.promise).then(apply)
    adding.resolve(answer(sentTo(add)[0]))
  })
  expect(edit).not.toHaveBeenCalled()
  await act(async () => blurring.resolve())
  await expect.poll(() => posted.mock.calls).toEqual([[false, 0]])
  const picture = { name: storeName(blurred), recognisable: "NOBODY" }
  expect(sentTo(edit)).toMatchObject([{ id: 1, input: { picture } }])
  expect(uploaded.mock.calls.map(([{ file }]) => file)).toContain(blurred)
})
