import RotateCw from "lucide-react/icons/rotate-cw"
import type { ReactNode } from "react"
import { Button } from "../controls/button.tsx"
import { useT } from "../words/words.tsx"
import style from "./error-message.module.css"

type ErrorMessageProps = {
  title?: string
  text: ReactNode
  onRetry?: () => void
  retrying?: boolean
}

export function ErrorMessage({ title, text, onRetry, retrying }: ErrorMessageProps) {
  const t = useT()
  return (
    <div className={style.message} role="alert">
      <div>
        {title && <p className={style.title}>{title}</p>}
        <p>{text}</p>
      </div>
      {onRetry && (
        <Button variant="quiet" size="small" busy={retrying} onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          {t("Retry")}
        </Button>
      )}
    </div>
  )
}
