import { useSession } from "../../base/session/session.tsx"
import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { PageBanner } from "../../base/ui/texts/page-banner.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import type { Section } from "./section.ts"

type ContentBannerProps = {
  section: Section
  /** The item below the list, for the breadcrumbs; it has its own h1. */
  here?: string
  lang?: string
  adding?: boolean
}

export function ContentBanner({ section, here, lang, adding = false }: ContentBannerProps) {
  const { can } = useSession()
  const t = useT()
  const { path, add } = section
  const title = t(section.title)
  const last = adding ? add.label : here

  return (
    <PageBanner
      title={adding ? add.label : title}
      crumbs={[{ label: title, to: last && path }, ...(last ? [{ label: last, lang }] : [])]}
      as={here ? "p" : "h1"}
      action={
        can(add.operation) &&
        !adding && (
          <ButtonLink to={`${path}/add`} variant="quiet">
            {add.label}
          </ButtonLink>
        )
      }
    />
  )
}
