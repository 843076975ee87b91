import type { ComponentProps } from "react"
import style from "./progress-bar.module.css"

type ProgressBarProps = Pick<ComponentProps<"progress">, "aria-label" | "className"> & {
  fraction: number
}

export function ProgressBar({ fraction, className, ...rest }: ProgressBarProps) {
  return (
    <div className={className}>
      <progress {...rest} className={style.bar} max={100} value={Math.round(fraction * 100)} />
    </div>
  )
}
