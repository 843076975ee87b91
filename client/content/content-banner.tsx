import { useSession } from "../session/session.tsx"
import { ButtonLink } from "../ui/controls/button.tsx"
import { PageBanner } from "../ui/texts/page-banner.tsx"
import { useT } from "../ui/words/words.tsx"
import type { Section } from "./section.ts"

type ContentBannerProps = {
  section: Section
  /** The item below the list, for the breadcrumbs; it brings its own h1. */
  here?: string
  /** Of the item's title, where that is not in the language of the page. */
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
      crumbs={
        last
          ? [
              { label: title, to: path },
              { label: last, lang },
            ]
          : [{ label: title }]
      }
      as={here ? "p" : "h1"}
      action={
        can(add.operation) && !adding ? (
          <ButtonLink to={add.path} variant="quiet">
            {add.label}
          </ButtonLink>
        ) : undefined
      }
    />
  )
}
