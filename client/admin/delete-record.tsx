import { useNavigate } from "react-router-dom"
import { useToast } from "../layout/toasts.tsx"
import { ConfirmButton } from "./confirm-button.tsx"

type DeleteRecordProps = {
  /** What it is, in a word, and its name. */
  what: string
  name: string
  /** Rejects with the server's failure. */
  run: () => Promise<unknown>
  /** What is said afterwards, and where that is. */
  done: string
  to: string
}

/** Deletes a record after asking, and goes back to the list. */
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
