import type { DraftsQuery, FinishedDraftQuery } from "../generated/graphql.ts"
import { saveDraftLimits } from "../generated/limits.ts"
import {
  DiscardDraftDocument,
  DraftsDocument,
  FinishedDraftDocument,
  RestoreDraftDocument,
  SaveDraftDocument,
} from "../generated/writing.ts"
import { accessToken } from "../session/access-token.ts"
import { apiClient } from "../session/api-client.ts"
import type { StoredPicture } from "../ui/pictures/picture-input.ts"
import { isStored } from "../ui/pictures/store-name.ts"
import { type Draft, pathOf, writerOf } from "./draft.ts"
import { extractFiles, storedNames } from "./draft-files.ts"
import { summaryOf } from "./summary.ts"

/** A draft as the server keeps it: its content refers to its pictures by their names. */
export type ServerDraft = { draft: Draft; pictures: readonly StoredPicture[] }

export type OnServer = {
  drafts: ServerDraft[]
  /** Which were sent or thrown away, on whatever device, and when: milliseconds since 1970. */
  gone: Map<string, number>
}

/** A courtesy: a refusal is ignored. */
const context = { quiet: true }

/** Somebody else may have signed in in another tab: nobody's words are ever kept under another's name. */
const isHere = (writer: string) => writer === `${accessToken.userId()}:`

/** Those of one writer, whose form's name begins like this: "7:". Rejects where the server cannot be reached. */
export async function draftsOnServer(writer: string): Promise<OnServer> {
  if (!isHere(writer)) return { drafts: [], gone: new Map() }
  const { data } = await apiClient.query<DraftsQuery>({ query: DraftsDocument, fetchPolicy: "no-cache", context })
  const gone = data?.discarded.map(({ key, discardedAt }) => [idIn(key), Date.parse(discardedAt ?? "")] as const)
  return { drafts: data?.drafts.flatMap((one) => read(writer, one) ?? []) ?? [], gone: new Map(gone) }
}

/** Its words, and the names of those of its pictures that are stored by now. Says whether it is there. */
export async function saveOnServer(draft: Draft): Promise<boolean> {
  const { title, words } = summaryOf(draft)
  const { content, basis, savedAt } = draft
  const { content: text, files } = extractFiles({ content, basis, savedAt })
  const variables = {
    key: keyOf(draft),
    content: JSON.stringify(text),
    title,
    words,
    pictureNames: namesIn(draft, files),
  }
  if (variables.content.length > saveDraftLimits.content.max || !isHere(writerOf(draft))) return false
  await apiClient.mutate({ mutation: SaveDraftDocument, variables, fetchPolicy: "no-cache", context })
  return true
}

export async function discardOnServer(draft: Pick<Draft, "form" | "id">): Promise<void> {
  if (!isHere(writerOf(draft))) return
  const variables = { key: keyOf(draft) }
  discardedHere.add(variables.key)
  await apiClient.mutate({ mutation: DiscardDraftDocument, variables, fetchPolicy: "no-cache", context })
}

/** The item made of a draft that was sent. Without `path` the draft was discarded, or the item has no page. */
export type Finished = { path: string | null }

/** Null while a draft is neither sent nor discarded, on whatever device. */
export async function finishedElsewhere(draft: Pick<Draft, "form" | "id">): Promise<Finished | null> {
  if (!isHere(writerOf(draft))) return null
  const { data } = await apiClient.query<FinishedDraftQuery>({
    query: FinishedDraftDocument,
    variables: { idempotencyKey: draft.id },
    fetchPolicy: "no-cache",
    context,
  })
  const isDiscarded = data?.discarded.some(({ key }) => key === keyOf(draft) && !discardedHere.has(key))
  return data?.addedItem || isDiscarded ? { path: data?.addedItem?.path ?? null } : null
}

/** The keys of drafts that this page itself has discarded: their forms know. */
const discardedHere = new Set<string>()

export async function restoreOnServer(draft: Pick<Draft, "form" | "id">): Promise<void> {
  if (!isHere(writerOf(draft))) return
  const variables = { key: keyOf(draft) }
  await apiClient.mutate({ mutation: RestoreDraftDocument, variables, fetchPolicy: "no-cache", context })
}

const keyOf = ({ form, id }: Pick<Draft, "form" | "id">) => `${pathOf({ form })} ${id}`
const idIn = (key: string) => key.slice(key.lastIndexOf(" ") + 1)

/** Chosen here, or on another device; not those that the item had before. */
function namesIn({ content, basis }: Draft, files: Map<string, File>): string[] {
  const arrived = [...files].filter(([, file]) => isStored(file)).map(([name]) => name)
  const known = storedNames(basis.content)
  const chosen = storedNames(content).filter((name) => !known.includes(name))
  return [...new Set([...arrived, ...chosen])].slice(0, saveDraftLimits.pictureNames.max)
}

/** Null for what another release of this program has written. */
function read(writer: string, stored: DraftsQuery["drafts"][number]): ServerDraft | null {
  const { key, content: text, device, pictures } = stored
  try {
    const { content, basis, savedAt } = JSON.parse(text) as Draft
    const form = `${writer}${key.slice(0, key.lastIndexOf(" "))}`
    return { draft: { form, id: idIn(key), content, basis, savedAt, device: device || "another browser" }, pictures }
  } catch {
    return null
  }
}
