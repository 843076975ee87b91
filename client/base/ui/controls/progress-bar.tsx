import type { ComponentProps } from "react"
import style from "./progress-bar.module.css"

type ProgressBarProps = Pick<ComponentProps<"progress">, "aria-label"> & { fraction: number }

export const ProgressBar = ({ fraction, ...rest }: ProgressBarProps) => (
  <progress {...rest} className={style.bar} max={100} value={Math.round(fraction * 100)} />
)
