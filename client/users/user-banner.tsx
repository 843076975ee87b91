import type { ReactNode } from "react"
import { PageBanner } from "../ui/texts/page-banner.tsx"

type UserBannerProps = {
  user: { id: number; name: string }
  here?: string
  title?: ReactNode
}

export function UserBanner({ user: { id, name }, here, title = here ?? name }: UserBannerProps) {
  const crumbs = here ? [{ label: name, to: `/user/view/${id}` }, { label: here }] : [{ label: name }]
  return <PageBanner title={title} crumbs={crumbs} />
}
