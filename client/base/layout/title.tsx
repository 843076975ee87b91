import { createContext, type ReactNode, useContext, useEffect, useState } from "react"
import { ServedPageContext } from "../ui/loading/served.ts"
import { useSite } from "./site-info.tsx"

const TitleContext = createContext<(title: string) => void>(() => {})

export function useTitle(title: string) {
  const announce = useContext(TitleContext)
  const served = useContext(ServedPageContext)
  const school = useSite()?.name
  const whole = [title, school].filter(Boolean).join(" – ")
  if (served) served.title = whole

  useEffect(() => {
    if (!whole) return
    document.title = whole
    announce(title || whole)
  }, [title, whole, announce])
}

/** Announces the title of every screen but the first, which screen readers announce themselves. */
export function TitleAnnouncer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ count: 0, title: "" })
  const [announce] = useState(() => (title: string) => {
    setSaid((before) => (before.title === title ? before : { count: before.count + 1, title }))
  })

  return (
    <TitleContext value={announce}>
      {children}
      <div aria-live="polite" aria-atomic="true">
        <span className="unseen">{said.count > 1 && said.title}</span>
      </div>
    </TitleContext>
  )
}
