import Check from "lucide-react/icons/check"
import TriangleAlert from "lucide-react/icons/triangle-alert"
import X from "lucide-react/icons/x"
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react"
import { useSession } from "../session/session.tsx"
import { IconButton } from "../ui/controls/button.tsx"
import { useListener } from "../ui/controls/use-listener.ts"
import { lazyPart } from "../ui/loading/lazy.tsx"
import { classNames } from "../ui/texts/class-names.ts"
import { useT } from "../ui/words/words.tsx"
import { SafePart } from "./screen-boundary.tsx"
import type { Action } from "./toast-action.tsx"
import style from "./toasts.module.css"

const ToastAction = lazyPart(() => import("./toast-action.tsx"), "ToastAction")

type Tone = "success" | "error"
type Toast = { id: number; text: string; more?: string; tone: Tone; action?: Action }
type ShowToast = (text: string, options?: { more?: string; tone?: Tone; action?: Action }) => void

const ToastContext = createContext<ShowToast>(() => {})

/** `useToast()("News Story Edited")`. With an action the toast stays ten seconds, or while in use. */
export const useToast = (): ShowToast => useContext(ToastContext)

/** Rendered above the routes, so that a toast outlives its screen. */
export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const nextId = useRef(1)
  const viewer = useSession().viewer?.id
  const reader = useRef(viewer)
  reader.current = viewer

  const show = useCallback<ShowToast>(
    (text, { tone = "success", ...rest } = {}) => {
      // After a log-out, the answers to what the user began are nobody else's.
      if (viewer && reader.current !== viewer) return
      const toast = { id: nextId.current++, text, tone, ...rest }
      setToasts((shown) => [...shown.filter((other) => isRelevant(other, toast)), toast].filter(hasRoom))
    },
    [viewer],
  )
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])

  // Following a link dismisses success toasts: on a phone they would cover the new screen.
  useListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a[href]")) setToasts((shown) => shown.filter(mustBeRead))
  })

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

const isRelevant = (shown: Toast, latest: Toast) => mustBeRead(shown) && (shown.action || shown.text !== latest.text)

/** The three latest stay, and all errors. */
const hasRoom = ({ tone }: Toast, index: number, all: Toast[]) => tone === "error" || index >= all.length - 3

const mustBeRead = ({ tone, action }: Toast) => tone === "error" || action !== undefined

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: (id: number) => void }) {
  const t = useT()
  const show = useToast()
  const { id, text, more, tone, action } = toast
  const [paused, setPaused] = useState(false)
  const Icon = tone === "success" ? Check : TriangleAlert

  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => onDismiss(id), Math.max(readingTime(text + (more ?? "")), action ? undoMs : 0))
    return () => clearTimeout(timer)
  }, [paused, id, text, more, action, onDismiss])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps the toast open
    <div
      className={classNames(style.toast, style[tone])}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon className={style.icon} />
      <div role="alert" className={style.text}>
        <p>{text}</p>
        {more && <p className={style.more}>{more}</p>}
      </div>
      {action && (
        <SafePart>
          <ToastAction
            action={action}
            onTaken={() => onDismiss(id)}
            onFailed={(failure) => show(failure, { tone: "error" })}
          />
        </SafePart>
      )}
      <IconButton icon={X} label={t("Dismiss message")} onClick={() => onDismiss(id)} />
    </div>
  )
}

const undoMs = 10_000

/** In milliseconds: five seconds to notice the toast, plus a slow reader's time. */
const readingTime = (text: string) => 5000 + text.length * 70
