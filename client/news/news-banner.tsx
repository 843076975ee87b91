import { useSession } from "../session/session.tsx"
import { ButtonLink } from "../ui/button.tsx"
import { PageBanner } from "../ui/page-banner.tsx"

type NewsBannerProps = {
  /** The screen below the list, for the breadcrumbs. */
  here?: string
  adding?: boolean
}

/** The band over every news screen, with 'Post New Story' for those who may. */
export function NewsBanner({ here, adding = false }: NewsBannerProps) {
  const { can } = useSession()
  const crumbs = here ? [{ label: "News", to: "/news" }, { label: here }] : [{ label: "News" }]
  const action = can("addNewsStory") && !adding && (
    <ButtonLink to="/news/add" variant="quiet">
      Post New Story
    </ButtonLink>
  )

  return (
    <PageBanner
      title={adding ? "Post New Story" : "News"}
      crumbs={crumbs}
      action={action || undefined}
      as={here && !adding ? "p" : "h1"}
    />
  )
}
