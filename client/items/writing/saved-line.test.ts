import { expect, it } from "vitest"
import type { SavedState } from "./saved-drafts.ts"
import { savedText } from "./saved-line.tsx"

const two = Date.UTC(2031, 2, 7, 14, 2)
const five = two + 180_000
const timeOf = (moment: number) => new Date(moment).toISOString().slice(11, 16)
const local = { at: two, part: "all" } as const
const remote = { at: two, withPictures: true }

it.each<[SavedState, string]>([
  [{}, "What you write is kept as you type."],
  [{ local }, "Kept 14:02, on this device only so far."],
  [{ local, remote }, "Kept 14:02, also for your other devices."],
  [{ local: { ...local, at: two + 9000 }, remote }, "Kept 14:02, also for your other devices."],
  [{ local: { ...local, at: five }, remote }, "Kept 14:05 on this device, 14:02 for your other devices."],
  [{ local, remote: { ...remote, withPictures: false } }, "Kept 14:02, the words also for your other devices."],
  [{ local: { at: two, part: "words" } }, "Kept 14:02, the words, not the pictures, on this device only so far."],
  [
    { local: { at: two, part: "nothing" } },
    "Not kept yet: this browser keeps no drafts, and the server does not have it.",
  ],
  [{ local: { at: two, part: "nothing" }, remote }, "Kept 14:02, also for your other devices."],
  [
    { local: { at: five, part: "nothing" }, remote },
    "Kept 14:02, also for your other devices. What you wrote since is not kept yet.",
  ],
])("The form says how much of the draft %j is kept", (saved, expected) => {
  expect(savedText(saved, timeOf)).toBe(expected)
})
