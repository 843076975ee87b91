import { useEffect, useState } from "react"
import { minute, useNow } from "../../base/ui/dates/now.ts"
import { type EditingMutation, useEditingMutation } from "../../generated/graphql.ts"
import { Note } from "../writing/notes.tsx"
import type { ItemRef } from "./item-types.ts"

type Editor = EditingMutation["editing"][number]

export function EditingNote({ of }: { of: ItemRef }) {
  const editors = useEditors(of)
  const now = useNow(minute)

  return editors.length > 0 && <Note>{editors.map((editor) => openFor(editor, now)).join(" ")}</Note>
}

/** Milliseconds between reports; the server counts a form as closed after a minute without one. */
const intervalMs = 6_000

function useEditors({ type, id }: ItemRef): Editor[] {
  const [reportEditing] = useEditingMutation()
  const [editors, setEditors] = useState<Editor[]>([])

  useEffect(() => {
    // Best effort: ignores failures.
    const report = (closed: boolean) => reportEditing({ variables: { type, id, closed } }).catch(() => undefined)
    const poll = async () => {
      if (!document.hidden) setEditors((await report(false))?.data?.editing ?? [])
    }
    void poll()
    const timer = setInterval(poll, intervalMs)
    document.addEventListener("visibilitychange", poll)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", poll)
      void report(true)
    }
  }, [reportEditing, type, id])

  return editors
}

function openFor({ user: { name }, since }: Editor, now: number) {
  const minutes = Math.floor((now - Date.parse(since)) / minute)
  if (minutes < 1) return `${name} has this open too.`
  return `${name} has had this open for ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`
}
