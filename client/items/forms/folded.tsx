import { createContext, type ReactNode, useContext, useId, useState } from "react"
import style from "./folded.module.css"

type FoldedProps = {
  title: string
  /** Summarises the content in a few words. */
  note: ReactNode
  children: ReactNode
}

/** Sibling folds share a group, in which the browser keeps one open at a time. */
const FoldContext = createContext({ group: "folds", isOpen: true })

/** False within a closed fold, whose content is rendered only for the browser's search. */
export const useIsOpen = () => useContext(FoldContext).isOpen

export function Folded({ title, note, children }: FoldedProps) {
  const context = useContext(FoldContext)
  const group = useId()
  const [isOpen, setOpen] = useState(false)

  return (
    <details name={context.group} className={style.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={style.summary}>
        <span className={style.words}>
          <span className="strong">{title}</span>
          <span className={style.note}>{note}</span>
        </span>
      </summary>
      <div className={style.inside}>
        <FoldContext value={{ group, isOpen: context.isOpen && isOpen }}>{children}</FoldContext>
      </div>
    </details>
  )
}
