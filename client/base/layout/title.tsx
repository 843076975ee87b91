import { createContext, type ReactNode, useContext, useEffect, useState } from "react"
import { ServedPageContext } from "../ui/loading/served.ts"
import { useSite } from "./site-info.tsx"

const TitleContext = createContext<(title: string) => void>(() => {})

export function useTitle(title: string) {
  const announce = useContext(TitleContext)
  const served = useContext(ServedPageContext)
  const school = useSite()?.name
  const fullTitle = [title, school].filter(Boolean).join(" – ")
  if (served) served.title = fullTitle

  useEffect(() => {
    if (!fullTitle) return
    document.title = fullTitle
    announce(title || fullTitle)
  }, [title, fullTitle, announce])
}

/** Announces the title of every screen but the first, which screen readers announce themselves. */
export function TitleAnnouncer({ children }: { children: ReactNode }) {
  const [announced, setAnnounced] = useState({ count: 0, title: "" })
  const [announce] = useState(() => (title: string) => {
    setAnnounced((before) => (before.title === title ? before : { count: before.count + 1, title }))
  })

  return (
    <TitleContext value={announce}>
      {children}
      <div aria-live="polite" aria-atomic="true">
        <span className="unseen">{announced.count > 1 && announced.title}</span>
      </div>
    </TitleContext>
  )
}
