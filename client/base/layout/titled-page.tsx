import type { ComponentProps, ReactNode } from "react"
import type { Crumb } from "../ui/texts/breadcrumbs.tsx"
import { PageHead } from "../ui/texts/page-head.tsx"
import { Page } from "./page.tsx"
import { useTitle } from "./title.tsx"

type TitledPageProps = ComponentProps<typeof Page> & {
  title: string
  here?: string
  above?: Crumb[]
  windowTitle?: string
  intro?: ReactNode
  action?: ReactNode
}

export function TitledPage({ title, here = title, above = [], windowTitle = title, ...props }: TitledPageProps) {
  const { intro, action, ...page } = props
  useTitle(windowTitle)

  return (
    <>
      <PageHead
        {...{ title, intro, action }}
        crumbs={[...above, { label: here }]}
        width={page.aside ? "full" : page.width}
      />
      <Page {...page} />
    </>
  )
}
