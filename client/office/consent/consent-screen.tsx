import { TitledPage } from "../../base/layout/titled-page.tsx"
import { useSession } from "../../base/session/session.tsx"
import { QuietLink } from "../../base/ui/controls/button.tsx"
import { formatDay } from "../../base/ui/dates/days.ts"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { addChildLimits } from "../../generated/limits.ts"
import {
  type ChildFieldsFragment,
  type ChildrenQueryVariables,
  useAddChildMutation,
  useChildrenQuery,
} from "../../generated/office.ts"
import { Folded } from "../../items/forms/folded.tsx"
import { AdminPage } from "../admin/admin-page.tsx"
import { Choices } from "../admin/choices.tsx"
import { FormButton } from "../admin/form-button.tsx"
import { useListAddress } from "../admin/list-address.ts"
import { type Columns, RecordTable } from "../admin/record-table.tsx"
import { SearchBox } from "../admin/search-box.tsx"
import { answerNames, ChildPanel, nameAndForm } from "./child-panel.tsx"
import { RegisterPanels } from "./register-panels.tsx"
import { unreadableName, WithheldPanel } from "./withheld-panel.tsx"

type Answer = NonNullable<ChildrenQueryVariables["answer"]>

const askAgain = { AGAIN: "To ask again" }

const intro =
  "Children who are in pictures, and what their families have said. Without a valid yes, visitors see no picture of the child."

export function ConsentScreen() {
  return (
    <AdminPage title="Consent" action={<AddChild />} note={intro}>
      <RegisterPanels />
      <WithheldPanel />
      <Register />
      <div className="row2">
        <QuietLink to="/admin/pictures">Look at public pictures</QuietLink>
        <QuietLink to="/admin/consent/key">Recovery key</QuietLink>
      </div>
    </AdminPage>
  )
}

/** For teachers: names with yes or no. */
export function TeachersConsentScreen() {
  const { viewer } = useSession()

  return (
    <TitledPage title="Consent" above={viewer ? [{ label: viewer.name, to: `/user/view/${viewer.id}` }] : []}>
      <div className="column5">
        <p>{intro}</p>
        <WithheldPanel />
        <Register />
      </div>
    </TitledPage>
  )
}

function Register() {
  const { search, choice, change } = useListAddress()
  const chosen = choice("answer", { ...answerNames, ...askAgain }) ?? ""
  const answer = chosen in answerNames ? (chosen as Answer) : null
  const query = useChildrenQuery({ variables: { search, answer, toRenew: chosen in askAgain } })
  const { can } = useSession()

  return (
    <>
      <div className="line3">
        <SearchBox label="Search by name or form" value={search} onSearch={(q) => change({ q })} />
        <Choices
          label="Show by answer"
          options={{ "": "All", ...answerNames, ...(can("editChild") && askAgain) }}
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
  const { can } = useSession()
  if (of.length === 0)
    return (
      <p>
        No child is here.
        {!isNarrowed && can("addChild") && " Add children who are in pictures, or whose family has said no."}
      </p>
    )
  if (can("editChild"))
    return (
      <div className="column stack2">
        {of.map((child) => (
          <Folded
            key={child.id}
            title={child.name ?? unreadableName}
            note={[child.form, answerText(child)].filter(Boolean).join(" · ")}
          >
            <ChildPanel child={child} />
          </Folded>
        ))}
      </div>
    )

  return <RecordTable label="Children" columns={columns} records={of} />
}

const columns: Columns<ChildFieldsFragment> = [
  { head: "Child", cell: ({ name }) => name ?? unreadableName },
  { head: "Form", noLabel: true, narrow: "start", cell: ({ form }) => form },
  { head: "Answer", noLabel: true, narrow: "end", cell: (child) => yesOrNo(child) },
]

function answerText({ answer, agrees, until, renewBy }: ChildFieldsFragment) {
  if (answer !== "YES") return answerNames[answer]
  const [end] = [until, renewBy].filter((day) => day != null).sort()
  return `${agrees ? "Yes" : "Not valid now: yes"}${end ? `, until ${formatDay(end, undefined, true)}` : ""}`
}

const yesOrNo = ({ answer, agrees }: ChildFieldsFragment) =>
  answer === "UNSAID" ? answerNames.UNSAID : agrees ? answerNames.YES : answerNames.NO

function AddChild() {
  const [add] = useAddChildMutation({ refetchQueries: ["Children"] })

  return (
    <FormButton
      label="Add a child"
      title="Add a child"
      fields={nameAndForm}
      limits={addChildLimits}
      submitLabel="Add"
      note={<p className="small">A child with this name and form is not added twice.</p>}
      save={async ({ name, form }, context) => {
        await add({ variables: { input: { name, form } }, context })
        return `${name} is added`
      }}
    />
  )
}
