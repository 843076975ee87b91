import type { EntityManager } from "typeorm"
import { Role } from "../../access/roles.ts"
import type { Viewer } from "../../access/viewer.ts"
import { badInput, conflict, notFound } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { Activity } from "../../content/history/activity.ts"
import { logAct } from "../../content/history/log-act.ts"
import { Act } from "../../content/items/act.ts"
import { actor } from "../../content/items/item-history.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import { User } from "../users/user.ts"
import type { InboxKey } from "./inbox.ts"
import type { AnsweredHow, SubmittedRow } from "./submission.ts"

/** A field that is absent keeps its value. */
export interface Change {
  read?: boolean | null
  done?: boolean | null
  answeredHow?: AnsweredHow | null
  spam?: boolean | null
  assigneeId?: number | null
  note?: string | null
}

interface MarkRequest extends InboxKey {
  /** Absent from older clients, whose marks apply to any version. */
  version?: number
  change: Change
}

/** Stores all marks or none. @throws NOT_FOUND; CONFLICT if somebody else marked a row since its version */
export async function markAll(marks: MarkRequest[], { database, viewer }: Context): Promise<void> {
  // Same order for everybody, so that two people who mark the same rows cannot deadlock.
  const inOrder = marks.toSorted((one, other) => sortKey(one).localeCompare(sortKey(other)))
  await database.write(async (rows) => {
    await requireOffice(
      rows,
      marks.flatMap(({ change }) => change.assigneeId ?? []),
    )
    for (const mark of inOrder) await markOne(rows, mark, viewer)
  })
}

const sortKey = ({ form, id }: MarkRequest) => `${form.name} ${String(id).padStart(10, "0")}`

async function requireOffice(rows: EntityManager, ids: number[]) {
  for (const id of new Set(ids)) {
    const user = await rows.findOneBy(User, { id, suspend: false, deleted: false })
    if (!user || user.role < Role.ADMINISTRATOR) throw badInput({ assigneeId: "This account is not in the office." })
  }
}

async function markOne(rows: EntityManager, mark: MarkRequest, viewer: Viewer): Promise<void> {
  const { form, id, version, change } = mark
  const { type } = form
  const row = await rows.findOneBy(type, { id })
  if (!row) throw notFound()
  const next = marksOf(row, change, viewer.id)
  const changed = Object.entries(next).filter(([key, value]) => `${value}` !== `${row[key as keyof Marks]}`)
  // A repeated request does not conflict with itself.
  if (changed.length === 0 && row.markedById === viewer.id) return
  if (version !== undefined && version !== row.version) throw await markedMeanwhile(rows, row)
  if (changed.length === 0) return
  const { affected } = await rows.update<SubmittedRow>(
    type,
    { id, version: row.version },
    { ...next, version: row.version + 1, markedAt: new Date(), markedById: viewer.id },
  )
  // Somebody was faster between reading and writing: the row is read again.
  if (!affected) return markOne(rows, mark, viewer)
  const about = { title: row.number(), detail: inWords(change, viewer.id) }
  await logAct(rows, { act: Act.MARKED, ...actor(viewer), ...about })
}

type Marks = ReturnType<typeof marksOf>

/** Marking again keeps the first time. */
function marksOf(row: SubmittedRow, { read, done, answeredHow, spam, assigneeId, note }: Change, by: number | null) {
  const isDone = answeredHow ? true : done
  return {
    readAt: since(read, row.readAt),
    doneAt: since(isDone, row.doneAt),
    doneById: isDone == null ? row.doneById : isDone ? (row.doneById ?? by) : null,
    answeredHow: isDone === false ? null : answeredHow === undefined ? row.answeredHow : answeredHow,
    spamAt: since(spam, row.spamAt),
    assigneeId: assigneeId === undefined ? row.assigneeId : assigneeId,
    officeNote: note ?? row.officeNote,
  }
}

function since(marked: boolean | null | undefined, before: Date | null) {
  if (marked == null) return before
  return marked ? (before ?? new Date()) : null
}

async function markedMeanwhile(rows: EntityManager, row: SubmittedRow) {
  const by = row.markedById ? await rows.findOneBy(User, { id: row.markedById }) : null
  const { timeZone } = await readSite(rows)
  const at = row.markedAt ?? row.createdAt
  const last = { where: { act: Act.MARKED, title: row.number() }, order: { id: "DESC" } } as const
  const { detail = "marked" } = (await rows.findOne(Activity, last)) ?? {}
  const time = at.toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" })
  return conflict(
    `${by?.name ?? "Somebody"} was faster with ${row.number()} at ${time}: ${detail}. ` +
      "Nothing was marked: please look again.",
    undefined,
    { by: by && { id: by.id, name: by.name }, at: at.toISOString() },
  )
}

const answered = { MAIL: "answered by mail", TELEPHONE: "answered by telephone", IN_PERSON: "answered in person" }

function inWords({ read, note, spam, answeredHow, done, assigneeId }: Change, by: number | null) {
  if (spam != null) return spam ? "marked as spam" : "no spam after all"
  if (answeredHow) return answered[answeredHow]
  if (done != null) return done ? "marked as done" : "opened again"
  if (assigneeId) return assigneeId === by ? "taken" : "given to a colleague"
  if (assigneeId === null) return "given back"
  if (note != null) return "note written"
  return read ? "marked as read" : "marked as unread"
}
