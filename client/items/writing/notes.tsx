import type { ReactNode } from "react"
import style from "./draft-offer.module.css"

export function Note({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={style.note}>
      {children}
    </p>
  )
}

type OfferProps = {
  text: ReactNode
  isAlert?: boolean
  problem?: ReactNode
  children: ReactNode
}

export function Offer({ text, isAlert = false, problem, children }: OfferProps) {
  return (
    <div role={isAlert ? "alert" : undefined} className={style.offer}>
      <p role={isAlert ? undefined : "status"} className={style.said}>
        <span>{text}</span>
      </p>
      {problem}
      <div className="row2">{children}</div>
    </div>
  )
}
