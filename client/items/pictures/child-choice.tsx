import { useId, useState } from "react"
import { apiClient } from "../../base/session/api-client.ts"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { useAsync } from "../../base/ui/controls/use-async.ts"
import { useAttempt } from "../../base/ui/controls/use-attempt.ts"
import { TextField } from "../../base/ui/fields/text-field.tsx"
import {
  AddChildDocument,
  type AddChildMutation,
  type ChildFieldsFragment,
  ChildrenSeenDocument,
  type ChildrenSeenQuery,
} from "../../generated/office.ts"

export type Child = Pick<ChildFieldsFragment, "id" | "name" | "form" | "agrees">

export type Register = {
  /** Undefined until the register is read, and for an account that may not see it. */
  known: readonly Child[] | undefined
  add: (child: Child) => void
}

/** @param stored a picture, whose children's IDs are passed to `onRead` */
export function useRegister(stored?: string, onRead?: (ids: number[]) => void): Register {
  const [known, setKnown] = useState<Child[]>()
  useAsync(
    stored,
    () => readChildren(stored),
    (data) => {
      if (!data) return
      setKnown(data.children)
      onRead?.(data.picturesNamed.flatMap(({ children }) => children?.map(({ id }) => id) ?? []))
    },
  )

  return {
    known,
    add: (child) => setKnown((before = []) => [...before.filter(({ id }) => id !== child.id), child]),
  }
}

async function readChildren(stored: string | undefined) {
  const variables = { names: stored ? [stored] : [] }
  const options = { query: ChildrenSeenDocument, variables, fetchPolicy: "no-cache", context: { quiet: true } } as const
  return (await apiClient.query<ChildrenSeenQuery>(options).catch(() => undefined))?.data
}

const separator = " · "

export const titleOf = ({ name, form }: Child) => [name, form].filter(Boolean).join(separator)

export function NoConsentNote({ child }: { child: Child | undefined }) {
  return child && !child.agrees && <strong className="small">No yes yet: this stays a draft</strong>
}

type ChildChoiceProps = { register: Register; button: string; onChoose: (child: Child) => void }

/** Finds a child of the register, or adds one. */
export function ChildChoice({ register: { known = [], add }, button, onChoose }: ChildChoiceProps) {
  const [typed, setTyped] = useState("")
  const { failure, attempt } = useAttempt()
  const listId = useId()

  const choose = () =>
    attempt(async () => {
      const [name = "", form = ""] = typed.split(separator)
      const variables = { input: { name, form } }
      const { data } = await apiClient.mutate<AddChildMutation>({ mutation: AddChildDocument, variables })
      if (!data) return
      add(data.addChild)
      onChoose(data.addChild)
      setTyped("")
    })

  return (
    <>
      <TextField
        label="Name and form of a child"
        hint="Choose one, or write a new one, such as Amina Odhiambo · Form 3."
        list={listId}
        autoComplete="off"
        maxLength={160}
        error={failure?.text}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !typed.trim()) return
          event.preventDefault()
          void choose()
        }}
      />
      <datalist id={listId}>
        {known.map((child) => (
          <option key={child.id} value={titleOf(child)} />
        ))}
      </datalist>
      <MinorButton onClick={choose}>{button}</MinorButton>
    </>
  )
}
