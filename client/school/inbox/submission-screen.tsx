import type { ReactNode } from "react"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { ContactPanel, NumbersToCall } from "./contact-panel.tsx"
import style from "./submission-screen.module.css"
import { WithoutScripts } from "./without-scripts.tsx"

type SubmissionScreenProps = {
  title: string
  heading: string
  opening: ReactNode
  note: ReactNode
  children: ReactNode
}

export function SubmissionScreen({ title, heading, opening, note, children }: SubmissionScreenProps) {
  return (
    <TitledPage
      title={title}
      aside={<ContactPanel />}
      intro={
        <div className={style.opening}>
          {opening}
          <NumbersToCall />
        </div>
      }
    >
      <h2 className={style.heading}>{heading}</h2>
      <WithoutScripts />
      <div className={`paper ${style.form}`}>{children}</div>
      {note}
    </TitledPage>
  )
}
