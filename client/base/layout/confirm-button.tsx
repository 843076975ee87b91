import { type ComponentProps, type ReactNode, useState } from "react"
import { refetchScreen } from "../session/api-client.ts"
import { Button, QuietButton } from "../ui/controls/button.tsx"
import style from "../ui/controls/dialog.module.css"
import { Dialog } from "../ui/controls/dialog.tsx"
import { useAttempt } from "../ui/controls/use-attempt.ts"
import { ErrorMessage } from "../ui/loading/error-message.tsx"
import { failureText } from "../ui/loading/failure.ts"
import { useT } from "../ui/words/words.tsx"
import { useToast } from "./toasts.tsx"

type ConfirmButtonProps = Pick<ComponentProps<typeof Button>, "variant" | "size" | "disabled" | "aria-describedby"> & {
  label: ReactNode
  question: string
  consequence: ReactNode
  confirmLabel: string
  confirmVariant?: "danger" | "primary"
  run: () => Promise<unknown>
  doneText?: string
  onDone?: () => void
}

export function ConfirmButton({ label, question, consequence, confirmLabel, ...rest }: ConfirmButtonProps) {
  const { variant = "quiet", confirmVariant = "danger", run, doneText, onDone, ...buttonProps } = rest
  const { busy, failure, attempt, clearFailure } = useAttempt()
  const [isOpen, setOpen] = useState(false)
  const toast = useToast()
  const t = useT()
  const ask = () => {
    clearFailure()
    setOpen(true)
  }
  const cancel = () => {
    if (busy) return
    setOpen(false)
    if (failure) void refetchScreen()
  }
  const confirm = async () => {
    if ((await attempt(run)) !== null) return
    setOpen(false)
    if (doneText) toast(doneText)
    onDone?.()
  }

  return (
    <>
      <Button {...buttonProps} variant={variant} onClick={ask}>
        {label}
      </Button>
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
