import { expect, it } from "vitest"
import { usualEnd } from "./notice-form.tsx"

const zone = "Africa/Nairobi"
const at = (time: string) => Date.parse(`2031-05-31T${time}:00+03:00`)

it.each([
  ["is over with the day", "14:59", "2031-05-31T23:59:00+03:00"],
  ["lasts through tomorrow where it is entered in the afternoon", "15:00", "2031-06-01T23:59:00+03:00"],
])("A notice %s, if nothing else is said", (_what, now, end) => {
  expect(new Date(usualEnd(at(now), zone) ?? "")).toEqual(new Date(end))
})
