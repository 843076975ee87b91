import type { ReactNode } from "react"
import { Button } from "./button.tsx"
import { ProgressBar } from "./progress-bar.tsx"
import style from "./sending.module.css"
import type { Stoppable } from "./use-stoppable.ts"

type SendingStatusProps = {
  of: Stoppable
  words?: string
  label?: string
  children?: ReactNode
}

/** While something is sent: how far it is, what to do where the line hangs, and a way to stop it. */
export function SendingStatus({ of, words = "Sending. Please keep this page open.", ...rest }: SendingStatusProps) {
  const { label = "How much has been sent", children } = rest
  const { busy, fraction, slow, stop } = of
  if (!busy) return null

  return (
    <div className={style.sending}>
      {fraction !== undefined && <ProgressBar fraction={fraction} aria-label={label} />}
      {children}
      <div className={style.line}>
        <p role="status" className={style.words}>
          {slow ? slowWords : fraction === 1 ? "Everything has been sent. Waiting for the answer." : words}
        </p>
        <Button variant="quiet" size="small" onClick={stop}>
          Stop
        </Button>
      </div>
    </div>
  )
}

const slowWords =
  "This takes longer than usual: the line may be slow, or gone. You can wait, or stop and send it later. What you wrote stays here."
