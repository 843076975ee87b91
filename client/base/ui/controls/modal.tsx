import { type ComponentProps, type SyntheticEvent, useEffect, useRef } from "react"

type ModalProps = Omit<ComponentProps<"dialog">, "onClose"> & { open: boolean; onClose: () => void }

/** Traps the focus, and returns it to where it was. `data-first-focus` marks where it starts. */
export function Modal({ open, onClose, children, ...props }: ModalProps) {
  const dialog = useModal(open)
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  // Chromium closes it at the third Escape, whatever `cancel` did.
  const stayOpen = () => {
    if (!open || dialog.current?.open) return
    dialog.current?.showModal()
    onClose()
  }

  return (
    <dialog {...props} ref={dialog} onCancel={cancel} onClose={stayOpen}>
      {open && children}
    </dialog>
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
