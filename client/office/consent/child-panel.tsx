import { useEffect, useRef, useState } from "react"
import { ActionButton } from "../../base/layout/action-button.tsx"
import { ConfirmButton } from "../../base/layout/confirm-button.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { Options, SelectField, TextField } from "../../base/ui/fields/text-field.tsx"
import { failureOf } from "../../base/ui/loading/failure.ts"
import { languageTable } from "../../generated/languages.ts"
import { editChildLimits } from "../../generated/limits.ts"
import {
  type ChildFieldsFragment as Child,
  type EditChildInput,
  type ShareConsentLinkMutationVariables,
  useEditChildMutation,
  useRemoveChildMutation,
  useShareConsentLinkMutation,
} from "../../generated/office.ts"
import { select } from "../../items/forms/choices.tsx"
import type { Fields } from "../../items/forms/field.ts"
import { useIsOpen } from "../../items/forms/folded.tsx"
import { SimpleForm } from "../../items/forms/simple-form.tsx"
import { optionalText, text } from "../../items/forms/text.tsx"
import { PrintButton } from "../admin/print-button.tsx"
import { QrCode } from "../admin/qr-code.tsx"

type Language = ShareConsentLinkMutationVariables["language"]

const refetchChildren = { refetchQueries: ["Children", "WithheldPictures"] }

export const answerNames: Record<Child["answer"], string> = { YES: "Yes", NO: "No", UNSAID: "Not yet" }

export function ChildPanel({ child }: { child: Child }) {
  const [remove] = useRemoveChildMutation(refetchChildren)
  const { id } = child
  const isOpen = useIsOpen()
  const [isNeeded, setNeeded] = useState(isOpen)
  // Once opened, it keeps what is typed while another child is open.
  if (isOpen && !isNeeded) setNeeded(true)
  if (!isNeeded) return null

  return (
    <>
      <ChildForm latest={child} />
      <FamilyLink id={id} />
      <ConfirmButton
        label="Remove"
        question="Remove this child?"
        consequence="The site forgets the answer, and that the child is in any picture. Their pictures may be public again."
        confirmLabel="Remove"
        run={() => remove({ variables: { id } })}
      />
    </>
  )
}

/** Shows the latest answer until the user types. After a conflict, shows what was typed beside it. */
function ChildForm({ latest }: { latest: Child }) {
  const [edit, { client }] = useEditChildMutation(refetchChildren)
  const [begun, setBegun] = useState<Child | null>(null)
  const [typed, setTyped] = useState({})
  const typedSinceSent = useRef({})
  const isSeen = useIsSeen()
  const toast = useToast()
  const child = begun ?? latest
  const { id, version } = child

  const showLatest = (stillTyped = {}) => {
    setTyped(stillTyped)
    setBegun(null)
  }

  /** The stored answer must not be overwritten unseen. */
  const showBoth = async (error: unknown, input: object) => {
    const { code, text } = failureOf(error)
    if (!isSeen.current) toast(`${child.name} was not saved`, { tone: "error", more: text })
    if (code !== "CONFLICT" || !isSeen.current) throw error
    toast(text, { tone: "error", more: "Your changes are still in the form. Look at what is stored, and save again." })
    await client.refetchQueries({ include: ["Children"] })
    const unchanged = { ...child, means: null }
    const changed = Object.entries(input).filter(([name, value]) => value !== unchanged[name as keyof Child])
    showLatest(Object.fromEntries(changed))
  }

  return (
    <SimpleForm
      version={version}
      fields={child.means === "LINK" ? linkFields : fields}
      limits={editChildLimits}
      start={{ ...child, means: undefined, ...typed }}
      submitLabel="Save"
      onChange={(part) => {
        setBegun(child)
        typedSinceSent.current = { ...typedSinceSent.current, ...part }
      }}
      save={async (input, context) => {
        typedSinceSent.current = {}
        const variables = { id, input: { ...input, version } }
        const saved = await edit({ variables, context }).catch((error) => showBoth(error, input))
        if (!saved) return
        const more = typedSinceSent.current
        showLatest(more)
        toast("Saved", Object.keys(more).length > 0 ? { more: "What you changed meanwhile is not in it." } : {})
      }}
    />
  )
}

/** False once its fold is closed, or a search has removed it. */
function useIsSeen() {
  const isOpen = useIsOpen()
  const isSeen = useRef(isOpen)
  useEffect(() => {
    isSeen.current = isOpen
    return () => {
      isSeen.current = false
    }
  }, [isOpen])
  return isSeen
}

export const nameAndForm = {
  name: text({ label: "Name", half: true, input: { autoComplete: "off", "data-first-focus": true } }),
  form: text({ label: "Form", half: true, input: { autoComplete: "off" } }),
}

const fields = {
  ...nameAndForm,
  answer: select({ label: "Answer", required: true, half: true, choices: answerNames }),
  means: meansField("As before"),
  giver: text({ label: "By whom", half: true, input: { autoComplete: "off" } }),
  until: optionalText({
    label: "Valid until",
    hint: "The day of leaving, or when you ask again. Empty: until they change their mind.",
    half: true,
    input: { type: "date" },
  }),
} satisfies Fields<Omit<EditChildInput, "version">>

const linkFields = { ...fields, means: meansField("By their link") }

function meansField(unchangedLabel: string) {
  const choices = { "": unchangedLabel, PAPER: "On paper", TELEPHONE: "By telephone" }
  const field = select({ label: "How it was given", half: true, choices })
  return { ...field, toInput: (means: keyof typeof choices) => means || null }
}

function FamilyLink({ id }: { id: number }) {
  const [share, { data, reset }] = useShareConsentLinkMutation()
  const [language, setLanguage] = useState<Language>("EN")
  const [email, setEmail] = useState("")
  const createLink = (more: Partial<ShareConsentLinkMutationVariables> = {}) =>
    share({ variables: { id, language, email: null, renew: false, ...more } })

  return (
    // Enter clicks the form's first button.
    <form className="stack4" onSubmit={(event) => event.preventDefault()}>
      <h3>The family’s link</h3>
      <SelectField
        label="Language"
        required
        value={language}
        onChange={({ target }) => {
          setLanguage(target.value as Language)
          // The shown code leads to the other language.
          reset()
        }}
      >
        <Options of={Object.entries(languageTable).map(([code, { name }]) => [code.toUpperCase(), name])} />
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
        <ActionButton
          type="submit"
          disabled={!email.trim()}
          doneText="The link is on its way"
          run={() => createLink({ email: email.trim() })}
        >
          Mail the link
        </ActionButton>
        <ActionButton variant="quiet" run={() => createLink()}>
          Show a QR code
        </ActionButton>
        <ConfirmButton
          label="Revoke earlier links"
          question="Revoke the family’s earlier links?"
          consequence="Links and QR codes that the family has no longer work. A new one appears here, for you to give them."
          confirmLabel="Revoke"
          run={() => createLink({ renew: true })}
          doneText="Earlier links no longer work"
        />
      </div>
      {data && (
        <div className="column stack3">
          <QrCode text={data.shareConsentLink} label="QR code of the family’s link" />
          <p className="small breaks">{data.shareConsentLink}</p>
          <PrintButton />
        </div>
      )}
    </form>
  )
}
