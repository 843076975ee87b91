import type { ReactNode } from "react"
import { classNames } from "../texts/class-names.ts"
import { useT } from "../words/words.tsx"
import style from "./skeleton.module.css"

export function Loading({ label, children }: { label?: string; children: ReactNode }) {
  const t = useT()
  return (
    <div role="status" className={style.loading} data-coming>
      <span className="unseen">{label ?? t("Loading…")}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

export function LoadingText({ lines, heading }: { lines: number; heading?: boolean }) {
  return (
    <Loading>
      {heading && <SkeletonHeading />}
      <SkeletonText lines={lines} />
    </Loading>
  )
}

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div className={classNames(style.text, className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <span key={line} className={style.shape} />
      ))}
    </div>
  )
}

export function SkeletonHeading({ className }: { className?: string }) {
  return <span className={classNames(style.shape, style.heading, className)} />
}

type SkeletonPictureProps = { shape?: "wide" | "portrait" | "tall"; className?: string }

export function SkeletonPicture({ shape = "wide", className }: SkeletonPictureProps) {
  return <span className={classNames(style.shape, style[shape], className)} />
}

export function SkeletonCard() {
  return (
    <div className={style.card}>
      <SkeletonPicture />
      <SkeletonHeading />
      <SkeletonText lines={2} />
    </div>
  )
}
