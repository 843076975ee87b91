import { apiClient } from "../../base/session/api-client.ts"
import { type Failure, failureOf } from "../../base/ui/loading/failure.ts"
import { isStored, markStored, replacedBy, storeName } from "../../base/ui/pictures/store-name.ts"
import { UploadImageDocument } from "../../generated/graphql.ts"
// Preloaded: the connection may break before sending, and many browsers do not retry an import.
import "../../base/session/upload.ts"

export type PictureUpload = {
  file: File
  onProgress?: (fraction: number) => void
  /** Stops the upload for all its callers. */
  signal: AbortSignal
}

type Running = { sent: Promise<void>; onProgress: Set<(fraction: number) => void>; stop: () => void }

const running = new Map<File, Running>()

/** Stores a picture under its own name, which items then send. Simultaneous callers share one upload. */
export async function uploadPicture({ file, onProgress, signal }: PictureUpload): Promise<void> {
  if (isStored(file)) return
  signal.throwIfAborted()
  const upload = running.get(file) ?? begin(file)
  if (onProgress) upload.onProgress.add(onProgress)
  signal.addEventListener("abort", upload.stop)
  await upload.sent.finally(() => signal.removeEventListener("abort", upload.stop))
}

function begin(file: File): Running {
  const stopping = new AbortController()
  const onProgress: Running["onProgress"] = new Set()
  const forget = () => void (running.get(file) === upload && running.delete(file))
  const stop = () => {
    stopping.abort()
    forget()
  }
  const report = (fraction: number) => {
    for (const listen of onProgress) listen(fraction)
  }
  const upload: Running = { sent: send(file, stopping.signal, report).finally(forget), onProgress, stop }
  running.set(file, upload)
  return upload
}

async function send(file: File, signal: AbortSignal, onProgress: (fraction: number) => void) {
  const before = replacedBy(file)
  // The site erases only what has arrived.
  if (before) await running.get(before)?.sent.catch(() => undefined)
  const variables = { name: storeName(file), file, instead: before && storeName(before) }
  // The waiting form shows the failure.
  const context = { fetchOptions: { signal, onProgress }, quiet: true }
  await apiClient.mutate({ mutation: UploadImageDocument, variables, context, fetchPolicy: "no-cache" })
  markStored(file)
}

const refused = new WeakMap<File, Failure>()

/** Uploads before the form is sent. Resolves with the failure; a refused file is resent only with the form. */
export async function uploadAhead(upload: PictureUpload): Promise<Failure | undefined> {
  const before = refused.get(upload.file)
  if (before) return before
  try {
    await uploadPicture(upload)
    return undefined
  } catch (error) {
    const failure = failureOf(error)
    if (!isTransient(failure)) refused.set(upload.file, failure)
    return failure
  }
}

const transientCodes = ["NO_ANSWER", "STOPPED", "BUSY", "UNAUTHENTICATED", "INVALID_TOKEN"]

/** True if a retry with the same file may succeed. */
export const isTransient = ({ code }: Failure) => transientCodes.includes(code)
