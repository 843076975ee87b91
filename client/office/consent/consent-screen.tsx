import { useState } from "react"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { useSession } from "../../base/session/session.tsx"
import { Button, QuietButton, QuietLink } from "../../base/ui/controls/button.tsx"
import { formatDay } from "../../base/ui/dates/days.ts"
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
import { RegisterPanels } from "./register-panels.tsx"
import { unreadName, WithheldPanel } from "./withheld-panel.tsx"

type Answer = NonNullable<ChildrenQueryVariables["answer"]>

const answers: Record<Answer, string> = { YES: "Yes", NO: "No", UNSAID: "Not yet" }

const toAsk = { AGAIN: "To ask again" }

const about =
  "Children who are in pictures, and what their families have said. Without a valid yes, visitors see no picture of the child."

export function ConsentScreen() {
  const [isAdding, setAdding] = useState(false)

  return (
    <AdminPage title="Consent" action={<Button onClick={() => setAdding(true)}>Add a child</Button>} note={about}>
      <RegisterPanels />
      {isAdding && <AddChild onClose={() => setAdding(false)} />}
      <WithheldPanel />
      <Register />
      <div className="row2">
        <QuietLink to="/admin/pictures">Look at public pictures</QuietLink>
        <QuietLink to="/admin/consent/key">Recovery key</QuietLink>
      </div>
    </AdminPage>
  )
}

/** For teachers: names, and yes or no. */
export function TeachersConsentScreen() {
  const { viewer } = useSession()

  return (
    <TitledPage title="Consent" above={viewer ? [{ label: viewer.name, to: `/user/view/${viewer.id}` }] : []}>
      <div className="column5">
        <p>{about}</p>
        <WithheldPanel />
        <Register />
      </div>
    </TitledPage>
  )
}

function Register() {
  const { search, filter, change } = useListAddress()
  const chosen = filter("answer") ?? ""
  const answer = chosen in answers ? (chosen as Answer) : null
  const query = useChildrenQuery({ variables: { search, answer, toRenew: chosen in toAsk } })
  const { can } = useSession()

  return (
    <>
      <div className="line3">
        <SearchBox label="Search by name or form" value={search} onSearch={(q) => change({ q })} />
        <Choices
          label="Show by answer"
          options={{ "": "All", ...answers, ...(can("editChild") && toAsk) }}
          value={chosen}
          onChoose={(next) => change({ answer: next })}
        />
      </div>
      <Loaded query={query}>
        {({ children }) => <Children of={children} isNarrowed={Boolean(search || chosen)} />}
      </Loaded>
    </>
  )
}

function Children({ of, isNarrowed }: { of: ChildFieldsFragment[]; isNarrowed: boolean }) {
  const [open, setOpen] = useState<number>()
  const { can } = useSession()
  const isOffice = can("editChild")
  if (of.length === 0)
    return <p>No child is here.{!isNarrowed && " Add the children whom pictures show, or whose family has said no."}</p>

  return (
    <ul className="stack4">
      {of.map((child) => (
        <li key={child.id} className="stack3">
          <div className="line3">
            {isOffice ? (
              <QuietButton
                aria-expanded={open === child.id}
                onClick={() => setOpen(open === child.id ? undefined : child.id)}
              >
                {child.name ?? unreadName}
              </QuietButton>
            ) : (
              <span className="strong">{child.name ?? unreadName}</span>
            )}
            <span className="soft">
              {[child.form, isOffice ? spokenAnswer(child) : yesOrNo(child)].filter(Boolean).join(" · ")}
            </span>
          </div>
          {open === child.id && <ChildPanel key={child.version} child={child} answers={answers} />}
        </li>
      ))}
    </ul>
  )
}

function spokenAnswer({ answer, agrees, until, renewBy }: ChildFieldsFragment) {
  if (answer !== "YES") return answers[answer]
  const [end] = [until, renewBy].filter((day) => day != null).sort()
  return `Yes${end ? `, until ${formatDay(end, undefined, true)}` : ""}${agrees ? "" : ", not valid now"}`
}

const yesOrNo = ({ answer, agrees }: ChildFieldsFragment) =>
  answer === "UNSAID" ? answers.UNSAID : agrees ? answers.YES : answers.NO

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
