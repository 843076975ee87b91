import { renderHook } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type PublicPicture, useAnswers } from "./use-answers.ts"

const { changeContent } = vi.hoisted(() => ({ changeContent: vi.fn() }))

vi.mock("../../generated/office.ts", async (original) => ({
  ...(await original<object>()),
  useChangeContentMutation: () => [changeContent],
  useReviewPictureMutation: () => [vi.fn()],
}))
vi.mock("../../generated/galleries.ts", () => ({ useDeleteGalleryImageMutation: () => [vi.fn()] }))
vi.mock("../../generated/bin.ts", () => ({ useRestoreFromBinMutation: () => [vi.fn()] }))
vi.mock("../../items/pictures/use-marks.ts", () => ({ useMarks: () => ({}) }))

const story = (id: number) => ({ type: "NEWS_STORY", id, title: `Story ${id}`, version: 1, state: "PUBLISHED" })
const shown = { picture: { id: 7 }, items: [story(1), story(2)], hung: [] } as unknown as PublicPicture

const answered = (...versions: (number | string)[]) =>
  changeContent.mockResolvedValueOnce({
    data: {
      changeContent: versions.map((version, index) => ({
        ...{ type: "NEWS_STORY", id: index + 1 },
        ...(typeof version === "string" ? { version: 1, refusal: version } : { version, refusal: null }),
      })),
    },
  })
const sent = () => changeContent.mock.lastCall?.[0].variables.changes.map(({ version }: { version: number }) => version)

it("Taking down a picture names the items that stay public, and uses each item's current version", async () => {
  const { result } = renderHook(useAnswers)
  answered(2, "Somebody else has changed this.")
  const refused = result.current.takeDown(shown)
  await expect(refused).rejects.toThrow(
    "“Story 2” stayed as it was: Somebody else has changed this. The other one is done.",
  )
  answered(2, 2)
  const undo = await result.current.takeDown(shown)
  expect(sent()).toEqual([2, 1])
  answered(3, 3)
  await undo()
  expect(sent()).toEqual([2, 2])
  answered(4, 4)
  await result.current.takeDown(shown)
  expect(sent()).toEqual([3, 3])
})
