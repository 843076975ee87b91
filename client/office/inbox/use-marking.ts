import { useApolloClient } from "@apollo/client/react"
import { useRef, useState } from "react"
import { useToast } from "../../base/layout/toasts.tsx"
import { useAction } from "../../base/layout/use-action.ts"
import { sequence } from "../../base/ui/sequence.ts"
import { type InboxMark, type InboxItemFieldsFragment as Item, useMarkInboxMutation } from "../../generated/office.ts"

export type Change = Omit<InboxMark, "id" | "version">

/** Items of the register say only whether a report is done. */
type Markable = Pick<Item, "id" | "version"> & Partial<Omit<Item, "__typename">>

const affected = new Set(["Inbox", "AdminNews", "Dashboard", "Register"])

/**
 * Marks several items, with one Undo, once earlier marks are answered. On failure shows a message. Resolves with true if
 * marked.
 */
export function useMarking() {
  const toast = useToast()
  const client = useApolloClient()
  const [send] = useMarkInboxMutation()
  const { busy, act } = useAction()
  const [enqueue] = useState(sequence)
  /** The version of each item after the user's latest mark, by id: the next mark starts from it. */
  const ownVersions = useRef(new Map<string, number>())
  const reload = () =>
    client.refetchQueries({ include: "active", onQueryUpdated: ({ queryName }) => affected.has(queryName ?? "") })

  const versionOf = ({ id, version }: Markable) => Math.max(version, ownVersions.current.get(id) ?? 0)
  const store = async (marks: InboxMark[]) => {
    const { data } = await send({ variables: { marks } })
    void reload()
    for (const { id, version } of data?.markInbox ?? []) ownVersions.current.set(id, version)
    return data?.markInbox ?? []
  }
  const mark = <T extends Markable>(items: T[], change: Change, text: string, more: (item: T) => Change = () => ({})) =>
    enqueue(() =>
      act(async () => {
        const marks = items.map((item) => ({ id: item.id, version: versionOf(item), ...change, ...more(item) }))
        const marked = await store(marks)
        const undoMarks = marked.map(({ id, version }, index) => {
          return { id, version, ...undoChange(marks[index] as InboxMark, items[index] as T) }
        })
        toast(text, { action: { label: "Undo", run: () => store(undoMarks) } })
      }),
    )
  return { busy, mark }
}

function undoChange(change: Change, { assignee, doneAt, answeredHow, isSpam, note }: Markable): Change {
  return {
    ...("assigneeId" in change && { assigneeId: assignee?.id ?? null }),
    ...(("done" in change || "answeredHow" in change) && { done: Boolean(doneAt), answeredHow }),
    ...("spam" in change && { spam: isSpam }),
    ...("note" in change && { note }),
  }
}
