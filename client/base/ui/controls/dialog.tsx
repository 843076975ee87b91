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

/** While something in it is sent, only its own buttons close it, so that a failure is seen. */
export function Dialog({ open, title, onClose, role, wide, children }: DialogProps) {
  const t = useT()
  const titleId = useId()
  const body = useRef<HTMLDivElement>(null)
  const pressed = useRef<EventTarget>(null)
  const close = () => body.current?.querySelector("[aria-busy=true]") || onClose()
  // A text selected by dragging may end outside, which clicks there.
  const clickOutside = ({ target, currentTarget }: MouseEvent) =>
    target === currentTarget && pressed.current === target && close()

  return (
    <Modal
      open={open}
      onClose={close}
      role={role}
      aria-labelledby={titleId}
      className={classNames(style.dialog, wide && style.wide)}
      onMouseDown={({ target }) => {
        pressed.current = target
      }}
      onClick={clickOutside}
    >
      <div ref={body} className={style.body}>
        <h2 id={titleId} className={style.title}>
          {title}
        </h2>
        <IconButton icon={X} label={t("Close")} className={style.close} onClick={close} />
        {children}
      </div>
    </Modal>
  )
}
