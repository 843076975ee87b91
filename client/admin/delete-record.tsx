import { useNavigate } from "react-router-dom"
import { useToast } from "../layout/toasts.tsx"
import { ConfirmButton } from "../ui/controls/confirm-button.tsx"

type DeleteRecordProps = {
  what: string
  name: string
  /** Whether it lies in the bin afterwards. */
  kept?: boolean
  run: () => Promise<unknown>
  done: string
  to: string
}

export function DeleteRecord({ what, name, kept, run, done, to }: DeleteRecordProps) {
  const toast = useToast()
  const navigate = useNavigate()
  const afterwards = () => {
    toast(done)
    navigate(to, { replace: true })
  }

  return (
    <div>
      <ConfirmButton
        variant="danger"
        label={`Delete this ${what}`}
        question={`Delete this ${what}?`}
        consequence={kept ? `“${name}” stays in the bin for 30 days.` : `“${name}” will be gone for good.`}
        confirmLabel="Delete"
        run={run}
        onDone={afterwards}
      />
    </div>
  )
}
