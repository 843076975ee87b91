import { browserDrafts } from "./browser-drafts.ts"
import { type Draft, type DraftStore, newestFirst, writerOf } from "./draft.ts"
import { extractFiles, restoreFiles } from "./draft-files.ts"
import { sendPictures, stopPictures } from "./sending-pictures.ts"
import {
  discardOnServer,
  draftsOnServer,
  type OnServer,
  restoreOnServer,
  type ServerDraft,
  saveOnServer,
} from "./server-drafts.ts"

/** In this browser at once, and on the server a few seconds later, for other devices. Without the server the browser's go on alone. */
export const followingDrafts = {
  async find(form: string) {
    const [own, there] = await Promise.all([browserDrafts.find(form).catch(() => []), onServer(form)])
    return brought(own, { ...there, drafts: there.drafts.filter(({ draft }) => draft.form === form) })
  },

  async all(writerId: number) {
    const [own, there] = await Promise.all([browserDrafts.all(writerId).catch(() => []), onServer(`${writerId}:`)])
    return brought(own, there)
  },

  put(draft: Draft) {
    follow(draft)
    return browserDrafts.put(draft)
  },

  remove(draft: Pick<Draft, "form" | "id">) {
    waiting.delete(draft.id)
    latest.delete(draft.id)
    stopPictures(draft.id)
    if (following.delete(draft.id)) enqueue(() => discardOnServer(draft))
    return browserDrafts.remove(draft)
  },

  restore(draft: Draft) {
    following.add(draft.id)
    enqueue(() => restoreOnServer(draft).catch(() => follow(draft)))
    return browserDrafts.put(draft)
  },
} satisfies DraftStore & { all: (writerId: number) => Promise<Draft[]> }

/** How long nothing is typed before it is sent. */
const pauseMs = 3000
/** A form does not wait longer for what other devices have left. */
const patienceMs = 2500

/** By the draft's name: what the server has not got yet, what was written last, and those that it knows. */
const waiting = new Map<string, Draft>()
const latest = new Map<string, Draft>()
const following = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

function follow(draft: Draft) {
  waiting.set(draft.id, draft)
  latest.set(draft.id, draft)
  clearTimeout(timer)
  timer = setTimeout(syncAll, pauseMs)
  // A telephone ends pages that are out of sight without a word.
  document.addEventListener("visibilitychange", syncAll)
}

function syncAll() {
  for (const draft of waiting.values()) sync(draft)
}

/** What does not get through now goes with the next words. */
function sync(draft: Draft) {
  waiting.delete(draft.id)
  following.add(draft.id)
  enqueue(async () => {
    if (await saveOnServer(draft)) void sendPicturesOf(draft)
  })
}

/** Words do not wait for pictures: these go beside them, and are named with what was written last once they are there. */
async function sendPicturesOf(draft: Draft) {
  if (!latest.has(draft.id)) return
  const hasArrived = await sendPictures(draft)
  const now = latest.get(draft.id)
  if (hasArrived && now) sync(now)
}

let last: Promise<unknown> = Promise.resolve()

/** One after the other, so that what is thrown away is not saved again behind it. */
function enqueue(ask: () => Promise<void>) {
  last = last.then(ask).catch(() => undefined)
}

async function onServer(form: string): Promise<OnServer> {
  const nothing: OnServer = { drafts: [], gone: new Map() }
  const late = new Promise<OnServer>((resolve) => setTimeout(() => resolve(nothing), patienceMs))
  // After what is on its way there.
  const asked = last.then(() => draftsOnServer(writerOf({ form }))).catch(() => nothing)
  const there = await Promise.race([late, asked])
  for (const { draft } of there.drafts) following.add(draft.id)
  return there
}

/** Of each the newest, with its pictures; none that was sent or thrown away elsewhere since it was written here. */
function brought(own: Draft[], { drafts, gone }: OnServer): Draft[] {
  const isGone = ({ id, savedAt }: Draft) => !waiting.has(id) && (gone.get(id) ?? 0) >= savedAt
  for (const draft of own.filter(isGone)) void browserDrafts.remove(draft).catch(() => undefined)
  const here = new Map(own.filter((draft) => !isGone(draft)).map((draft) => [draft.id, draft]))
  const there = new Map(drafts.map((one) => [one.draft.id, one]))
  const ids = [...new Set([...here.keys(), ...there.keys()])]
  return newestFirst(ids.flatMap((id) => newest(here.get(id), there.get(id)) ?? []))
}

function newest(here: Draft | undefined, there: ServerDraft | undefined): Draft | undefined {
  if (!there) return here
  const draft = here && here.savedAt >= there.draft.savedAt ? here : there.draft
  const { files } = extractFiles(here?.content)
  return { ...draft, content: restoreFiles(draft.content, { files, pictures: there.pictures }) }
}
