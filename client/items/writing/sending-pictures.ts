import { makeVar } from "@apollo/client"
import type { Failure } from "../../base/ui/loading/failure.ts"
import { isStored } from "../../base/ui/pictures/store-name.ts"
import type { Draft, DraftName } from "./draft.ts"
import { extractFiles } from "./draft-files.ts"

const inFlight = new Map<string, AbortController>()

/** Keyed by draft id: why its pictures are on this device only; undefined if they are sent or in flight. */
export const reasonsWithoutPictures = makeVar<Record<string, string | undefined>>({})

export function picturesToSend({ content }: Draft) {
  const { sendable, hasHeld } = extractFiles(content)
  return { due: sendable.filter((file) => !isStored(file)), hasHeld }
}

/** Resolves with true if any picture has arrived. */
export async function sendPictures({ id }: DraftName, due: File[]): Promise<boolean> {
  if (inFlight.has(id)) return false
  if (due.length === 0) {
    report(id, undefined)
    return false
  }
  // A form with a file input has loaded this code already; one without has no files to send.
  const { uploadAhead } = await import("../pictures/upload-picture.ts")
  const controller = new AbortController()
  const { signal } = controller
  inFlight.set(id, controller)
  try {
    const failures: (Failure | undefined)[] = []
    for (const file of due) failures.push(await uploadAhead({ file, signal }))
    if (!signal.aborted) report(id, failures.find(Boolean)?.text)
    return failures.includes(undefined)
  } finally {
    inFlight.delete(id)
  }
}

export function stopPictures(id: string) {
  inFlight.get(id)?.abort()
  report(id, undefined)
}

function report(id: string, reason: string | undefined) {
  reasonsWithoutPictures({ ...reasonsWithoutPictures(), [id]: reason })
}
