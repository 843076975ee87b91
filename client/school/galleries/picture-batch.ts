import type { PictureUpload } from "../../base/session/upload-picture.ts"
import { moved } from "../../base/ui/controls/sortable-grid.tsx"
import { failureOf } from "../../base/ui/loading/failure.ts"
import { type FacedPicture, isHeld } from "../../base/ui/pictures/faces/face-marks.ts"
import type { PictureFile } from "../../base/ui/pictures/picture.tsx"
import { rememberStoreName, storeName } from "../../base/ui/pictures/store-name.ts"
import { sequence } from "../../base/ui/sequence.ts"

/** Without a file if it was chosen on another device and uploaded there. */
export type ChosenFile = FacedPicture & {
  key: number
  stored?: PictureFile
  caption: string
  alt: string
  /** Needs no words. `alt` keeps the earlier ones. */
  decorative?: boolean
  name: string
  state: "waiting" | "sending" | "sent" | "failed"
  /** From 0 to 1. */
  progress: number
  problem?: string
}

type Upload = (upload: PictureUpload) => Promise<void>

/** After as many consecutive files without an answer the connection is at fault, not the pictures. */
const maxUnanswered = 2

/** Uploads pictures one by one as they are chosen. A failed one does not block others; uploaded ones are not resent. */
export class PictureBatch {
  private list: readonly ChosenFile[] = []
  private readonly listeners = new Set<() => void>()
  private readonly running = new Map<number, AbortController>()
  private nextKey = 1
  private stops = 0
  private unanswered = 0
  private readonly inTurn = sequence()

  constructor(private readonly upload: Upload) {}

  readonly files = () => this.list

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  add(files: File[]) {
    this.unanswered = 0
    this.show([...this.list, ...files.map((file) => this.chosen(file))])
  }

  move(from: number, to: number) {
    this.show(moved(this.list, from, to))
  }

  /** Restores the earlier list; unfinished uploads restart under the same name. */
  restore(files: readonly ChosenFile[]) {
    this.nextKey = Math.max(this.nextKey, ...files.map(({ key }) => key + 1))
    // A file that was too large to be kept is gone.
    const there = files.filter(({ file, stored }) => file ?? stored)
    for (const { file, name } of there) if (file) rememberStoreName(file, name)
    this.show(there.map((file) => (hasArrived(file) ? arrived(file) : { ...file, state: "waiting", progress: 0 })))
    void this.sendAhead()
  }

  remove(key: number) {
    this.running.get(key)?.abort()
    this.show(this.list.filter((file) => file.key !== key))
  }

  change(key: number, changes: Partial<ChosenFile>) {
    this.show(this.list.map((file) => (file.key === key ? { ...file, ...changes } : file)))
  }

  /** An answer about its people may let it go; another file may take its place, such as the picture turned. */
  say(key: number, said: FacedPicture) {
    this.change(key, { ...said, ...this.begunAnew(key, said) })
    void this.sendAhead()
  }

  private begunAnew(key: number, { file }: FacedPicture) {
    if (!file || this.list.find((chosen) => chosen.key === key)?.file === file) return undefined
    this.running.get(key)?.abort()
    const { name, state, progress } = this.chosen(file)
    return { name, state, progress, problem: undefined }
  }

  /** Uploads the remaining pictures, or only one. Resolves with true if all are stored. */
  send(signal: AbortSignal, only?: number): Promise<boolean> {
    signal.addEventListener("abort", () => this.stop())
    return this.inTurn(async () => {
      this.unanswered = 0
      const due = this.list.filter(({ key, state }) => state !== "sent" && (only === undefined || key === only))
      for (const { key } of due) this.change(key, { state: "waiting", problem: undefined })
      await this.sendEach(due, () => signal.aborted)
      return !signal.aborted && this.list.length > 0 && this.list.every(({ state }) => state === "sent")
    })
  }

  /** Before anybody presses a button. */
  private sendAhead() {
    const mayGo = this.stops
    return this.inTurn(() =>
      this.sendEach(
        this.list.filter((chosen) => chosen.state === "waiting" && !isHeld(chosen)),
        () => mayGo !== this.stops,
      ),
    )
  }

  private async sendEach(due: readonly ChosenFile[], isStopped: () => boolean) {
    for (const { key } of due) {
      if (isStopped()) return
      if (this.unanswered >= maxUnanswered) break
      const code = await this.sendOne(key)
      if (code === "UNAUTHENTICATED") this.unanswered = maxUnanswered
      else this.unanswered = code === "NO_ANSWER" ? this.unanswered + 1 : 0
    }
    if (!isStopped()) this.giveUpOn(due)
  }

  /** Also called once its screen is gone. */
  stop() {
    this.stops++
    for (const run of this.running.values()) run.abort()
  }

  private async sendOne(key: number): Promise<string | undefined> {
    const file = this.list.find((chosen) => chosen.key === key)?.file
    if (!file) return undefined
    const run = new AbortController()
    this.running.set(key, run)
    this.change(key, { state: "sending", progress: 0 })
    const onProgress = (progress: number) => this.change(key, { progress })
    try {
      await this.upload({ file, onProgress, signal: run.signal })
      this.change(key, { state: "sent", progress: 1 })
    } catch (error) {
      if (run.signal.aborted) return void this.change(key, { state: "waiting", progress: 0 })
      const { code, text } = failureOf(error)
      this.change(key, { state: "failed", progress: 0, problem: text })
      return code
    } finally {
      this.running.delete(key)
    }
  }

  private giveUpOn(due: readonly ChosenFile[]) {
    const keys = new Set(due.map(({ key }) => key))
    const left = this.list.filter(({ key, state }) => state === "waiting" && keys.has(key))
    for (const { key } of left) this.change(key, { state: "failed", problem: "It was not its turn any more." })
  }

  private chosen(file: File): ChosenFile {
    const key = this.nextKey++
    return { key, file, caption: "", alt: "", name: storeName(file), state: "waiting", progress: 0 }
  }

  private show(list: readonly ChosenFile[]) {
    this.list = list
    for (const listener of this.listeners) listener()
  }
}

export const hasArrived = ({ file, state }: Pick<ChosenFile, "file" | "state">) => state === "sent" || !file
const arrived = (chosen: ChosenFile): ChosenFile => ({ ...chosen, state: "sent", progress: 1 })

/** From 0 to 1, by bytes. */
export function progressOf(files: readonly ChosenFile[]): number {
  const bytes = files.reduce((sum, { file }) => sum + (file?.size ?? 0), 0)
  const sent = files.reduce((sum, { file, progress }) => sum + (file?.size ?? 0) * progress, 0)
  return bytes === 0 ? 0 : sent / bytes
}
