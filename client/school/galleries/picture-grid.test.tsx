import { act, fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { apiClient } from "../../base/session/api-client.ts"
import { type GridPicture, PictureGrid } from "./picture-grid.tsx"

vi.mock("../../base/session/api-client.ts", () => ({ apiClient: { query: vi.fn() } }))

const name = "Zawadi Achieng"

it("A child's full name in a picture's texts is found and shortened, unless nobody is in the picture", async () => {
  vi.useFakeTimers()
  const querySpy = vi.mocked(apiClient.query).mockImplementation(async ({ variables }) => {
    const texts: string[] = variables?.texts ?? []
    const found = texts.flatMap((words, text) =>
      words.includes(name) ? { text, written: name, firstName: "Zawadi" } : [],
    )
    return { data: { namesInTexts: found } } as never
  })
  const picture = (key: number, more: Partial<GridPicture>) => ({
    key,
    name: "x.jpg",
    image: "",
    alt: "",
    caption: "",
    ...more,
  })
  const pictures = [
    picture(3, { caption: `${name} wins`, recognisable: "NOBODY" }),
    picture(5, { alt: "A kite" }),
    picture(4, { alt: "IMG_1.jpg", caption: `${name} wins` }),
    picture(6, { alt: `${name} loses`, decorative: true }),
  ]
  const [onChange, onLeave, onMark] = [vi.fn(), vi.fn(), vi.fn()]
  render(<PictureGrid {...{ pictures, onChange, onLeave, onMark }} tools={() => null} foot={(advice) => advice} />)
  await act(() => vi.advanceTimersByTimeAsync(1300))
  expect(querySpy.mock.calls[0]?.[0].variables?.texts).toHaveLength(2)
  expect(screen.getByRole("button", { name: "Worth a second look" })).toBeTruthy()
  const advice = screen.getByText(/is the full name of a child/).closest("div")
  expect([...(advice?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent?.slice(0, 40))).toEqual([
    "Picture 3, x.jpg: “IMG_1.jpg” is the nam",
    "Picture 3, x.jpg: “Zawadi Achieng” is th",
  ])
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "First name only" })))
  expect(onChange.mock.calls).toEqual([[4, { alt: "IMG_1.jpg", caption: "Zawadi wins" }]])
  expect(onLeave).toHaveBeenCalledWith(4)
})
