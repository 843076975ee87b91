import type { ComponentProps, ReactNode } from "react"
import { NotFound } from "../../base/layout/not-found.tsx"
import { Page } from "../../base/layout/page.tsx"
import { useSession } from "../../base/session/session.tsx"
import { lazyPart } from "../../base/ui/loading/lazy.tsx"
import { Loaded, type QueryState } from "../../base/ui/loading/loaded.tsx"
import { Loader } from "../../base/ui/loading/loader.tsx"
import { Loading, SkeletonHeading } from "../../base/ui/loading/skeleton.tsx"
import { PageHead } from "../../base/ui/texts/page-head.tsx"
import { ContentHead, useContentHead } from "./content-head.tsx"
import { useItemId, useShownItem } from "./item-id.ts"
import type { Section } from "./section.ts"

const OrphanedDrafts = lazyPart(() => import("../writing/orphaned-drafts.tsx"), "OrphanedDrafts")

type OneItemProps<T> = Pick<ComponentProps<typeof Page>, "width" | "aside"> & {
  section: Section
  query: QueryState<T>
  /** The item's placeholders below its head; by default the loader replaces both. */
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

export function OneItem<T>({ section, query, skeleton, children, ...page }: OneItemProps<T>) {
  const head = useContentHead(section, { label: "…" })
  if (useItemId() === null) return <NotFound />

  const placeholders = skeleton && (
    <>
      <PageHead title={<SkeletonHeading />} as="p" {...head} width={page.aside ? "full" : page.width} />
      <Page {...page}>
        <Loading>{skeleton}</Loading>
      </Page>
    </>
  )
  const frame = (message: ReactNode) => (
    <>
      <ContentHead section={section} />
      <Page>{message}</Page>
    </>
  )
  return (
    <Loaded query={query} skeleton={placeholders ?? <Loader within />} frame={frame}>
      {(data) => children(data) ?? <MissingItem section={section} />}
    </Loaded>
  )
}

type ShownItemProps<T> = Omit<OneItemProps<T>, "query"> & {
  useOne: (of: ReturnType<typeof useShownItem>) => QueryState<T>
}

/** The item that the address names, in the language and with the change that it asks for. */
export const ShownItem = <T,>({ useOne, ...item }: ShownItemProps<T>) => (
  <OneItem {...item} query={useOne(useShownItem())} />
)

function MissingItem({ section: { add } }: { section: Section }) {
  const { can } = useSession()

  return (
    <>
      {can(add.operation) && <OrphanedDrafts asNew={add.path} />}
      <NotFound />
    </>
  )
}
