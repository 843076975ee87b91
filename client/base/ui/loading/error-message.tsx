import RotateCw from "lucide-react/icons/rotate-cw"
import type { ReactNode } from "react"
import { MinorButton } from "../controls/button.tsx"
import { classNames } from "../texts/class-names.ts"
import { useT } from "../words/words.tsx"
import style from "./error-message.module.css"

export function ErrorMessage({ title, text, onRetry }: { title?: string; text: ReactNode; onRetry?: () => void }) {
  const t = useT()
  return (
    <AlertBox
      tone="error"
      action={
        onRetry && (
          <MinorButton onClick={onRetry}>
            <RotateCw />
            {t("Retry")}
          </MinorButton>
        )
      }
    >
      {title && <p className={style.title}>{title}</p>}
      <p>{text}</p>
    </AlertBox>
  )
}

type AlertBoxProps = { tone: "error" | "waiting"; action?: ReactNode; children: ReactNode }

export function AlertBox({ tone, action, children }: AlertBoxProps) {
  return (
    <div className={classNames(style.box, style[tone])} role="alert">
      <div>{children}</div>
      {action}
    </div>
  )
}
