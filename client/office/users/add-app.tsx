import { type FormEvent, useState } from "react"
import { OwnPasswordForm } from "../../base/session/own-password-form.tsx"
import { useSession } from "../../base/session/session.tsx"
import { Button } from "../../base/ui/controls/button.tsx"
import { TextField } from "../../base/ui/fields/text-field.tsx"
import { failureOf } from "../../base/ui/loading/failure.ts"
import {
  type BeginSecondStepMutation,
  useBeginSecondStepMutation,
  useConfirmSecondStepMutation,
} from "../../generated/graphql.ts"
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

function ConfirmApp({ app: { uri, secret }, onAdded }: { app: Secret; onAdded: (recoveryCodes: string[]) => void }) {
  const [confirm, { loading, error, reset }] = useConfirmSecondStepMutation()
  const [code, setCode] = useState("")
  const failure = error && failureOf(error)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (loading) return
    const { data } = await confirm({ variables: { code } }).catch(() => ({ data: undefined }))
    if (data) onAdded(data.confirmSecondFactor)
  }

  return (
    <form className={style.step} noValidate onSubmit={submit} aria-busy={loading || undefined}>
      <h2>Read this with the app</h2>
      <QrCode text={uri} label="QR code for the app" />
      <p>
        No camera? Type this into the app: <code className={style.secret}>{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <TextField
        label="Code"
        hint="The six digits that the app shows now."
        required
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        error={failure && (failure.fields.code ?? failure.text)}
        value={code}
        onChange={({ target }) => {
          setCode(target.value)
          if (error) reset()
        }}
      />
      <div>
        <Button type="submit" busy={loading} disabled={!code}>
          Ask for codes from now on
        </Button>
      </div>
    </form>
  )
}
