import { type ComponentProps, type ReactNode, useState } from "react"
import { ErrorMessage } from "../loading/error-message.tsx"
import { failureText } from "../loading/failure.ts"
import { useT } from "../words/words.tsx"
import { Button, QuietButton } from "./button.tsx"
import style from "./dialog.module.css"
import { Dialog } from "./dialog.tsx"
import { useAttempt } from "./use-attempt.ts"

type ConfirmButtonProps = Pick<ComponentProps<typeof Button>, "variant" | "size" | "disabled" | "aria-describedby"> & {
  label?: ReactNode
  button?: (ask: () => void) => ReactNode
  question: string
  consequence: ReactNode
  confirmLabel: string
  confirmVariant?: "danger" | "primary"
  run: () => Promise<unknown>
  onDone?: () => void
}

export function ConfirmButton({ label, button, question, consequence, confirmLabel, ...rest }: ConfirmButtonProps) {
  const { confirmVariant = "danger", run, onDone, ...buttonProps } = rest
  const { busy, failure, attempt, clearFailure } = useAttempt()
  const [isOpen, setOpen] = useState(false)
  const t = useT()
  const ask = () => {
    clearFailure()
    setOpen(true)
  }
  const cancel = () => !busy && setOpen(false)
  const confirm = async () => {
    if ((await attempt(run)) !== null) return
    setOpen(false)
    onDone?.()
  }

  return (
    <>
      {button?.(ask) ?? (
        <Button {...buttonProps} onClick={ask}>
          {label}
        </Button>
      )}
      <Dialog open={isOpen} title={question} onClose={cancel} role="alertdialog">
        <div className={`measure ${style.text}`}>{consequence}</div>
        {failure && <ErrorMessage text={failureText(t, failure)} />}
        <div className={style.actions}>
          {/* Has the focus, so that Enter does no harm. */}
          <QuietButton onClick={cancel} data-first-focus>
            {t("Cancel")}
          </QuietButton>
          <Button variant={confirmVariant} busy={busy} onClick={confirm}>
            {confirmLabel}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
