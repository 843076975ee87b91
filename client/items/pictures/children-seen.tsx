import { useEffect, useId, useState } from "react"
import { apiClient } from "../../base/session/api-client.ts"
import { Button } from "../../base/ui/controls/button.tsx"
import { TextField } from "../../base/ui/fields/text-field.tsx"
import { failureOf } from "../../base/ui/loading/failure.ts"
import {
  AddChildDocument,
  type AddChildMutation,
  type ChildFieldsFragment,
  ChildrenSeenDocument,
  type ChildrenSeenQuery,
} from "../../generated/office.ts"

type Child = Pick<ChildFieldsFragment, "id" | "name" | "form" | "agrees">

type ChildrenSeenProps = {
  /** Of a stored picture, whose children are known. */
  stored?: string
  value: number[] | undefined
  onRead: (ids: number[]) => void
  onChange: (ids: number[]) => void
}

const between = " · "

/** The children in a picture. Not shown to an account that may not see the register. */
export function ChildrenSeen({ stored, value, onRead, onChange }: ChildrenSeenProps) {
  const [known, setKnown] = useState<Child[]>()
  const [typed, setTyped] = useState("")
  const [problem, setProblem] = useState<string>()
  const listId = useId()
  const ids = value ?? []

  useEffect(() => {
    let isOver = false
    void readChildren(stored).then((read) => {
      if (isOver || !read) return
      setKnown(read.children)
      onRead(read.picturesNamed.flatMap(({ children }) => children?.map(({ id }) => id) ?? []))
    })
    return () => {
      isOver = true
    }
  }, [stored, onRead])

  const add = async () => {
    const [name = "", form = ""] = typed.split(between)
    const variables = { input: { name, form } }
    try {
      const { data } = await apiClient.mutate<AddChildMutation>({ mutation: AddChildDocument, variables })
      if (!data) return
      const child = data.addChild
      setKnown((before = []) => [...before.filter(({ id }) => id !== child.id), child])
      onChange([...new Set([...ids, child.id])])
      setTyped("")
      setProblem(undefined)
    } catch (error) {
      setProblem(failureOf(error).text)
    }
  }
  if (!known) return null

  return (
    <fieldset className="stack2">
      <legend className="small">Children in it</legend>
      <ul className="stack1">
        {known
          .filter(({ id }) => ids.includes(id))
          .map(({ id, name, form, agrees }) => (
            <li key={id} className="row2">
              {[name, form].filter(Boolean).join(between)}
              {agrees || <strong className="small">No yes yet: this stays a draft</strong>}
              <Button
                size="small"
                variant="quiet"
                aria-label={`Take ${name} out`}
                onClick={() => onChange(ids.filter((other) => other !== id))}
              >
                Take out
              </Button>
            </li>
          ))}
      </ul>
      <TextField
        label="Name and form of a child"
        hint="Choose one, or write a new one, such as Amina Odhiambo · Form 3."
        list={listId}
        autoComplete="off"
        maxLength={160}
        error={problem}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !typed.trim()) return
          event.preventDefault()
          void add()
        }}
      />
      <datalist id={listId}>
        {known.map(({ id, name, form }) => (
          <option key={id} value={[name, form].filter(Boolean).join(between)} />
        ))}
      </datalist>
      <div>
        <Button size="small" variant="quiet" disabled={!typed.trim()} onClick={add}>
          Add the child
        </Button>
      </div>
    </fieldset>
  )
}

async function readChildren(stored: string | undefined) {
  const variables = { names: stored ? [stored] : [] }
  const asked = { query: ChildrenSeenDocument, variables, fetchPolicy: "no-cache", context: { quiet: true } } as const
  return (await apiClient.query<ChildrenSeenQuery>(asked).catch(() => undefined))?.data
}
