import { moved } from "../../base/ui/controls/sortable-grid.tsx"
import { failureOf } from "../../base/ui/loading/failure.ts"
import {
  type FacedPicture,
  isBlurDue,
  isUploadBlocked,
  requireBlurred,
} from "../../base/ui/pictures/faces/face-marks.ts"
import { whenPrepared } from "../../base/ui/pictures/in-turn.ts"
import type { PictureFile } from "../../base/ui/pictures/picture.tsx"
import { rememberStoreName, storeName } from "../../base/ui/pictures/store-name.ts"
import { sequence } from "../../base/ui/sequence.ts"
import type { GalleryImageInput } from "../../generated/graphql.ts"
import type { PictureUpload } from "../../items/pictures/upload-picture.ts"

/** Without a file if it was chosen on another device and uploaded there. */
export type ChosenFile = FacedPicture & {
  key: number
  stored?: PictureFile
  caption: string
  alt: string
  /** Needs no words. `alt` keeps the earlier text. */
  decorative?: boolean
  name: string
  /** The input that the gallery was sent, until that is answered. */
  posted?: GalleryImageInput
  state: "waiting" | "sending" | "sent" | "failed"
  /** From 0 to 1. */
  progress: number
  problem?: string
}

/** After as many consecutive files without an answer the connection is at fault, not the pictures. */
const maxUnanswered = 2

export type PictureBatch = ReturnType<typeof pictureBatch>

/** Uploads pictures one by one as they are chosen. A failed picture does not block others; uploads are not repeated. */
export function pictureBatch(upload: (upload: PictureUpload) => Promise<void>) {
  let list: readonly ChosenFile[] = []
  const listeners = new Set<() => void>()
  const uploads = new Map<number, AbortController>()
  let nextKey = 1
  let stops = 0
  let unanswered = 0
  const enqueue = sequence()

  const setList = (next: readonly ChosenFile[]) => {
    list = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const find = (key: number) => list.find((one) => one.key === key)
  const chosen = (file: File): ChosenFile => {
    const key = nextKey++
    return { key, file, caption: "", alt: "", name: storeName(file), state: "waiting", progress: 0 }
  }
  const add = (files: File[]) => {
    unanswered = 0
    setList([...list, ...files.map(chosen)])
  }
  const move = (from: number, to: number) => setList(moved(list, from, to))
  const change = (key: number, changes: Partial<ChosenFile>) =>
    setList(list.map((file) => (file.key === key ? { ...file, ...changes } : file)))
  const remove = (key: number) => {
    uploads.get(key)?.abort()
    setList(list.filter((file) => file.key !== key))
  }
  /** Restores the earlier list; unfinished uploads restart under the same name. */
  const restore = (files: readonly ChosenFile[]) => {
    nextKey = Math.max(nextKey, ...files.map(({ key }) => key + 1))
    // Leaves out files that were too large to store.
    const available = files.filter(({ file, stored }) => file ?? stored)
    for (const { file, name } of available) if (file) rememberStoreName(file, name)
    setList(available.map((file) => (hasArrived(file) ? arrived(file) : { ...file, state: "waiting", progress: 0 })))
    void sendAhead()
  }
  /**
   * An answer about people may release the upload, or hold it back until a blur. A new file, such as a turned picture,
   * replaces the old one.
   */
  const applyAnswers = (key: number, answers: FacedPicture) => {
    change(key, { ...answers, ...restarted(key, answers) })
    void sendAhead()
  }
  const restarted = (key: number, answers: FacedPicture) => {
    const before = find(key)
    const { file, ...now } = { ...before, ...answers }
    if (!file || (file === before?.file && !isBlurDue(now))) return undefined
    uploads.get(key)?.abort()
    const { name, state, progress } = chosen(file)
    return { name, state, progress, problem: undefined }
  }

  /** Uploads the remaining pictures, or only one. Resolves with true if all are stored, except later additions. */
  const send = (signal: AbortSignal, only?: number): Promise<boolean> => {
    signal.addEventListener("abort", stop)
    return enqueue(async () => {
      unanswered = 0
      const known = new Set(list.map(({ key }) => key))
      const isDue = ({ key }: ChosenFile) => known.has(key) && (only === undefined || key === only)
      for (const one of list)
        if (one.state !== "sent" && isDue(one)) change(one.key, { state: "waiting", problem: undefined })
      await sendEach(isDue, () => signal.aborted)
      return !signal.aborted && list.length > 0 && list.every(({ key, state }) => state === "sent" || !known.has(key))
    })
  }
  /** Uploads before the user presses a button. */
  const sendAhead = () => {
    const stopsBefore = stops
    return enqueue(() =>
      sendEach(
        (one) => !isUploadBlocked(one),
        () => stopsBefore !== stops,
      ),
    )
  }
  const sendEach = async (isDue: (one: ChosenFile) => boolean, isStopped: () => boolean) => {
    const waiting = () => list.filter((one) => one.state === "waiting" && isDue(one))
    for (let [next] = waiting(); next; [next] = waiting()) {
      if (isStopped()) return
      if (unanswered >= maxUnanswered) break
      const code = await sendOne(next)
      if (code === "UNAUTHENTICATED") unanswered = maxUnanswered
      else unanswered = code === "NO_ANSWER" ? unanswered + 1 : 0
    }
    if (isStopped()) return
    for (const { key } of waiting())
      change(key, { state: "failed", problem: "It was not sent: one before it did not arrive." })
  }
  const sendOne = async ({ key, file, ...one }: ChosenFile): Promise<string | undefined> => {
    if (!file) return void change(key, { state: "sent" })
    const controller = new AbortController()
    uploads.set(key, controller)
    change(key, { state: "sending", progress: 0 })
    const onProgress = (progress: number) => change(key, { progress })
    try {
      // The blurred file restarts it.
      if (isBlurDue(one)) await whenPrepared().then(() => requireBlurred(find(key) ?? {}))
      controller.signal.throwIfAborted()
      await upload({ file, onProgress, signal: controller.signal })
      controller.signal.throwIfAborted()
      change(key, { state: "sent", progress: 1 })
    } catch (error) {
      if (controller.signal.aborted) return void change(key, { state: "waiting", progress: 0 })
      const { code, text } = failureOf(error)
      change(key, { state: "failed", progress: 0, problem: text })
      return code
    } finally {
      uploads.delete(key)
    }
  }
  /** Also called when the screen unmounts. */
  const stop = () => {
    stops++
    for (const controller of uploads.values()) controller.abort()
  }

  return { files: () => list, subscribe, add, move, restore, remove, change, applyAnswers, send, stop }
}

export const hasArrived = ({ file, state }: Pick<ChosenFile, "file" | "state">) => state === "sent" || !file
const arrived = (chosen: ChosenFile): ChosenFile => ({ ...chosen, state: "sent", progress: 1 })

/** From 0 to 1, by bytes. */
export function progressOf(files: readonly ChosenFile[]): number {
  const bytes = files.reduce((sum, { file }) => sum + (file?.size ?? 0), 0)
  const sent = files.reduce((sum, { file, progress }) => sum + (file?.size ?? 0) * progress, 0)
  return bytes === 0 ? 0 : sent / bytes
}
