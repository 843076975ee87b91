import type { ReactNode } from "react"
import { NotFound } from "../layout/not-found.tsx"
import { Page } from "../layout/page.tsx"
import { Loaded, type QueryState } from "../ui/loading/loaded.tsx"
import { ContentBanner } from "./content-banner.tsx"
import { MissingItem } from "./missing-item.tsx"
import type { Section } from "./section.ts"

type OneItemProps<T> = {
  id: number | null
  section: Section
  query: QueryState<T>
  skeleton: ReactNode
  /** Null or nothing where there is no such item. */
  children: (data: T) => ReactNode
}

export function OneItem<T>({ id, section, query, skeleton, children }: OneItemProps<T>) {
  if (id === null) return <NotFound />

  const frame = (message: ReactNode) => (
    <>
      <ContentBanner section={section} />
      <Page>{message}</Page>
    </>
  )
  return (
    <Loaded query={query} skeleton={skeleton} frame={frame}>
      {(data) => children(data) ?? <MissingItem add={section.add} />}
    </Loaded>
  )
}
