import { useState } from "react"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { OwnPasswordForm } from "../../base/session/own-password-form.tsx"
import { refreshSession } from "../../base/session/refresh.ts"
import { useSession } from "../../base/session/session.tsx"
import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { counted } from "../../base/ui/texts/counted.ts"
import {
  useOwnSecondStepQuery,
  useRemoveSecondStepMutation,
  useRenewRecoveryCodesMutation,
} from "../../generated/graphql.ts"
import { AddApp } from "./add-app.tsx"
import style from "./second-step.module.css"

export function SecondStepScreen() {
  const { viewer } = useSession()
  if (!viewer) return null

  return (
    <TitledPage title="Sign in with an app’s code too">
      <div className={style.screen}>
        <SecondStep id={viewer.id} />
      </div>
    </TitledPage>
  )
}

function SecondStep({ id }: { id: number }) {
  const query = useOwnSecondStepQuery({ variables: { id }, fetchPolicy: "network-only" })
  const [codes, setCodes] = useState<string[]>()
  const changed = async (next?: string[]) => {
    setCodes(next)
    // The viewer's rights can depend on it.
    await Promise.all([refreshSession(), query.refetch()])
  }

  return (
    <Loaded query={query} lines={5}>
      {({ user }) => {
        if (codes) return <RecoveryCodes codes={codes} userId={id} />
        if (!user?.secondFactor) return <AddApp onAdded={changed} />
        return <HasApp codesLeft={user.recoveryCodesLeft ?? 0} onChanged={changed} />
      }}
    </Loaded>
  )
}

function RecoveryCodes({ codes, userId }: { codes: string[]; userId: number }) {
  return (
    <section className={style.step} role="status">
      <h2>Keep these codes</h2>
      <p>
        If the app is lost, each of them lets you in once. Print them, or write them down, and keep them away from the
        phone. They are shown only now.
      </p>
      <ul className={style.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <ButtonLink to={`/user/view/${userId}`}>I have kept them</ButtonLink>
    </section>
  )
}

function HasApp({ codesLeft, onChanged }: { codesLeft: number; onChanged: (recoveryCodes?: string[]) => void }) {
  const toast = useToast()
  const [renew] = useRenewRecoveryCodesMutation()
  const [remove] = useRemoveSecondStepMutation()

  return (
    <>
      <p>You sign in with your password and a code of your app.</p>
      <OwnPasswordForm
        submitLabel="Show new recovery codes"
        send={async (password) => {
          const { data } = await renew({ variables: { password } })
          onChanged(data?.renewRecoveryCodes)
        }}
      >
        <h2>New recovery codes</h2>
        <p>You have {counted(codesLeft, "code")} left. New ones replace them.</p>
      </OwnPasswordForm>
      <OwnPasswordForm
        submitLabel="Remove authenticator"
        variant="quiet"
        send={async (password) => {
          await remove({ variables: { password } })
          toast("You sign in with your password alone")
          onChanged()
        }}
      >
        <h2>No app any more</h2>
        <p>To use another phone, remove this app and add the one on the other phone.</p>
      </OwnPasswordForm>
    </>
  )
}
