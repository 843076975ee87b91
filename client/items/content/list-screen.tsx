import type { ReactNode } from "react"
import { pagedTitle, usePageNumber } from "../../base/addresses/page-number.ts"
import { Page } from "../../base/layout/page.tsx"
import { useTitle } from "../../base/layout/title.tsx"
import { Loaded, type QueryState } from "../../base/ui/loading/loaded.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import { ContentHead } from "./content-head.tsx"
import { type ListPage, PagedList } from "./paged-list.tsx"
import type { Section } from "./section.ts"

type ListScreenProps<Data, Item> = {
  section: Section
  title?: string
  path?: string
  query: QueryState<Data>
  list: (data: Data) => ListPage<Item>
  empty: string
  skeleton: ReactNode
  before?: ReactNode
  after?: ReactNode
  aside?: ReactNode
  children: (items: Item[]) => ReactNode
}

export function ListScreen<Data, Item>({ section, query, list, skeleton, ...rest }: ListScreenProps<Data, Item>) {
  const { title = section.title, path = section.path, empty, before, after, aside, children } = rest
  const t = useT()
  const page = usePageNumber()
  useTitle(pagedTitle(t, t(title), page))

  return (
    <>
      <ContentHead section={section} />
      <Page aside={aside}>
        {before}
        <Loaded query={query} skeleton={skeleton}>
          {(data) => (
            <PagedList list={list(data)} page={page} path={path} title={t(title)} empty={t(empty)}>
              {children}
            </PagedList>
          )}
        </Loaded>
        {after}
      </Page>
    </>
  )
}
