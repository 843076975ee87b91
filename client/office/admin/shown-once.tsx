import { type ReactNode, useEffect, useRef } from "react"
import { QuietLink } from "../../base/ui/controls/button.tsx"
import { Panel } from "./admin-page.tsx"
import { CopyButton } from "./copy-button.tsx"
import style from "./shown-once.module.css"

export function ShownOnce({ secret, to, children }: { secret: string; to: string; children: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])

  return (
    <Panel title="Copy it now">
      <p ref={words} tabIndex={-1} className={style.words}>
        {children}
      </p>
      <p className={style.secret}>{secret}</p>
      <div className="row3">
        <CopyButton text={secret} />
        <QuietLink to={to}>I have kept it</QuietLink>
      </div>
    </Panel>
  )
}
