import type { ReactNode } from "react"
import type { QueryState } from "../ui/loading/loaded.tsx"
import { ContentBanner } from "./content-banner.tsx"
import { useItemId } from "./item-id.ts"
import { OneItem } from "./one-item.tsx"
import { PostSkeleton } from "./post-view.tsx"
import type { Section } from "./section.ts"

type OnePostProps<Data> = {
  section: Section
  query: QueryState<Data>
  width?: "text" | "full"
  aside?: ReactNode
  /** Null or nothing where there is no such post. */
  children: (data: Data) => ReactNode
}

export function OnePost<Data>({ section, query, children, ...frame }: OnePostProps<Data>) {
  const banner = <ContentBanner section={section} here="…" />
  const skeleton = <PostSkeleton {...frame} banner={banner} />
  return (
    <OneItem id={useItemId()} section={section} query={query} skeleton={skeleton}>
      {children}
    </OneItem>
  )
}
