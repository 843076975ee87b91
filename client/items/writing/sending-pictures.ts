import { makeVar } from "@apollo/client"
import { failureOf } from "../../base/ui/loading/failure.ts"
import { isStored } from "../../base/ui/pictures/store-name.ts"
import type { Draft } from "./draft.ts"
import { extractFiles } from "./draft-files.ts"

const underWay = new Map<string, AbortController>()

/** Keyed by draft id: why its pictures are on this device only; undefined if they are sent or in flight. */
export const reasonsWithoutPictures = makeVar<Record<string, string | undefined>>({})

/** Files that the site has refused, with the reason: they are not resent before the form is. */
const refused = new WeakMap<File, string>()

/** Resolves with true if any new picture was stored. */
export async function sendPictures({ id, content }: Draft): Promise<boolean> {
  if (underWay.has(id)) return false
  const due = [...extractFiles(content).files.values()].filter((file) => !isStored(file))
  const controller = new AbortController()
  underWay.set(id, controller)
  try {
    const failures: string[] = []
    for (const file of due) failures.push(...(await send(file, controller.signal)))
    if (!controller.signal.aborted) report(id, failures[0])
    return failures.length < due.length
  } finally {
    underWay.delete(id)
  }
}

export function stopPictures(id: string) {
  underWay.get(id)?.abort()
  report(id, undefined)
}

async function send(file: File, signal: AbortSignal): Promise<string[]> {
  const reason = refused.get(file)
  if (reason !== undefined) return [reason]
  try {
    // A form with a file input has loaded this code already; one without has no files to send.
    const { uploadPicture } = await import("../../base/session/upload-picture.ts")
    await uploadPicture({ file, signal, quiet: true })
    return []
  } catch (error) {
    const { code, text } = failureOf(error)
    if (!passing.includes(code)) refused.set(file, text)
    return [text]
  }
}

const passing = ["NO_ANSWER", "STOPPED", "UNAUTHENTICATED", "INVALID_TOKEN"]

function report(id: string, reason: string | undefined) {
  reasonsWithoutPictures({ ...reasonsWithoutPictures(), [id]: reason })
}
