import { act, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { deferred } from "../../../test/deferred.ts"
import { apiClient } from "../../base/session/api-client.ts"
import { ZoneContext } from "../../base/ui/dates/dates.tsx"
import { inTurn } from "../../base/ui/pictures/in-turn.ts"
import { findings } from "./checks.ts"
import type { AnyFields, FormValues } from "./field.ts"
import { useNamesBesideFaces, withFirstName } from "./names-beside-faces.ts"
import { SecondLook } from "./second-look.tsx"

const field = (label: string, more: object = {}) => ({ options: { label }, ...more }) as AnyFields[string]
const texts = { detail: field("Content", { rich: true }) }
const fields: AnyFields = {
  title: field("Title"),
  date: field("Date and time"),
  picture: field("Image"),
  ...texts,
  translations: field("Translations", { options: { label: "Translations", fields: texts } }),
}
const clock = { now: Date.UTC(2027, 5, 30, 22, 30), zone: "Africa/Johannesburg" }
const found = (values: FormValues, before: FormValues = {}) => findings(fields, values, before, clock)

const file = new File(["x"], "x.jpg")

it.each<[FormValues, string?]>([
  [{ picture: { file, alt: "" } }, "Image: The picture has no description yet."],
  [{ picture: { file, alt: "", decorative: true } }],
  [{ picture: { alt: "" } }],
  [{ picture: { name: "1-a.jpg", alt: "IMG_1234.jpg" } }, "Image: “IMG_1234.jpg” is the name of a file."],
  [{ picture: { name: "1-a.jpg", alt: "The river at noon" } }],
  [{ detail: '<img src="/images/1.png">' }, "Content: The picture in the text has no description yet."],
  [{ detail: '<img src="/images/1.png" alt="">' }],
  [{ detail: '<p>A list is <a href="/x">here</a>.</p>' }, "Content: The link “here” does not say where it leads."],
  [{ detail: '<a href="/x">Click here!</a>' }, "The link “Click here!” does not"],
  [{ detail: '<a href="/x">Here is the list</a>' }],
  [{ detail: "<h3>Kit</h3><h2>Rules</h2>" }, "The heading “Kit” is a small one, without a large one above it."],
  [{ detail: "<h2>Rules</h2><h3>Kit</h3><h3>Food</h3><h2>Day</h2>" }],
  [{ date: "2027-06-30T10:00" }, "Date and time: This day has passed."],
  [{ date: "2027-07-01T00:00" }],
])("The second look at %j finds: %s", (values, message) => {
  expect(found(values)).toEqual(message ? [expect.stringContaining(message)] : [])
  expect(found(values, values).filter((words) => words.startsWith("Date"))).toEqual([])
})

it.each([
  ["Sports day is on Tuesday 7 July 2027.", "Tuesday 7 July 2027", "Wednesday"],
  ["Sports day is on Wednesday, 7th of July 2027.", undefined, undefined],
  ["Tue. 7 Jul, 2027", "Tue. 7 Jul, 2027", "Wednesday"],
  ["Come on Friday 9 July or Friday 10 July.", "Friday 10 July", "Saturday"],
  ["As on Sunday 20 June, so on Monday 20 September.", undefined, undefined],
  ["Tuesday 31 June 2027", undefined, undefined],
  ["Monday: 7 July", undefined, undefined],
])("In “%s”, the second look finds that %s falls on %s", (title, written, weekday) => {
  expect(found({ title })).toEqual(written ? [`Title: “${written}” falls on ${weekday}.`] : [])
})

it("The second look checks weekdays in each translation's language, also across tags", () => {
  const rows = [
    { language: "FR", detail: "<p><strong>Mardi</strong>&nbsp;7 juillet 2027</p><p>Jeudi 1er juillet 2027</p>" },
    { language: "SW", detail: "<p>Jumatano tarehe 7 Julai 2027, Jumanne 7 Julai 2027</p>" },
  ]
  expect(found({ translations: rows })).toEqual([
    "Français, Content: “Mardi 7 juillet 2027” falls on mercredi.",
    "Kiswahili, Content: “Jumanne 7 Julai 2027” falls on Jumatano.",
  ])
})

beforeEach(() => void vi.useFakeTimers())
it("The second look appears after a pause in typing, politely, and goes once corrected", () => {
  const panel = (picture: object) => (
    <ZoneContext value={clock.zone}>
      <SecondLook fields={fields} values={{ picture }} before={{}} onReplace={() => {}} />
    </ZoneContext>
  )
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  const messages = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent)
  const { rerender, container } = render(panel({ file, alt: "" }))
  expect(container.firstElementChild?.getAttribute("aria-live")).toBe("polite")
  wait(1000)
  rerender(panel({ file, alt: "IMG_1234.jpg" }))
  wait(1000)
  expect(messages()).toEqual([])
  wait(1000)
  expect(messages()).toEqual([expect.stringMatching(/is the name of a file/)])
  rerender(panel({ file, alt: "The river" }))
  wait(2000)
  expect([messages(), container.textContent]).toEqual([[], ""])
})

