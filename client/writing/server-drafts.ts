import type { DraftsQuery } from "../generated/graphql.ts"
import { DiscardDraftDocument, DraftsDocument, SaveDraftDocument } from "../generated/writing.ts"
import { accessToken } from "../session/access-token.ts"
import { apiClient } from "../session/api-client.ts"
import { type Draft, pathOf, writerOf } from "./draft.ts"
import { extractFiles, restoreFiles } from "./draft-files.ts"
import { summaryOf } from "./summary.ts"

/** What the server keeps of a writer's drafts: words, since a picture is sent when the form is. */
export type OnServer = {
  drafts: Draft[]
  /** Which were sent or thrown away, on whatever device, and when: milliseconds since 1970. */
  gone: Map<string, number>
}

/** A courtesy: where it is refused, nobody is told. */
const context = { quiet: true }

/** Characters that the server takes. */
const longest = 400_000

/** Somebody else may have signed in in another tab: nobody's words are ever kept under another's name. */
const isHere = (writer: string) => writer === `${accessToken.userId()}:`

/** Those of one writer, whose form's name begins like this: "7:". Rejects where the server cannot be reached. */
export async function draftsOnServer(writer: string): Promise<OnServer> {
  if (!isHere(writer)) return { drafts: [], gone: new Map() }
  const { data } = await apiClient.query<DraftsQuery>({ query: DraftsDocument, fetchPolicy: "no-cache", context })
  const gone = data?.discarded.map(({ key, discardedAt }) => [idIn(key), Date.parse(discardedAt ?? "")] as const)
  return { drafts: data?.drafts.flatMap((one) => read(writer, one) ?? []) ?? [], gone: new Map(gone) }
}

export async function saveOnServer(draft: Draft): Promise<void> {
  const { title, words } = summaryOf(draft)
  const { content, basis, savedAt } = draft
  const text = JSON.stringify(extractFiles({ content, basis, savedAt }).content)
  if (text.length > longest || !isHere(writerOf(draft))) return
  const variables = { key: keyOf(draft), content: text, title, words }
  await apiClient.mutate({ mutation: SaveDraftDocument, variables, fetchPolicy: "no-cache", context })
}

/** It was sent, or thrown away. */
export async function discardOnServer(draft: Pick<Draft, "form" | "id">): Promise<void> {
  if (!isHere(writerOf(draft))) return
  const variables = { key: keyOf(draft) }
  await apiClient.mutate({ mutation: DiscardDraftDocument, variables, fetchPolicy: "no-cache", context })
}

const keyOf = ({ form, id }: Pick<Draft, "form" | "id">) => `${pathOf({ form })} ${id}`
const idIn = (key: string) => key.slice(key.lastIndexOf(" ") + 1)

/** Null for what another release of this program has written. */
function read(writer: string, { key, content: text }: DraftsQuery["drafts"][number]): Draft | null {
  try {
    const { content, basis, savedAt } = restoreFiles(JSON.parse(text), new Map()) as Draft
    return { form: `${writer}${key.slice(0, key.lastIndexOf(" "))}`, id: idIn(key), content, basis, savedAt }
  } catch {
    return null
  }
}
