import { type ComponentProps, type ReactNode, useRef, useState } from "react"
import { failureOf } from "../loading/failure.ts"
import { Button } from "./button.tsx"
import { ConfirmDialog } from "./dialog.tsx"

type ConfirmButtonProps = Pick<ComponentProps<typeof Button>, "variant" | "size" | "disabled" | "aria-describedby"> & {
  label: ReactNode
  question: string
  consequence: ReactNode
  confirmLabel: string
  confirmVariant?: "danger" | "primary"
  run: () => Promise<unknown>
  onDone: () => void
}

export function ConfirmButton({
  label,
  question,
  consequence,
  confirmLabel,
  confirmVariant,
  run,
  onDone,
  ...look
}: ConfirmButtonProps) {
  const { isOpen, busy, error, ask, confirm, cancel } = useConfirmation(run, onDone)

  return (
    <>
      <Button {...look} onClick={ask}>
        {label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={question}
        confirmLabel={confirmLabel}
        confirmVariant={confirmVariant}
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

function useConfirmation(run: () => Promise<unknown>, onDone: () => void) {
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const underWay = useRef(false)

  const ask = () => {
    setError(null)
    setOpen(true)
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
    setOpen(false)
    onDone()
  }

  return { isOpen, busy, error, ask, confirm, cancel: () => setOpen(false) }
}