it("A child's full name beside faces is found and shortened to the first name, also across tags", async () => {
  vi.useRealTimers()
  const querySpy = vi.spyOn(apiClient, "query").mockImplementation(async ({ variables }) => {
    const found = (variables?.texts ?? []).flatMap((text: string, index: number) =>
      (text.match(/Zawadi *Achieng/g) ?? []).map((written) => ({ text: index, written, firstName: "Zawadi" })),
    )
    return { data: { namesInTexts: found, picturesNamed: [{ name: "1-a.jpg", recognisable: "NOBODY" }] } } as never
  })
  const detail = "<p>Our <b>Zawadi </b>Achieng won.</p><p>Zawadi</p><p>Achieng lost.</p>"
  const rows = [{ detail: "<p>Ni Zawadi Achieng</p>" }]
  const values = { title: "Zawadi Achieng wins", detail, picture: { file, alt: "Zawadi Achieng" }, translations: rows }
  const { result, rerender } = renderHook((given: FormValues) => useNamesBesideFaces(given), {
    initialProps: values as FormValues,
  })
  await waitFor(() => expect(result.current).toHaveLength(4))
  const shortened = Object.fromEntries(
    result.current.map((name) => [name.field, withFirstName(values[name.field as keyof typeof values], name)]),
  )
  expect(shortened).toEqual({
    title: "Zawadi wins",
    detail: "<p>Our <b>Zawadi</b> won.</p><p>Zawadi</p><p>Achieng lost.</p>",
    picture: { file, alt: "Zawadi" },
    translations: [{ detail: "<p>Ni Zawadi</p>" }],
  })
  for (const picture of [{ file, alt: "", recognisable: "NOBODY" }, { name: "1-a.jpg", alt: "" }, { alt: "" }]) {
    rerender({ ...values, picture })
    await waitFor(() => expect(result.current).toEqual([]))
  }
  querySpy.mockRestore()
})

it("A name is shortened once the pictures of the text are in it", async () => {
  const name = { text: 0, written: "Zawadi Achieng", firstName: "Zawadi" }
  const data = { namesInTexts: [name], picturesNamed: [] }
  vi.spyOn(apiClient, "query").mockResolvedValue({ data } as never)
  const onReplace = vi.fn()
  const preparing = deferred<File>()
  const look = (title: string) => (
    <ZoneContext value={clock.zone}>
      <SecondLook {...{ fields, onReplace }} values={{ title, picture: { file, alt: "A" } }} before={{}} />
    </ZoneContext>
  )
  const { rerender } = render(look("Zawadi Achieng"))
  await act(() => vi.advanceTimersByTimeAsync(2000))
  void inTurn(() => preparing.promise)
  fireEvent.click(screen.getByText("First name only"))
  rerender(look("Zawadi Achieng, with a picture"))
  expect(onReplace).not.toHaveBeenCalled()
  preparing.resolve(file)
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(onReplace.mock.calls).toEqual([[{ title: "Zawadi, with a picture" }]])
})
