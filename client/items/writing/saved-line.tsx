import { useReactiveVar } from "@apollo/client/react"
import { formatTime, useZone } from "../../base/ui/dates/dates.tsx"
import { type SavedState, savedDrafts } from "./saved-drafts.ts"

/** Not announced: it changes every minute. */
export function SavedLine({ id }: { id: string }) {
  const saved = useReactiveVar(savedDrafts)[id] ?? {}
  const zone = useZone()
  return <p className="small">{savedText(saved, (moment) => formatTime(moment, zone))}</p>
}

/** Milliseconds for which the server's copy may lag behind typing. */
const lagMs = 10_000

/** @param timeOf formats a moment, such as "14:02" */
export function savedText({ here, there }: SavedState, timeOf: (moment: number) => string): string {
  if (there) {
    const what = there.withPictures ? "" : "the words "
    const behind = here && here.at - there.at > lagMs ? here : undefined
    if (behind?.part === "all")
      return `Kept ${timeOf(behind.at)} on this device, ${what}${timeOf(there.at)} for your other devices.`
    const since = behind?.part === "nothing" ? " What you wrote since is not kept yet." : ""
    return `Kept ${timeOf(there.at)}, ${what}also for your other devices.${since}`
  }
  if (!here) return "What you write is kept as you type."
  if (here.part === "nothing") return "Not kept yet: this browser keeps no drafts, and the server does not have it."
  const only = here.part === "words" ? "the words, not the pictures, " : ""
  return `Kept ${timeOf(here.at)}, ${only}on this device only so far.`
}
