import { useState } from "react"
import { Button, QuietButton } from "../../base/ui/controls/button.tsx"
import { Form } from "../../base/ui/fields/form.tsx"
import { TextField } from "../../base/ui/fields/text-field.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import {
  type ChildFieldsFragment,
  type ChildrenQueryVariables,
  useAddChildMutation,
  useChildrenQuery,
} from "../../generated/office.ts"
import { AdminPage, Panel } from "../admin/admin-page.tsx"
import { Choices } from "../admin/choices.tsx"
import { useListAddress } from "../admin/list-address.ts"
import { SearchBox } from "../admin/search-box.tsx"
import { ChildPanel } from "./child-panel.tsx"
import { WithheldPanel } from "./withheld-panel.tsx"

type Answer = NonNullable<ChildrenQueryVariables["answer"]>

const answers: Record<Answer, string> = { YES: "Yes", NO: "No", UNSAID: "Not yet" }

export function ConsentScreen() {
  const { search, filter, change } = useListAddress()
  const answer = (filter("answer") as Answer) || null
  const query = useChildrenQuery({ variables: { search, answer } })
  const [isAdding, setAdding] = useState(false)

  return (
    <AdminPage
      title="Consent"
      action={<Button onClick={() => setAdding(true)}>Add a child</Button>}
      note="Children who are in pictures, and what their families have said. Without a valid yes, visitors see no picture of the child."
    >
      {isAdding && <AddChild onClose={() => setAdding(false)} />}
      <WithheldPanel />
      <div className="line3">
        <SearchBox label="Search by name or form" value={search} onSearch={(q) => change({ q })} />
        <Choices
          label="Show by answer"
          options={{ "": "All", ...answers }}
          value={answer ?? ""}
          onChoose={(next) => change({ answer: next })}
        />
      </div>
      <Loaded query={query}>{({ children }) => <Children of={children} />}</Loaded>
    </AdminPage>
  )
}

function Children({ of }: { of: ChildFieldsFragment[] }) {
  const [open, setOpen] = useState<number>()
  if (of.length === 0) return <p>No child is here. Add the children whom pictures show, or whose family has said no.</p>

  return (
    <ul className="stack4">
      {of.map((child) => (
        <li key={child.id} className="stack3">
          <div className="line3">
            <QuietButton
              aria-expanded={open === child.id}
              onClick={() => setOpen(open === child.id ? undefined : child.id)}
            >
              {child.name ?? "A name that cannot be read"}
            </QuietButton>
            <span className="soft">{[child.form, spokenAnswer(child)].filter(Boolean).join(" · ")}</span>
          </div>
          {open === child.id && <ChildPanel key={child.version} child={child} answers={answers} />}
        </li>
      ))}
    </ul>
  )
}

const spokenAnswer = ({ answer, agrees, until }: ChildFieldsFragment) =>
  answer === "YES" && !agrees
    ? `Yes, ended on ${until}`
    : answers[answer] + (answer === "YES" && until ? `, until ${until}` : "")

function AddChild({ onClose }: { onClose: () => void }) {
  const [add] = useAddChildMutation({ refetchQueries: ["Children"] })
  const [input, setInput] = useState({ name: "", form: "" })

  return (
    <Panel title="Add a child" note="A child who is known by this name and form is not added again.">
      <Form
        submitLabel="Add"
        missing={{ "the name": !input.name.trim() }}
        onCancel={onClose}
        onSubmit={async (context) => {
          await add({ variables: { input }, context })
          onClose()
        }}
      >
        {({ fields }) => (
          <>
            <TextField
              label="Name"
              required
              autoFocus
              maxLength={100}
              autoComplete="off"
              error={fields.name}
              value={input.name}
              onChange={({ target }) => setInput({ ...input, name: target.value })}
            />
            <TextField
              label="Form"
              maxLength={60}
              value={input.form}
              onChange={({ target }) => setInput({ ...input, form: target.value })}
            />
          </>
        )}
      </Form>
    </Panel>
  )
}
