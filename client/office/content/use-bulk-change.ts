import { useToast } from "../../base/layout/toasts.tsx"
import { useAction } from "../../base/layout/use-action.ts"
import { evictItems } from "../../base/session/evict.ts"
import { formatDateTime, useZone } from "../../base/ui/dates/dates.tsx"
import {
  type ChangeContentMutation,
  type ContentChange,
  type ListedContentFragment as Item,
  useChangeContentMutation,
} from "../../generated/office.ts"

export type BulkUpdate = Partial<Pick<ContentChange, "publication" | "userId" | "inBin">>

/** Changes several items at once, with one Undo. For each unchanged item, says why, and who was faster. */
export function useBulkChange() {
  const toast = useToast()
  const zone = useZone()
  const [send] = useChangeContentMutation({ update: evictItems })
  const { busy, act } = useAction()

  const reasonFor = (items: Item[], { type, id, refusal, by, at }: ChangeContentMutation["changeContent"][number]) => {
    const title = items.find((item) => item.type === type && item.id === id)?.title
    return `“${title}”: ${refusal}${by && at ? ` (${by.name}, ${formatDateTime(at, zone)})` : ""}`
  }
  /** Resolves with the changed items, each with its new version. */
  const store = async (items: Item[], changeOf: (item: Item) => Partial<ContentChange>) => {
    const changes = items.map((item) => ({ type: item.type, id: item.id, version: item.version, ...changeOf(item) }))
    const outcomes = (await send({ variables: { changes } })).data?.changeContent ?? []
    const refused = outcomes.filter(({ refusal }) => refusal !== null)
    if (refused.length > 0)
      toast(`${refused.length} of ${items.length} stayed as ${refused.length === 1 ? "it was" : "they were"}`, {
        tone: "error",
        more: refused.map((outcome) => reasonFor(items, outcome)).join(" "),
      })
    return items.flatMap((item, index) => {
      const { refusal, version = item.version } = outcomes[index] ?? {}
      return refusal === null ? [{ ...item, version }] : []
    })
  }
  const change = (items: Item[], update: BulkUpdate, result: string) =>
    act(async () => {
      const changed = await store(items, () => update)
      const undo = async () => {
        const restored = await store(changed, (item) => (update.inBin ? { inBin: false } : undoInputOf(item)))
        if (restored.length > 0) toast(`As before: ${restored.length}`)
      }
      if (changed.length === 0) return
      toast(changed.length === 1 ? `1 is ${result}` : `${changed.length} are ${result}`, {
        action: { label: "Undo", run: undo },
      })
    })
  return { busy, change }
}

const undoInputOf = (item: Item) => ({ ...stateBefore(item), userId: item.user.id })

/** Input that undoes a change of state. */
export const stateBefore = ({ state, publishedAt, publishAt, expiresAt }: ItemState) => {
  return { publication: { as: state, publishAt, expiresAt }, publishedAt }
}

type ItemState = Pick<Item, "state" | "publishedAt" | "publishAt" | "expiresAt">
