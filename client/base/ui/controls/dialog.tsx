import X from "lucide-react/icons/x"
import { type MouseEvent, type ReactNode, useId, useRef } from "react"
import { classNames } from "../texts/class-names.ts"
import { useT } from "../words/words.tsx"
import { IconButton } from "./button.tsx"
import style from "./dialog.module.css"
import { Modal } from "./modal.tsx"

type DialogProps = {
  open: boolean
  title: ReactNode
  onClose: () => void
  role?: "alertdialog"
  wide?: boolean
  children: ReactNode
}

export function Dialog({ open, title, onClose, role, wide, children }: DialogProps) {
  const t = useT()
  const titleId = useId()
  const pressed = useRef<EventTarget>(null)
  // A text selected by dragging may end outside, which clicks there.
  const clickOutside = ({ target, currentTarget }: MouseEvent) =>
    target === currentTarget && pressed.current === target && onClose()

  return (
    <Modal
      open={open}
      onClose={onClose}
      role={role}
      aria-labelledby={titleId}
      className={classNames(style.dialog, wide && style.wide)}
      onMouseDown={({ target }) => {
        pressed.current = target
      }}
      onClick={clickOutside}
    >
      <div className={style.body}>
        <h2 id={titleId} className={style.title}>
          {title}
        </h2>
        <IconButton icon={X} label={t("Close")} className={style.close} onClick={onClose} />
        {children}
      </div>
    </Modal>
  )
}
