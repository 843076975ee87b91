import { useState } from "react"
import { ConfirmButton } from "../../base/ui/controls/confirm-button.tsx"
import { DateText, formatDateTime } from "../../base/ui/dates/dates.tsx"
import { Form } from "../../base/ui/fields/form.tsx"
import { TextField } from "../../base/ui/fields/text-field.tsx"
import {
  useConfirmConsentRegisterMutation,
  useConsentRegisterQuery,
  useOpenConsentRegisterMutation,
} from "../../generated/office.ts"
import { Panel } from "../admin/admin-page.tsx"

const changed = { refetchQueries: ["ConsentRegister", "Children", "WithheldPictures"] }

/** After a restore: the names cannot be read, or answers are missing. */
export function RegisterPanels() {
  const { data } = useConsentRegisterQuery()
  if (!data) return null
  const { isOpen, missingSince } = data.consentRegister

  return (
    <>
      {!isOpen && <Closed />}
      {missingSince && <Missing since={missingSince} />}
    </>
  )
}

function Closed() {
  const [open] = useOpenConsentRegisterMutation(changed)
  const [key, setKey] = useState("")

  return (
    <Panel
      title="The names cannot be read"
      note="The token secret of the site is another one, as after a restore. Visitors see no picture of these children."
    >
      <Form
        submitLabel="Open the register"
        missing={{ "the key": !key.trim() }}
        onSubmit={async (context) => {
          await open({ variables: { key: key.trim() }, context })
        }}
      >
        {({ fields }) => (
          <TextField
            label="Recovery key"
            hint="As printed, or the token secret of before."
            required
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            error={fields.key}
            value={key}
            onChange={({ target }) => setKey(target.value)}
          />
        )}
      </Form>
      <div>
        <ConfirmButton
          variant="quiet"
          label="Give the names up"
          question="Give the names up for good?"
          consequence="Nobody can read them again. Pictures of these children stay withheld until you write the names anew, or remove the children."
          confirmLabel="Give them up"
          run={() => open({ variables: { key: null } })}
          onDone={() => undefined}
        />
      </div>
    </Panel>
  )
}

function Missing({ since }: { since: string }) {
  const [confirm] = useConfirmConsentRegisterMutation(changed)

  return (
    <Panel
      title="Answers are missing"
      note={
        <>
          The site comes from a backup, and has no answer of families since <DateText of={since} as={formatDateTime} />.
          No yes from before counts until you have looked: enter each no that came later, and the children whom pictures
          show since.
        </>
      }
    >
      <div>
        <ConfirmButton
          label="Confirm the answers"
          question="Does each yes still stand?"
          consequence="Visitors see the pictures of these children again."
          confirmLabel="Confirm"
          confirmVariant="primary"
          run={() => confirm()}
          onDone={() => undefined}
        />
      </div>
    </Panel>
  )
}
