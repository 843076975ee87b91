import { browserDrafts } from "./browser-drafts.ts"
import { type Draft, type DraftStore, newestFirst, writerOf } from "./draft.ts"
import { discardOnServer, draftsOnServer, type OnServer, saveOnServer } from "./server-drafts.ts"

/**
 * Drafts of who is signed in: in this browser at once, and on the server a few seconds later, for their other devices.
 * Without the server all goes on as it does in the browser alone.
 */
export const followingDrafts = {
  async find(form: string) {
    const [own, there] = await Promise.all([browserDrafts.find(form).catch(() => []), onServer(form)])
    return brought(own, { ...there, drafts: there.drafts.filter((draft) => draft.form === form) })
  },

  /** All of one writer's, whichever form they belong to, newest first. */
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
    if (following.delete(draft.id)) inTurn(() => discardOnServer(draft))
    return browserDrafts.remove(draft)
  },
} satisfies DraftStore & { all: (writerId: number) => Promise<Draft[]> }

/** How long nothing is typed before the server is told. */
const pauseMs = 3000
/** A form does not wait longer for what other devices have left. */
const patienceMs = 2500

/** What the server has not been told yet, by the draft's name, and those that it knows. */
const waiting = new Map<string, Draft>()
const following = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

function follow(draft: Draft) {
  waiting.set(draft.id, draft)
  clearTimeout(timer)
  timer = setTimeout(tell, pauseMs)
  // A telephone ends pages that are out of sight without a word.
  document.addEventListener("visibilitychange", tell)
}

function tell() {
  for (const [id, draft] of waiting) {
    waiting.delete(id)
    following.add(id)
    // What cannot be told now is told with the next words.
    inTurn(() => saveOnServer(draft))
  }
}

let last: Promise<unknown> = Promise.resolve()

/** One after the other, so that what is thrown away is not saved again behind it. */
function inTurn(ask: () => Promise<void>) {
  last = last.then(ask).catch(() => undefined)
}

async function onServer(form: string): Promise<OnServer> {
  const nothing: OnServer = { drafts: [], gone: new Map() }
  const late = new Promise<OnServer>((resolve) => setTimeout(() => resolve(nothing), patienceMs))
  const there = await Promise.race([late, draftsOnServer(writerOf({ form })).catch(() => nothing)])
  for (const { id } of there.drafts) following.add(id)
  return there
}

/** Of each the newest; none that was sent or thrown away elsewhere since it was written here. */
function brought(own: Draft[], { drafts, gone }: OnServer): Draft[] {
  const newest = new Map(own.map((draft) => [draft.id, draft]))
  for (const draft of own) {
    if (waiting.has(draft.id) || (gone.get(draft.id) ?? 0) < draft.savedAt) continue
    newest.delete(draft.id)
    void browserDrafts.remove(draft).catch(() => undefined)
  }
  for (const draft of drafts) if ((newest.get(draft.id)?.savedAt ?? 0) < draft.savedAt) newest.set(draft.id, draft)
  return newestFirst([...newest.values()])
}
