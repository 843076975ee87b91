import { failureOf } from "../../base/ui/loading/failure.ts"
import { browserDrafts } from "./browser-drafts.ts"
import { type Draft, type DraftName, type DraftStore, draftForm, newestFirst, writerOf } from "./draft.ts"
import { extractFiles, restoreFiles } from "./draft-files.ts"
import { noteSaved, overtakenDraft } from "./saved-drafts.ts"
import { picturesToSend, sendPictures, stopPictures } from "./sending-pictures.ts"
import {
  discardOnServer,
  draftsOnServer,
  type OnServer,
  restoreOnServer,
  type ServerDraft,
  saveOnServer,
} from "./server-drafts.ts"

/** Saves in this browser at once, and on the server seconds later, for other devices. Works offline. */
export const syncedDrafts = {
  async find(form: string) {
    const drafts = await draftsOf(writerOf({ form }))
    return drafts.filter((draft) => draft.form === form)
  },

  all: (writerId: number) => draftsOf(draftForm(writerId, "")),

  async put(draft: Draft) {
    scheduleSync(draft)
    const part = await browserDrafts.put(draft).catch(() => "nothing" as const)
    if (latest.get(draft.id) === draft) noteSaved(draft.id, { local: { at: draft.savedAt, part } })
    return part
  },

  remove(draft: DraftName) {
    waiting.delete(draft.id)
    latest.delete(draft.id)
    noteSaved(draft.id, undefined)
    stopPictures(draft.id)
    if (idsOnServer.delete(draft.id)) enqueue(() => discardOnServer(draft))
    return browserDrafts.remove(draft)
  },

  restore(draft: Draft) {
    idsOnServer.add(draft.id)
    enqueue(() => restoreOnServer(draft).catch(() => scheduleSync(draft)))
    return browserDrafts.put(draft)
  },
} satisfies DraftStore & { all: (writerId: number) => Promise<Draft[]> }

/** Milliseconds without typing before the draft is sent. */
const pauseMs = 3000
/** Milliseconds that a form waits at most for other devices' drafts. */
const maxWaitMs = 2500

/** Keyed by id: drafts to send, the latest state of each, and (below) those on the server. */
const waiting = new Map<string, Draft>()
const latest = new Map<string, Draft>()
const idsOnServer = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

function scheduleSync(draft: Draft) {
  waiting.set(draft.id, draft)
  latest.set(draft.id, draft)
  clearTimeout(timer)
  timer = setTimeout(syncAll, pauseMs)
  // Phones end hidden pages without notice.
  document.addEventListener("visibilitychange", syncAll)
}

function syncAll() {
  for (const draft of waiting.values()) sync(draft)
}

/** A failed save is retried with the next change. */
function sync(draft: Draft) {
  waiting.delete(draft.id)
  idsOnServer.add(draft.id)
  enqueue(async () => {
    // Read before saving: the draft does not name pictures that arrive meanwhile.
    const { due, hasHeld } = picturesToSend(draft)
    const isSaved = await saveOnServer(draft).catch((error) => {
      if (failureOf(error).code === "CONFLICT") leaveToOther(draft)
      throw error
    })
    if (!isSaved) return
    const withPictures = due.length === 0 && !hasHeld
    if (latest.has(draft.id)) noteSaved(draft.id, { remote: { at: draft.savedAt, withPictures } })
    void sendPicturesOf(draft, due)
  })
}

function leaveToOther({ id }: Draft) {
  idsOnServer.delete(id)
  overtakenDraft(id)
}

/** Text does not wait for pictures: they are uploaded in parallel, and the next save names them. */
async function sendPicturesOf(draft: Draft, due: File[]) {
  if (!latest.has(draft.id)) return
  const hasArrived = await sendPictures(draft, due)
  const now = latest.get(draft.id)
  if (hasArrived && now) sync(now)
}

let last: Promise<unknown> = Promise.resolve()

/** In sequence, so that a discarded draft is not saved again. */
function enqueue(task: () => Promise<void>) {
  last = last.then(task).catch(() => undefined)
}

async function draftsOf(writer: string): Promise<Draft[]> {
  const [own, remote] = await Promise.all([browserDrafts.all(writer).catch(() => []), onServer(writer)])
  return newestCopies(own, remote)
}

async function onServer(writer: string): Promise<OnServer> {
  const none: OnServer = { drafts: [], finishedAt: new Map() }
  const timeout = new Promise<OnServer>((resolve) => setTimeout(() => resolve(none), maxWaitMs))
  const fetched = last.then(() => draftsOnServer(writer)).catch(() => none)
  const remote = await Promise.race([timeout, fetched])
  for (const { draft } of remote.drafts) idsOnServer.add(draft.id)
  return remote
}

/** The newest copy of each draft, with its pictures, except those sent or discarded elsewhere since. */
function newestCopies(own: Draft[], { drafts, finishedAt }: OnServer): Draft[] {
  const isFinished = ({ id, savedAt }: Draft) => !waiting.has(id) && (finishedAt.get(id) ?? 0) >= savedAt
  for (const draft of own.filter(isFinished)) void browserDrafts.remove(draft).catch(() => undefined)
  const local = new Map(own.filter((draft) => !isFinished(draft)).map((draft) => [draft.id, draft]))
  const remote = new Map(drafts.map((one) => [one.draft.id, one]))
  const ids = [...new Set([...local.keys(), ...remote.keys()])]
  return newestFirst(ids.flatMap((id) => newest(local.get(id), remote.get(id)) ?? []))
}

function newest(local: Draft | undefined, remote: ServerDraft | undefined): Draft | undefined {
  if (!remote) return local
  const draft = local && local.savedAt >= remote.draft.savedAt ? local : remote.draft
  const { files } = extractFiles(local?.content)
  return { ...draft, content: restoreFiles(draft.content, { files, pictures: remote.pictures }) }
}
