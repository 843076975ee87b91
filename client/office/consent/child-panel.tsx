import { useState } from "react"
import { ActionButton } from "../../base/layout/action-button.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { ConfirmButton } from "../../base/ui/controls/confirm-button.tsx"
import { Form } from "../../base/ui/fields/form.tsx"
import { SelectField, TextField } from "../../base/ui/fields/text-field.tsx"
import { languageTable } from "../../generated/languages.ts"
import {
  type ChildFieldsFragment,
  type EditChildInput,
  type ShareConsentLinkMutationVariables,
  useEditChildMutation,
  useRemoveChildMutation,
  useShareConsentLinkMutation,
} from "../../generated/office.ts"
import { Panel } from "../admin/admin-page.tsx"
import { PrintButton } from "../admin/print-button.tsx"
import { QrCode } from "../admin/qr-code.tsx"
import { unreadName } from "./withheld-panel.tsx"

type Child = ChildFieldsFragment
type Language = ShareConsentLinkMutationVariables["language"]

const changed = { refetchQueries: ["Children", "WithheldPictures"] }

export function ChildPanel({ child, answers }: { child: Child; answers: Record<Child["answer"], string> }) {
  const [remove] = useRemoveChildMutation(changed)

  return (
    <Panel title={child.name ?? unreadName}>
      <AnswerForm child={child} answers={answers} />
      <FamilyLink id={child.id} />
      <div>
        <ConfirmButton
          variant="quiet"
          label="Remove"
          question="Remove this child?"
          consequence="The site forgets the answer, and that the child is in any picture. Their pictures may be public again."
          confirmLabel="Remove"
          run={() => remove({ variables: { id: child.id } })}
          onDone={() => undefined}
        />
      </div>
    </Panel>
  )
}

function AnswerForm({ child, answers }: { child: Child; answers: Record<Child["answer"], string> }) {
  const [edit] = useEditChildMutation(changed)
  const toast = useToast()
  const { id, name, form, answer, giver, until, version } = child
  const [input, setInput] = useState<EditChildInput>({
    ...{ name: name ?? "", form, answer, means: null, giver: giver ?? "", until, version },
  })
  const field = (key: "name" | "form" | "giver" | "until") => ({
    value: input[key] ?? "",
    onChange: ({ target }: { target: { value: string } }) =>
      setInput({ ...input, [key]: target.value || (key === "until" ? null : "") }),
  })

  return (
    <Form
      submitLabel="Save"
      onSubmit={async (context) => {
        await edit({ variables: { id, input }, context })
        toast("Saved")
      }}
    >
      {({ fields }) => (
        <>
          <TextField label="Name" required maxLength={100} autoComplete="off" error={fields.name} {...field("name")} />
          <TextField label="Form" maxLength={60} error={fields.form} {...field("form")} />
          <SelectField
            label="Answer"
            required
            value={input.answer}
            onChange={({ target }) => setInput({ ...input, answer: target.value as Child["answer"] })}
          >
            {Object.entries(answers).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="How it was given"
            error={fields.means}
            value={input.means ?? ""}
            onChange={({ target }) => setInput({ ...input, means: (target.value || null) as EditChildInput["means"] })}
          >
            <option value="">{child.means === "LINK" ? "By their link" : "As before"}</option>
            <option value="PAPER">On paper</option>
            <option value="TELEPHONE">By telephone</option>
          </SelectField>
          <TextField label="By whom" maxLength={100} autoComplete="off" error={fields.giver} {...field("giver")} />
          <TextField
            label="Valid until"
            hint="The day of leaving, or when you ask again. Empty: until they change their mind."
            type="date"
            error={fields.until}
            {...field("until")}
          />
        </>
      )}
    </Form>
  )
}

function FamilyLink({ id }: { id: number }) {
  const [share, { data }] = useShareConsentLinkMutation()
  const [language, setLanguage] = useState<Language>("EN")
  const [email, setEmail] = useState("")
  const give = (more: Partial<ShareConsentLinkMutationVariables> = {}) =>
    share({ variables: { id, language, email: null, renew: false, ...more } })

  return (
    <div className="stack4">
      <h3>The family’s link</h3>
      <SelectField
        label="Language"
        required
        value={language}
        onChange={({ target }) => setLanguage(target.value as Language)}
      >
        {Object.entries(languageTable).map(([code, { name }]) => (
          <option key={code} value={code.toUpperCase()}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Email"
        hint="It is not kept with the child."
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <div className="row3">
        <ActionButton disabled={!email.trim()} done="The link is on its way" run={() => give({ email: email.trim() })}>
          Mail the link
        </ActionButton>
        <ActionButton variant="quiet" run={() => give()}>
          Show a QR code
        </ActionButton>
        <ActionButton variant="quiet" done="Earlier links open nothing any more" run={() => give({ renew: true })}>
          Revoke earlier links
        </ActionButton>
      </div>
      {data && (
        <div className="stack3">
          <QrCode text={data.shareConsentLink} label="QR code of the family’s link" />
          <p className="small">{data.shareConsentLink}</p>
          <div>
            <PrintButton />
          </div>
        </div>
      )}
    </div>
  )
}
