import { type ComponentProps, type SyntheticEvent, useEffect, useRef } from "react"

type ModalProps = ComponentProps<"dialog"> & { open: boolean; onClose: () => void }

/** Traps the focus, and returns it to where it was. `data-first-focus` marks where it starts. */
export function Modal({ open, onClose, children, ...dialog }: ModalProps) {
  const element = useModal(open)
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }

  return (
    <dialog {...dialog} ref={element} onCancel={cancel}>
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
