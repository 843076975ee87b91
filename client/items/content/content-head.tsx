import { useSession } from "../../base/session/session.tsx"
import { QuietLink } from "../../base/ui/controls/button.tsx"
import type { Crumb } from "../../base/ui/texts/breadcrumbs.tsx"
import { PageHead, type PageHeadProps } from "../../base/ui/texts/page-head.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import type { Section } from "./section.ts"

/** Head of a section's list, or of a page below it. */
export function useContentHead(section: Section, crumb?: Crumb): Pick<PageHeadProps, "crumbs" | "action"> {
  const { can } = useSession()
  const t = useT()
  const { title, path, add } = section

  return {
    crumbs: [{ label: t(title), to: crumb && path }, ...(crumb ? [crumb] : [])],
    action: can(add.operation) && crumb?.label !== add.label && <QuietLink to={add.path}>{add.label}</QuietLink>,
  }
}

export function ContentHead({ section }: { section: Section }) {
  return <PageHead title={useT()(section.title)} {...useContentHead(section)} />
}
