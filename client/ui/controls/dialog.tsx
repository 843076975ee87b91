import X from "lucide-react/icons/x"
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from "react"
import { ErrorMessage } from "../loading/error-message.tsx"
import { classNames } from "../texts/class-names.ts"
import { useT } from "../words/words.tsx"
import { Button, IconButton } from "./button.tsx"
import style from "./dialog.module.css"

type DialogProps = {
  open: boolean
  title: ReactNode
  onClose: () => void
  role?: "alertdialog"
  wide?: boolean
  children: ReactNode
}

/** A modal dialog: focus goes in, stays in, and returns to where it was. `data-first-focus` marks where it starts. */
export function Dialog({ open, title, onClose, role, wide, children }: DialogProps) {
  const t = useT()
  const dialog = useModal(open)
  const titleId = useId()

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  const clickOutside = (event: MouseEvent) => event.target === dialog.current && onClose()

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, as the platform's cancel event
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      className={classNames(style.dialog, wide && style.wide)}
      onCancel={cancel}
      onClick={clickOutside}
    >
      {open && (
        <div className={style.body}>
          <h2 id={titleId} className={style.title}>
            {title}
          </h2>
          <IconButton label={t("Close")} className={style.close} onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
          {children}
        </div>
      )}
    </dialog>
  )
}

type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  children: ReactNode
  confirmLabel?: string
  /** `primary` for what can be taken back. */
  confirmVariant?: "danger" | "primary"
  cancelLabel?: string
  busy?: boolean
  error?: string | null
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is deleted, or changed for everybody. Cancel has the focus, so that Enter harms nothing. */
export function ConfirmDialog({ confirmLabel = "Delete", cancelLabel = "Cancel", ...props }: ConfirmDialogProps) {
  const { open, title, children, busy = false, error, confirmVariant = "danger", onConfirm, onCancel } = props
  const cancel = () => !busy && onCancel()

  return (
    <Dialog open={open} title={title} onClose={cancel} role="alertdialog">
      <div className={style.text}>{children}</div>
      {error && <ErrorMessage text={error} />}
      <div className={style.actions}>
        <Button variant="quiet" onClick={cancel} data-first-focus>
          {cancelLabel}
        </Button>
        <Button variant={confirmVariant} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}

function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const opener = document.activeElement
    element.showModal()
    element.querySelector<HTMLElement>("[data-first-focus]")?.focus()
    return () => {
      element.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [open])

  return dialog
}
