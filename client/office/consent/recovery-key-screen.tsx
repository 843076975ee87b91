import { ConfirmButton } from "../../base/layout/confirm-button.tsx"
import { DateText } from "../../base/ui/dates/dates.tsx"
import { useConsentRegisterQuery, useCreateRecoveryKeyMutation } from "../../generated/office.ts"
import { LoadedPage } from "../admin/admin-page.tsx"
import { PrintButton } from "../admin/print-button.tsx"
import { ShownOnce } from "../admin/shown-once.tsx"

export function RecoveryKeyScreen() {
  const query = useConsentRegisterQuery()
  const [create, { data }] = useCreateRecoveryKeyMutation({ refetchQueries: ["ConsentRegister"] })

  return (
    <LoadedPage
      query={query}
      title="Recovery key"
      above={[{ label: "Consent", to: "/admin/consent" }]}
      note="If the site is restored without its token secret, this key makes the children’s names readable again. Keep it on paper, away from the backups."
      width="form"
    >
      {({ consentRegister: { recoveryMadeAt } }) => (
        <div className="stack4">
          {data && (
            <ShownOnce secret={data.createRecoveryKey} to="/admin/consent">
              Print it or write it down: it is shown only now. Keep an earlier key as long as you keep backups from its
              time.
            </ShownOnce>
          )}
          <p>
            {recoveryMadeAt ? (
              <>
                The key was made on <DateText of={recoveryMadeAt} />.
              </>
            ) : (
              "There is no key yet."
            )}
          </p>
          <div className="row3 unprinted">
            {data ? (
              <PrintButton />
            ) : (
              <ConfirmButton
                variant="primary"
                label="Make a key"
                question="Make a recovery key?"
                consequence="It is shown once. An earlier key opens only earlier backups."
                confirmLabel="Make it"
                confirmVariant="primary"
                run={() => create({ variables: { replaces: recoveryMadeAt } })}
              />
            )}
          </div>
        </div>
      )}
    </LoadedPage>
  )
}
