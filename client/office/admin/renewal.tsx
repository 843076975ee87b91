import { ConfirmButton } from "../../base/layout/confirm-button.tsx"
import { Panel } from "./admin-page.tsx"

interface RenewalProps {
  kind: "Token" | "Secret"
  note: string
  question: string
  consequence: string
  renew: () => Promise<unknown>
}

export function Renewal({ kind, note, question, consequence, renew }: RenewalProps) {
  const name = kind.toLowerCase()

  return (
    <Panel title={`Another ${name}`} note={note}>
      <ConfirmButton
        label={`Renew the ${name}`}
        question={question}
        consequence={consequence}
        confirmLabel="Renew"
        confirmVariant="primary"
        run={renew}
        doneText={`${kind} Renewed`}
      />
    </Panel>
  )
}
