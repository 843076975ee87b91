import type { ReactNode } from "react"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { PageBanner } from "../ui/texts/page-banner.tsx"
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
  useTitle(title)

  return (
    <>
      <PageBanner title={title} crumbs={[{ label: title }]} />
      <Page aside={<ContactPanel />}>
        <div className={style.opening}>
          <h2>{heading}</h2>
          {opening}
        </div>
        <WithoutScripts />
        <div className={style.paper}>{children}</div>
        {note}
      </Page>
    </>
  )
}
