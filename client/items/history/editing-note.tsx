import Users from "lucide-react/icons/users"
import { useEffect, useState } from "react"
import { minute, useNow } from "../../base/ui/dates/now.ts"
import { type EditingMutation, useEditingMutation } from "../../generated/graphql.ts"
import style from "./editing-note.module.css"
import type { ItemRef } from "./item-types.ts"

type Editor = EditingMutation["editing"][number]

export function EditingNote({ of }: { of: ItemRef }) {
  const editors = useEditors(of)
  const now = useNow(minute)

  return (
    <div aria-live="polite">
      {editors.length > 0 && (
        <p className={style.note}>
          <Users />
          {editors.map((editor) => openFor(editor, now)).join(" ")}
        </p>
      )}
    </div>
  )
}

/** Milliseconds between reports; the server counts a form as closed after a minute without one. */
const everyMs = 25_000

function useEditors({ type, id }: ItemRef): Editor[] {
  const [reportEditing] = useEditingMutation()
  const [editors, setEditors] = useState<Editor[]>([])

  useEffect(() => {
    // Best effort: ignores failures.
    const say = (closed: boolean) => reportEditing({ variables: { type, id, closed } }).catch(() => undefined)
    const ask = async () => setEditors((await say(false))?.data?.editing ?? [])
    void ask()
    const timer = setInterval(() => !document.hidden && void ask(), everyMs)
    return () => {
      clearInterval(timer)
      void say(true)
    }
  }, [reportEditing, type, id])

  return editors
}

function openFor({ user: { name }, since }: Editor, now: number) {
  const minutes = Math.floor((now - Date.parse(since)) / minute)
  if (minutes < 1) return `${name} has this open too.`
  return `${name} has had this open for ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`
}
