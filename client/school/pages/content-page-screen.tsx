import type { ReactNode } from "react"
import { linkTo } from "../../base/layout/menu.ts"
import { NotFound } from "../../base/layout/not-found.tsx"
import { Page } from "../../base/layout/page.tsx"
import { lazy } from "../../base/ui/loading/lazy.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { Loading, SkeletonHeading, SkeletonPicture, SkeletonText } from "../../base/ui/loading/skeleton.tsx"
import { PageBanner } from "../../base/ui/texts/page-banner.tsx"
import { useApiLanguage } from "../../base/ui/words/api-language.ts"
import { useT } from "../../base/ui/words/words.tsx"
import {
  type EditPageInput,
  type PageFieldsFragment,
  useEditPageMutation,
  usePageQuery,
} from "../../generated/graphql.ts"
import { EditableItem } from "../../items/content/editable-item.tsx"
import { useReading } from "../../items/content/reading.ts"
import style from "./content-page-view.module.css"
import { ContentPageView, hasJumpList } from "./content-page-view.tsx"
import { NextPage } from "./next-page.tsx"
import type { PageKey } from "./page-keys.ts"
import { Siblings, siblingsOf } from "./siblings.tsx"

const PageForm = lazy(() => import("./page-form.tsx"), "PageForm")

export function ContentPageScreen({ name }: { name: PageKey }) {
  const query = usePageQuery({ variables: { key: name, language: useApiLanguage() } })

  return (
    <Loaded
      query={query}
      skeleton={<Skeleton name={name} />}
      frame={(message) => <Failed name={name}>{message}</Failed>}
    >
      {({ page }) => (page ? <ContentPage name={name} page={page} /> : <NotFound />)}
    </Loaded>
  )
}

type ContentPageProps = { name: PageKey; page: PageFieldsFragment }

function ContentPage({ name, page }: ContentPageProps) {
  const { id, canEdit } = page
  const language = useApiLanguage()
  const read = useReading()(page)
  // A page with its first text joins the menus.
  const [editPage] = useEditPageMutation({ refetchQueries: page.opening ? [] : ["Site"] })
  const siblings = shownSiblings(name)
  const isBeside = !hasJumpList(page)

  return (
    <EditableItem
      what="page"
      title={read.title}
      item={{ type: "CONTENT_PAGE", id }}
      canEdit={canEdit}
      banner={<Banner name={name} />}
      edit={(input: EditPageInput, context) => editPage({ variables: { id, input, language }, context })}
      edited={{ alert: name === "about" ? "About Page Edited" : "Page Edited", path: `/${name}` }}
      fetchForm={PageForm.fetch}
      form={(form) => <PageForm page={page} {...form} />}
      width={siblings || !isBeside ? "full" : "text"}
      aside={isBeside && siblings}
      after={
        <>
          {!isBeside && siblings}
          <NextPage after={name} />
        </>
      }
    >
      <ContentPageView page={read} />
    </EditableItem>
  )
}

function shownSiblings(name: PageKey) {
  const group = siblingsOf(name)
  return group && <Siblings {...group} />
}

function Banner({ name, as = "p" }: { name: PageKey; as?: "h1" | "p" }) {
  const t = useT()
  const title = t(linkTo(`/${name}`)?.label ?? "")
  return <PageBanner title={title} crumbs={[{ label: title }]} as={as} />
}

function Failed({ name, children }: { name: PageKey; children: ReactNode }) {
  return (
    <>
      <Banner name={name} as="h1" />
      <Page>{children}</Page>
    </>
  )
}

function Skeleton({ name }: { name: PageKey }) {
  const siblings = shownSiblings(name)

  return (
    <>
      <Banner name={name} />
      <Page width={siblings ? "full" : "text"} aside={siblings}>
        <Loading>
          <div className="stack6">
            <SkeletonHeading />
            <SkeletonText lines={2} />
            <SkeletonPicture className={style.picture} />
            <SkeletonText lines={8} />
          </div>
        </Loading>
      </Page>
    </>
  )
}
