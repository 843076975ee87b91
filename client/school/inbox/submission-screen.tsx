import type { ReactNode } from "react"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { ContactPanel } from "./contact-panel.tsx"
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
    <TitledPage title={title} aside={<ContactPanel />}>
      <div className={style.opening}>
        <h2>{heading}</h2>
        {opening}
      </div>
      <WithoutScripts />
      <div className={`paper ${style.form}`}>{children}</div>
      {note}
    </TitledPage>
  )
}
