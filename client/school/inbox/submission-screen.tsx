import type { ReactNode } from "react"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { ContactPanel, PhoneNumbers } from "./contact-panel.tsx"
import { RetentionNote, type RetentionNoteProps } from "./retention-note.tsx"
import style from "./submission-screen.module.css"
import { WithoutScripts } from "./without-scripts.tsx"

type SubmissionScreenProps = RetentionNoteProps & {
  title: string
  heading: string
  opening: ReactNode
  children: ReactNode
}

export function SubmissionScreen({ title, heading, opening, children, ...note }: SubmissionScreenProps) {
  return (
    <TitledPage
      title={title}
      aside={<ContactPanel />}
      intro={
        <div className="stack3">
          {opening}
          <PhoneNumbers />
        </div>
      }
    >
      <h2 className={style.heading}>{heading}</h2>
      <WithoutScripts />
      <div className="paper scripted">{children}</div>
      <RetentionNote {...note} />
    </TitledPage>
  )
}
