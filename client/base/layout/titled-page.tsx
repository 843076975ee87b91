import type { ComponentProps, ReactNode } from "react"
import type { Crumb } from "../ui/texts/breadcrumbs.tsx"
import { PageHead } from "../ui/texts/page-head.tsx"
import { Page } from "./page.tsx"
import { useTitle } from "./title.tsx"

type TitledPageProps = ComponentProps<typeof Page> & {
  title: string
  crumb?: string
  above?: Crumb[]
  windowTitle?: string
  intro?: ReactNode
  action?: ReactNode
}

export function TitledPage({ title, crumb = title, above = [], windowTitle = title, ...props }: TitledPageProps) {
  const { intro, action, ...page } = props
  useTitle(windowTitle)

  return (
    <>
      <PageHead
        {...{ title, intro, action }}
        crumbs={[...above, { label: crumb }]}
        width={page.aside ? "full" : page.width}
      />
      <Page {...page} />
    </>
  )
}
