import type { ReactNode } from "react"
import { EditableItem } from "../content/editable-item.tsx"
import { useReading } from "../content/reading.ts"
import { type EditPageInput, type PageFieldsFragment, useEditPageMutation, usePageQuery } from "../generated/graphql.ts"
import { NotFound } from "../layout/not-found.tsx"
import { Page } from "../layout/page.tsx"
import { lazy } from "../ui/loading/lazy.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonHeading, SkeletonPicture, SkeletonText } from "../ui/loading/skeleton.tsx"
import { PageBanner } from "../ui/texts/page-banner.tsx"
import { useApiLanguage } from "../ui/words/api-language.ts"
import { useT } from "../ui/words/words.tsx"
import style from "./content-page-view.module.css"
import { ContentPageView, hasJumpList } from "./content-page-view.tsx"
import { NextPage } from "./next-page.tsx"
import type { PageKey } from "./page-keys.ts"
import { pageNames } from "./page-names.ts"
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
  // A page that gets its first words is in the menus from then on.
  const [editPage] = useEditPageMutation({ refetchQueries: page.opening ? [] : ["Site"] })
  const siblings = shownSiblings(name)
  // Beside a page with many sections stands the list of them.
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
  const title = t(pageNames[name])
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
  const t = useT()
  const siblings = shownSiblings(name)

  return (
    <>
      <Banner name={name} />
      <Page width={siblings ? "full" : "text"} aside={siblings}>
        <Loading label={t("Loading the page…")}>
          <div className={style.page}>
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
