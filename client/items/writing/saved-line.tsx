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
export function savedText({ local, remote }: SavedState, timeOf: (moment: number) => string): string {
  if (remote) {
    const scope = remote.withPictures ? "" : "the words "
    const newer = local && local.at - remote.at > lagMs ? local : undefined
    if (newer?.part === "all")
      return `Kept ${timeOf(newer.at)} on this device, ${scope}${timeOf(remote.at)} for your other devices.`
    const since = newer?.part === "nothing" ? " What you wrote since is not kept yet." : ""
    return `Kept ${timeOf(remote.at)}, ${scope}also for your other devices.${since}`
  }
  if (!local) return "What you write is kept as you type."
  if (local.part === "nothing") return "Not kept yet: this browser keeps no drafts, and the server does not have it."
  const only = local.part === "words" ? "the words, not the pictures, " : ""
  return `Kept ${timeOf(local.at)}, ${only}on this device only so far.`
}
