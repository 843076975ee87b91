import type { ComponentProps, ReactNode } from "react"
import type { Crumb } from "../ui/texts/breadcrumbs.tsx"
import { PageBanner } from "../ui/texts/page-banner.tsx"
import { Page } from "./page.tsx"
import { useTitle } from "./title.tsx"

type TitledPageProps = ComponentProps<typeof Page> & {
  title: string
  here?: string
  above?: Crumb[]
  windowTitle?: string
  action?: ReactNode
}

export function TitledPage({ title, here = title, above = [], windowTitle = title, action, ...page }: TitledPageProps) {
  useTitle(windowTitle)

  return (
    <>
      <PageBanner title={title} crumbs={[...above, { label: here }]} action={action} />
      <Page {...page} />
    </>
  )
}
