import { OwnPasswordForm } from "../../base/session/own-password-form.tsx"
import { useSession } from "../../base/session/session.tsx"
import {
  type BeginSecondStepMutation,
  useBeginSecondStepMutation,
  useConfirmSecondStepMutation,
} from "../../generated/graphql.ts"
import { SimpleForm } from "../../items/forms/simple-form.tsx"
import { text } from "../../items/forms/text.tsx"
import { QrCode } from "../admin/qr-code.tsx"
import style from "./second-step.module.css"

type Secret = BeginSecondStepMutation["beginSecondFactor"]

export function AddApp({ onAdded }: { onAdded: (recoveryCodes: string[]) => void }) {
  const { mustAddSecondFactor } = useSession()
  const [begin, { data }] = useBeginSecondStepMutation()
  if (data) return <ConfirmApp app={data.beginSecondFactor} onAdded={onAdded} />

  return (
    <OwnPasswordForm submitLabel="Add an app" send={(password) => begin({ variables: { password } })}>
      {mustAddSecondFactor && (
        <p>
          <strong>The school asks this of administrators.</strong> Until then you can do what an editor can.
        </p>
      )}
      <p>
        An app on your phone shows six digits that change every half-minute. Whoever learns your password cannot sign in
        without them. Any authenticator app will do, such as Aegis, FreeOTP or the one that came with your phone.
      </p>
    </OwnPasswordForm>
  )
}

const fields = {
  code: text({
    label: "Code",
    hint: "The six digits that the app shows now.",
    required: true,
    input: { autoFocus: true, inputMode: "numeric", autoComplete: "one-time-code" },
  }),
}

function ConfirmApp({ app: { uri, secret }, onAdded }: { app: Secret; onAdded: (recoveryCodes: string[]) => void }) {
  const [confirm] = useConfirmSecondStepMutation()

  return (
    <div className={style.step}>
      <h2>Read this with the app</h2>
      <QrCode text={uri} label="QR code for the app" />
      <p>
        No camera? Type this into the app: <code className={style.secret}>{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <SimpleForm
        fields={fields}
        limits={{ code: { required: "Please type the code." } }}
        submitLabel="Ask for codes from now on"
        save={async (variables, context) => {
          const { data } = await confirm({ variables, context })
          if (data) onAdded(data.confirmSecondFactor)
        }}
      />
    </div>
  )
}
