import { useNavigate } from "react-router-dom"
import { useToast } from "../layout/toasts.tsx"
import { ConfirmButton } from "../ui/controls/confirm-button.tsx"

type DeleteRecordProps = {
  what: string
  name: string
  run: () => Promise<unknown>
  done: string
  to: string
}

export function DeleteRecord({ what, name, run, done, to }: DeleteRecordProps) {
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
        consequence={`“${name}” will be gone for good.`}
        confirmLabel="Delete"
        run={run}
        onDone={afterwards}
      />
    </div>
  )
}
