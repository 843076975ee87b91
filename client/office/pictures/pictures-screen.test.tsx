import { act, fireEvent, render, screen } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { deferred } from "../../../test/deferred.ts"
import { inApp } from "../../../test/in-app.tsx"
import { PicturesScreen } from "./pictures-screen.tsx"

const { fine, undone, takeDown } = vi.hoisted(() => ({ fine: vi.fn(), undone: vi.fn(), takeDown: vi.fn() }))

vi.mock("./use-answers.ts", () => ({ useAnswers: () => ({ fine, takeDown, say: () => fine }) }))
vi.mock("../../items/pictures/blur-panel.tsx", () => ({ BlurPanel: () => "Blur" }))
vi.mock("../../generated/office.ts", () => ({
  usePublicPicturesQuery: () => ({ data: { publicPictures: { waiting: 3, total: 500, pictures } }, loading: false }),
}))

const pictures = [1, 2, 3].map((id) => ({
  picture: {
    id,
    name: `${id}.png`,
    url: `/images/${id}.png`,
    width: 4,
    height: 3,
    color: "#fff",
    alt: `Picture ${id}`,
  },
  items: [],
  hung: [],
}))

let now = 1000

beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => now)
  fine.mockResolvedValue(undone.mockResolvedValue(undefined))
  render(<PicturesScreen />, inApp)
  for (const image of screen.getAllByRole("img", { hidden: true })) fireEvent.load(image)
})

const progress = () => screen.getByText(/this year$/).textContent

async function press(key: string, more: object = {}) {
  await act(async () => void fireEvent.keyDown(screen.getByRole("button", { name: /^Fine/ }), { key, ...more }))
}

it("A key press answers one loaded picture, even if pressed twice or held", async () => {
  expect(screen.getByAltText("Picture 2").closest("[hidden]")).not.toBeNull()
  await press("f")
  await press("f")
  await press("f", { repeat: true })
  expect(fine.mock.calls.map(([{ picture }]) => picture.id)).toEqual([1])
  expect(progress()).toBe("498 of 500 this year")
  expect(screen.getByAltText("Picture 2").closest("[hidden]")).toBeNull()
  now += 1000
  const answer = deferred()
  fine.mockReturnValueOnce(answer.promise)
  await press("f")
  await press("s")
  expect(screen.getByAltText("Picture 2").closest("[hidden]")).toBeNull()
  await act(async () => answer.resolve())
  // The third picture has not loaded, so nobody has seen it.
  now += 1000
  await press("f")
  expect(fine).toHaveBeenCalledTimes(2)
})

it("The last answer can be undone, and a failed answer keeps the picture", async () => {
  now += 1000
  await press("f")
  await act(async () => void fireEvent.click(screen.getByText("Undo the last")))
  expect([undone.mock.calls.length, progress()]).toEqual([1, "497 of 500 this year"])
  expect(document.activeElement?.textContent).toBe("Fine f")
  takeDown.mockRejectedValue(new Error("Gone"))
  now += 1000
  await press("t")
  expect(screen.getByRole("alert").textContent).toContain("did not answer")
  expect(screen.getByAltText("Picture 1").closest("[hidden]")).toBeNull()
  await press("b")
  expect(screen.getByText("Blur")).toBeTruthy()
})
