import type { DocumentNode } from "@apollo/client"
import { accessToken } from "../../base/session/access-token.ts"
import { apiClient } from "../../base/session/api-client.ts"
import { failureOf } from "../../base/ui/loading/failure.ts"
import type { StoredPicture } from "../../base/ui/pictures/picture-input.ts"
import { isStored, storeName } from "../../base/ui/pictures/store-name.ts"
import type { DraftsQuery, FinishedDraftQuery, SaveDraftMutation } from "../../generated/graphql.ts"
import { saveDraftLimits } from "../../generated/limits.ts"
import {
  DiscardDraftDocument,
  DraftsDocument,
  FinishedDraftDocument,
  RestoreDraftDocument,
  SaveDraftDocument,
} from "../../generated/writing.ts"
import { type Draft, type DraftName, pathOf, writerOf } from "./draft.ts"
import { extractFiles, storedNames } from "./draft-files.ts"
import { summaryOf } from "./summary.ts"

export type ServerDraft = { draft: Draft; pictures: readonly StoredPicture[] }

export type OnServer = {
  drafts: ServerDraft[]
  /** When drafts were sent or discarded, on any device, by id: milliseconds since 1970. */
  finishedAt: Map<string, number>
}

/** Best effort: a refusal is ignored. */
const options = { fetchPolicy: "no-cache", context: { quiet: true } } as const

/** False if another tab has changed the session: drafts are never saved under another's name. */
const isCurrentUser = (writer: string) => writer === `${accessToken.userId()}:`

/** @param writer key prefix: "7:". Rejects if the server cannot be reached. */
export async function draftsOnServer(writer: string): Promise<OnServer> {
  if (!isCurrentUser(writer)) return { drafts: [], finishedAt: new Map() }
  const { data } = await apiClient.query<DraftsQuery>({ query: DraftsDocument, ...options })
  const finishedAt = data?.discarded.map(({ key, discardedAt }) => [idIn(key), Date.parse(discardedAt ?? "")] as const)
  return { drafts: data?.drafts.flatMap((one) => parseDraft(writer, one) ?? []) ?? [], finishedAt: new Map(finishedAt) }
}

/** The `updatedAt` of each draft, as this page has last read or saved it, and the content that it sent last; by key. */
const readAt = new Map<string, string>()
const lastSent = new Map<string, string>()

/** Includes the names of its stored pictures. Resolves with true if it was saved. @throws CONFLICT as `saveDraft` */
export async function saveOnServer(draft: Draft): Promise<boolean> {
  const { title, words } = summaryOf(draft)
  const { content, basis, savedAt } = draft
  const { content: text, sendable } = extractFiles({ content, basis, savedAt })
  const key = keyOf(draft)
  const variables = {
    key,
    content: JSON.stringify(text, withoutFaces),
    title,
    words,
    pictureNames: namesIn(draft, sendable),
  }
  if (variables.content.length > saveDraftLimits.content.max || !isCurrentUser(writerOf(draft))) return false
  const own = [variables.content, lastSent.get(key)]
  lastSent.set(key, variables.content)
  const save = async () => {
    const more = { variables: { ...variables, savedAt: readAt.get(key) }, ...options }
    const { data } = await apiClient.mutate<SaveDraftMutation>({ mutation: SaveDraftDocument, ...more })
    if (data) readAt.set(key, data.saveDraft.updatedAt)
  }
  await save().catch(async (error) => {
    if (failureOf(error).code !== "CONFLICT") throw error
    const { data } = await apiClient.query<DraftsQuery>({ query: DraftsDocument, ...options })
    const stored = data?.drafts.find((one) => one.key === key)
    // An own save, whose answer was lost.
    if (!stored || !own.includes(stored.content)) throw error
    readAt.set(key, stored.updatedAt)
    await save()
  })
  return true
}

export function discardOnServer(draft: DraftName): Promise<void> {
  discardedHere.add(keyOf(draft))
  return change(DiscardDraftDocument, draft)
}

export const restoreOnServer = (draft: DraftName) => change(RestoreDraftDocument, draft)

async function change(mutation: DocumentNode, draft: DraftName) {
  if (isCurrentUser(writerOf(draft))) await apiClient.mutate({ mutation, variables: { key: keyOf(draft) }, ...options })
}

/** Without `path` the draft was discarded, or the item has no page. */
export type Finished = { path: string | null }

/** Null while no device has sent or discarded the draft. */
export async function finishedElsewhere(draft: DraftName): Promise<Finished | null> {
  if (!isCurrentUser(writerOf(draft))) return null
  const { data } = await apiClient.query<FinishedDraftQuery>({
    query: FinishedDraftDocument,
    variables: { idempotencyKey: draft.id },
    ...options,
  })
  const isDiscarded = data?.discarded.some(({ key }) => key === keyOf(draft) && !discardedHere.has(key))
  return data?.addedItem || isDiscarded ? { path: data?.addedItem?.path ?? null } : null
}

/** Drafts discarded by this page, whose forms already know. */
const discardedHere = new Set<string>()

const keyOf = ({ form, id }: DraftName) => `${pathOf({ form })} ${id}`
const idIn = (key: string) => key.slice(key.lastIndexOf(" ") + 1)

/** The positions of faces stay on this device, with the unblurred files. */
const withoutFaces = (name: string, part: unknown) => (name === "faces" || name === "clear" ? undefined : part)

/** Only pictures chosen for this draft, not those that the item had before. */
function namesIn({ content, basis }: Draft, files: File[]): string[] {
  const arrived = files.filter(isStored).map((file) => storeName(file))
  const before = storedNames(basis.content)
  const chosen = storedNames(content).filter((name) => !before.includes(name))
  return [...new Set([...arrived, ...chosen])].slice(0, saveDraftLimits.pictureNames.max)
}

/** Null for a draft in another release's format. */
function parseDraft(writer: string, stored: DraftsQuery["drafts"][number]): ServerDraft | null {
  const { key, content: text, device, pictures } = stored
  readAt.set(key, stored.updatedAt)
  try {
    const { content, basis, savedAt } = JSON.parse(text) as Draft
    const form = `${writer}${key.slice(0, key.lastIndexOf(" "))}`
    return { draft: { form, id: idIn(key), content, basis, savedAt, device: device || "another browser" }, pictures }
  } catch {
    return null
  }
}
