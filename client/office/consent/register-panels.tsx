import { ConfirmButton } from "../../base/layout/confirm-button.tsx"
import { DateText, formatDateTime } from "../../base/ui/dates/dates.tsx"
import {
  useConfirmConsentRegisterMutation,
  useConsentRegisterQuery,
  useOpenConsentRegisterMutation,
} from "../../generated/office.ts"
import { SimpleForm } from "../../items/forms/simple-form.tsx"
import { text } from "../../items/forms/text.tsx"
import { Panel } from "../admin/admin-page.tsx"

const refetchRegister = { refetchQueries: ["ConsentRegister", "Children", "WithheldPictures"] }

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

const fields = {
  key: text({
    label: "Recovery key",
    hint: "As printed, or the earlier token secret.",
    input: { autoComplete: "off", spellCheck: false },
  }),
}

function Closed() {
  const [open] = useOpenConsentRegisterMutation(refetchRegister)

  return (
    <Panel
      title="The names cannot be read"
      note="The site’s token secret has changed, as after a restore. Visitors see no pictures of these children."
    >
      <SimpleForm
        fields={fields}
        limits={{ key: { required: "Please type the key.", max: 500 } }}
        submitLabel="Open the register"
        save={async ({ key }, context) => {
          await open({ variables: { key: key.trim() }, context })
        }}
      />
      <ConfirmButton
        label="Give up the names"
        question="Give up the names for good?"
        consequence="Nobody can read them again. Pictures of these children stay withheld until you enter the names again or remove the children."
        confirmLabel="Give them up"
        run={() => open({ variables: { key: null } })}
      />
    </Panel>
  )
}

function Missing({ since }: { since: string }) {
  const [confirm] = useConfirmConsentRegisterMutation(refetchRegister)

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
      <ConfirmButton
        variant="primary"
        label="Confirm the answers"
        question="Does each yes still stand?"
        consequence="Visitors see the pictures of these children again."
        confirmLabel="Confirm"
        confirmVariant="primary"
        run={() => confirm()}
      />
    </Panel>
  )
}
