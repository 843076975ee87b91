import { useToast } from "../../base/layout/toasts.tsx"
import { ConfirmButton } from "../../base/ui/controls/confirm-button.tsx"
import { Panel } from "./admin-page.tsx"

interface RenewalProps {
  kind: "Token" | "Secret"
  note: string
  question: string
  consequence: string
  renew: () => Promise<unknown>
}

export function Renewal({ kind, note, question, consequence, renew }: RenewalProps) {
  const toast = useToast()
  const name = kind.toLowerCase()

  return (
    <Panel title={`Another ${name}`} note={note}>
      <div>
        <ConfirmButton
          label={`Renew the ${name}`}
          variant="quiet"
          question={question}
          consequence={consequence}
          confirmLabel="Renew"
          confirmVariant="primary"
          run={renew}
          onDone={() => toast(`${kind} Renewed`)}
        />
      </div>
    </Panel>
  )
}
