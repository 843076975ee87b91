import { msg } from "../words/translate.ts"
import { useT } from "../words/words.tsx"
import { MinorButton } from "./button.tsx"
import { ProgressBar } from "./progress-bar.tsx"
import style from "./sending.module.css"
import type { Stoppable } from "./use-stoppable.ts"

type SendingStatusProps = {
  of: Stoppable
  words?: string
  label?: string
}

export function SendingStatus({ of, ...rest }: SendingStatusProps) {
  const { words = msg("Sending. Please keep this page open."), label = msg("How much has been sent") } = rest
  const { busy, fraction, slow, stop } = of
  const t = useT()
  if (!busy) return null

  return (
    <div className={style.sending}>
      {fraction !== undefined && <ProgressBar fraction={fraction} aria-label={t(label)} />}
      <div className={style.line}>
        <p role="status" className={style.words}>
          {slow ? t(slowWords) : fraction === 1 ? t("Everything has been sent. Waiting for the answer.") : t(words)}
        </p>
        <MinorButton onClick={stop}>{t("Stop")}</MinorButton>
      </div>
    </div>
  )
}

const slowWords = msg(
  "This takes longer than usual: the line may be slow, or gone. You can wait, or stop and send it later. What you wrote stays here.",
)
