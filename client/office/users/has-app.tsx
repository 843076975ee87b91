import { useToast } from "../../base/layout/toasts.tsx"
import { OwnPasswordForm } from "../../base/session/own-password-form.tsx"
import { useRemoveSecondStepMutation, useRenewRecoveryCodesMutation } from "../../generated/graphql.ts"

export function HasApp({ onChanged }: { onChanged: (recoveryCodes?: string[]) => void }) {
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
        <p>If yours are lost or used up. Those until now count no more.</p>
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
        <p>For another phone: take this one away, and add the app of the other.</p>
      </OwnPasswordForm>
    </>
  )
}
