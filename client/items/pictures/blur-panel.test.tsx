import { act, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { apiClient } from "../../base/session/api-client.ts"
import type { FaceMark } from "../../base/ui/pictures/faces/face-marks.ts"
import { BlurPanel } from "./blur-panel.tsx"

const { blur, boxes } = vi.hoisted(() => ({ blur: vi.fn(), boxes: vi.fn() }))

const [one, other] = [
  { x: 0.1, y: 0.1, width: 0.2, height: 0.2 },
  { x: 0.6, y: 0.1, width: 0.2, height: 0.2 },
]

vi.mock("../../base/ui/pictures/faces/find-faces.ts", () => ({ findFaces: async () => [other, one] }))
vi.mock("../../generated/office.ts", async (original) => ({
  ...(await original<object>()),
  useBlurPictureMutation: () => [blur],
}))
vi.mock("../../base/session/api-client.ts", () => ({ apiClient: { query: vi.fn(async () => undefined) } }))
vi.mock("./face-boxes.tsx", () => ({
  FaceBoxes: (props: object) => {
    boxes(props)
    return "Faces"
  },
}))

beforeEach(() => void blur.mockResolvedValue({}))
afterEach(() => void blur.mockReset())

async function renderPanel(fetched = async () => new Response("picture")) {
  vi.stubGlobal("fetch", fetched)
  const onDone = vi.fn()
  await act(async () => {
    render(
      <BlurPanel picture={{ id: 7, name: "a.png", url: "/images/a.png" }} onDone={onDone} onCancel={() => undefined} />,
    )
  })
  return onDone
}

const setFaces = (faces: FaceMark[]) => act(async () => boxes.mock.lastCall?.[0].onChange(faces))

async function submit() {
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: /^Blur/ })))
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Blur", hidden: true })))
  return blur.mock.lastCall?.[0].variables
}

it("The blur panel blurs the chosen faces after a confirmation", async () => {
  const onDone = await renderPanel()
  expect(boxes.mock.lastCall?.[0].faces).toEqual([one, other])
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Blur…" }).disabled).toBe(true)
  await setFaces([
    { ...one, who: "BLURRED" },
    { ...other, who: 3 },
  ])
  expect(await submit()).toEqual({ id: 7, faces: [one], recognisable: "AGREED", children: [3] })
  expect(onDone).toHaveBeenCalledTimes(1)
})

it("The blur panel keeps the named children until a user takes one out", async () => {
  const [amina, ben] = [
    { id: 7, name: "Amina", form: "", agrees: false },
    { id: 8, name: "Ben", form: "", agrees: false },
  ]
  const picturesNamed = [{ children: [{ id: 7 }, { id: 8 }] }]
  vi.mocked(apiClient.query).mockResolvedValueOnce({ data: { picturesNamed, children: [amina, ben] } } as never)
  await renderPanel()
  await setFaces([{ ...one, who: "BLURRED" }])
  expect((await submit()).children).toEqual([7, 8])
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /Take out.*Amina/ })))
  expect(await submit()).toEqual({ id: 7, faces: [one], recognisable: "NOBODY", children: [8], childrenBefore: [7, 8] })
  await act(async () => fireEvent.click(screen.getByText("Not said yet")))
  expect((await submit()).recognisable).toBe("UNSAID")
})

it("The blur panel takes faces marked by hand, and reports a failed blur", async () => {
  const onDone = await renderPanel(() => Promise.reject(new TypeError("offline")))
  expect(boxes.mock.lastCall?.[0].faces).toEqual([])
  await setFaces([{ ...one, who: "BLURRED" }])
  blur.mockRejectedValue(new TypeError("offline"))
  expect((await submit()).recognisable).toBe("NOBODY")
  expect(screen.getByText(/did not answer/)).toBeTruthy()
  expect(onDone).not.toHaveBeenCalled()
})
