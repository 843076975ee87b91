import { failureOf } from "../ui/loading/failure.ts"
import { isStored } from "../ui/pictures/store-name.ts"
import type { Draft } from "./draft.ts"
import { extractFiles } from "./draft-files.ts"

const underWay = new Map<string, AbortController>()

/** Why pictures of a draft are on this device alone, in words, by the draft's name. */
const reasons = new Map<string, string>()
const listeners = new Set<() => void>()

/** What the site has said no to, and why: it is not sent a second time before the form is. */
const refused = new WeakMap<File, string>()

/** Stores those pictures of a draft that are not stored yet. Says whether any has arrived; `reasonFor` says why the others have not. */
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

/** Why, in words; nothing where all have arrived or are on their way. */
export const reasonFor = (id: string) => reasons.get(id)

export function onReason(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

async function send(file: File, signal: AbortSignal): Promise<string[]> {
  const known = refused.get(file)
  if (known !== undefined) return [known]
  try {
    // With the form's own part that lets somebody choose a file: a form without has none to send.
    const { uploadPicture } = await import("../session/upload-picture.ts")
    await uploadPicture({ file, signal, quiet: true })
    return []
  } catch (error) {
    const { code, text } = failureOf(error)
    if (!passing.includes(code)) refused.set(file, text)
    return [text]
  }
}

/** Failures of the line and the session, not of the picture. */
const passing = ["NO_ANSWER", "STOPPED", "UNAUTHENTICATED", "INVALID_TOKEN"]

function report(id: string, reason: string | undefined) {
  if (reasons.get(id) === reason) return
  if (reason === undefined) reasons.delete(id)
  else reasons.set(id, reason)
  for (const listener of listeners) listener()
}
