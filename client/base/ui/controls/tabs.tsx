import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react"
import style from "./tabs.module.css"

type Tab = { name: string; content: ReactNode }

export function Tabs({ label, tabs }: { label: string; tabs: [Tab, ...Tab[]] }) {
  const [open, setOpen] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()

  const show = (index: number) => {
    setOpen(index)
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus()
  }
  const move = (event: KeyboardEvent) => {
    const next = nextTab(event.key, open, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    show(next)
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={style.list}>
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === open}
            tabIndex={index === open ? 0 : -1}
            className={style.tab}
            onClick={() => show(index)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the tabs pattern focuses panels without controls
          tabIndex={0}
          hidden={index !== open}
          className={style.panel}
        >
          {content}
        </div>
      ))}
    </div>
  )
}

function nextTab(key: string, open: number, count: number): number | undefined {
  const keys: Record<string, number> = { ArrowRight: open + 1, ArrowLeft: open + count - 1, Home: 0, End: count - 1 }
  const next = keys[key]
  return next && next % count
}
