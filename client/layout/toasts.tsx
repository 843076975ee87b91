import Check from "lucide-react/icons/check"
import TriangleAlert from "lucide-react/icons/triangle-alert"
import X from "lucide-react/icons/x"
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react"
import { IconButton } from "../ui/controls/button.tsx"
import { classNames } from "../ui/texts/class-names.ts"
import style from "./toasts.module.css"

type Tone = "success" | "error"
type Toast = { id: number; text: string; tone: Tone }
type ShowToast = (text: string, options?: { tone?: Tone }) => void

const ToastContext = createContext<ShowToast>(() => {})

/** `const toast = useToast()`, then `toast("News Story Edited")`; stays through navigation. */
export function useToast(): ShowToast {
  return useContext(ToastContext)
}

/** Stands above the routes, so that a message outlives the screen that gave it. */
export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const nextId = useRef(1)

  const show = useCallback<ShowToast>((text, { tone = "success" } = {}) => {
    const toast = { id: nextId.current++, text, tone }
    setToasts((shown) => [...shown.filter((other) => isStillNews(other, toast)), toast].slice(-3))
  }, [])
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])

  return (
    <ToastContext value={show}>
      {children}
      <div className={style.toasts}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} />
        ))}
      </div>
    </ToastContext>
  )
}

/** Of what went well only the latest is told; what went wrong stays until it was read. */
function isStillNews(shown: Toast, latest: Toast) {
  return shown.tone === "error" && shown.text !== latest.text
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: (id: number) => void }) {
  const { id, text, tone } = toast
  const [held, setHeld] = useState(false)
  const Icon = tone === "success" ? Check : TriangleAlert

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onDismiss(id), readingTime(text))
    return () => clearTimeout(timer)
  }, [held, id, text, onDismiss])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a message only keeps it from going away
    <div
      className={classNames(style.toast, style[tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={style.icon} aria-hidden="true" />
      <p role="alert" className={style.text}>
        {text}
      </p>
      <IconButton label="Dismiss message" onClick={() => onDismiss(id)}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** Milliseconds: five seconds to notice it, and a slow reader's time for the words. */
function readingTime(text: string) {
  return 5000 + text.length * 70
}
