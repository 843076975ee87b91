import { type ComponentProps, type ReactNode, useRef, useState } from "react"
import { Button } from "../ui/button.tsx"
import { ConfirmDialog } from "../ui/dialog.tsx"
import { failureOf } from "../ui/failure.ts"

type ConfirmButtonProps = Pick<ComponentProps<typeof Button>, "variant" | "size" | "disabled" | "aria-describedby"> & {
  label: ReactNode
  question: string
  /** What will happen, and whether it can be taken back. */
  consequence: ReactNode
  confirmLabel: string
  /** Rejects with the server's failure, which the dialog then tells. */
  run: () => Promise<unknown>
  onDone: () => void
}

/** A button that asks before it acts. */
export function ConfirmButton({
  label,
  question,
  consequence,
  confirmLabel,
  run,
  onDone,
  ...look
}: ConfirmButtonProps) {
  const { asking, busy, error, ask, confirm, cancel } = useAsking(run, onDone)

  return (
    <>
      <Button {...look} onClick={ask}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={question}
        confirmLabel={confirmLabel}
        busy={busy}
        error={error}
        onConfirm={confirm}
        onCancel={cancel}
      >
        {consequence}
      </ConfirmDialog>
    </>
  )
}

function useAsking(run: () => Promise<unknown>, onDone: () => void) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const underWay = useRef(false)

  const ask = () => {
    setError(null)
    setAsking(true)
  }
  const confirm = async () => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setError(null)
    const failed = await run().then(
      () => null,
      (reason) => failureOf(reason).text,
    )
    underWay.current = false
    setBusy(false)
    setError(failed)
    if (failed !== null) return
    setAsking(false)
    onDone()
  }

  return { asking, busy, error, ask, confirm, cancel: () => setAsking(false) }
}
