import type { ReactNode } from "react"
import { useParams } from "react-router-dom"
import { linkTo } from "../../base/layout/menu.ts"
import { NotFound } from "../../base/layout/not-found.tsx"
import { Page } from "../../base/layout/page.tsx"
import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { lazy } from "../../base/ui/loading/lazy.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { LoadingText, SkeletonHeading, SkeletonText } from "../../base/ui/loading/skeleton.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { PageHead } from "../../base/ui/texts/page-head.tsx"
import { RichText } from "../../base/ui/texts/rich-text.tsx"
import { useApiLanguage } from "../../base/ui/words/api-language.ts"
import { useT } from "../../base/ui/words/words.tsx"
import {
  type EditPageInput,
  type PageFieldsFragment,
  useDeletePageMutation,
  useEditPageMutation,
  usePageQuery,
} from "../../generated/graphql.ts"
import { EditableItem } from "../../items/content/editable-item.tsx"
import { useTranslated } from "../../items/content/translated.ts"
import { TranslationNote } from "../../items/content/translation-note.tsx"
import { ContentPageView } from "./content-page-view.tsx"
import { hasJumpList } from "./jump-list.tsx"
import { NextPage } from "./next-page.tsx"
import { useSiblings } from "./siblings.tsx"

const PageForm = lazy(() => import("./page-form.tsx"), "PageForm")

/** Without a name, shows the school's own page at this address. */
export function ContentPageScreen({ name }: { name?: string }) {
  const { address = "" } = useParams()
  const key = name ?? `p/${address}`
  return <Screen key={key} name={key} />
}

function Screen({ name }: { name: string }) {
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

function ContentPage({ name, page }: { name: string; page: PageFieldsFragment }) {
  const t = useT()
  const { id, canEdit } = page
  const language = useApiLanguage()
  const translated = useTranslated()(page)
  // A page with its first text joins the menus.
  const [editPage] = useEditPageMutation({ refetchQueries: page.opening ? [] : ["Site"] })
  const [deletePage] = useDeletePageMutation({ refetchQueries: ["Site"] })
  const remove = () => deletePage({ variables: { id } })
  const siblings = useSiblings(name)
  const inAside = !hasJumpList(page)
  const { form } = linkTo(`/${name}`) ?? {}

  return (
    <EditableItem
      noun="page"
      title={translated.title}
      item={{ type: "CONTENT_PAGE", id }}
      canEdit={canEdit}
      head={{
        crumbs: useCrumbs(name, translated.title),
        tag: translated.tag,
        lang: translated.lang,
        intro: <RichText html={translated.pageIntro} />,
        picture: translated.picture && (
          <Picture of={translated.picture} lang={translated.lang} sizes="(min-width: 48rem) 20rem, 6rem" priority />
        ),
        children: <TranslationNote of={page} />,
        action: form && <ButtonLink to={form.path}>{t(form.label)}</ButtonLink>,
      }}
      edit={(input: EditPageInput, context) => editPage({ variables: { id, input, language }, context })}
      edited={{ alert: name === "about" ? "About Page Edited" : "Page Edited", path: `/${name}` }}
      deletion={name.startsWith("p/") ? { remove, alert: "Page Deleted", path: "/admin/site/pages" } : undefined}
      fetchForm={PageForm.fetch}
      form={(form) => <PageForm page={page} {...form} />}
      width={siblings || !inAside ? "full" : "text"}
      aside={inAside && siblings}
      after={
        <>
          {!inAside && siblings}
          <NextPage after={name} />
        </>
      }
    >
      <ContentPageView page={translated} />
    </EditableItem>
  )
}

function useCrumbs(name: string, title = "") {
  const t = useT()
  const { label } = linkTo(`/${name}`) ?? {}
  return [{ label: label ? t(label) : title }]
}

function Failed({ name, children }: { name: string; children: ReactNode }) {
  const crumbs = useCrumbs(name)
  return (
    <>
      <PageHead title={crumbs[0]?.label} crumbs={crumbs} />
      <Page>{children}</Page>
    </>
  )
}

function Skeleton({ name }: { name: string }) {
  const siblings = useSiblings(name)

  return (
    <>
      <PageHead
        title={<SkeletonHeading />}
        as="p"
        crumbs={useCrumbs(name)}
        intro={<SkeletonText lines={3} />}
        width={siblings ? "full" : "text"}
      />
      <Page width={siblings ? "full" : "text"} aside={siblings}>
        <LoadingText lines={12} />
      </Page>
    </>
  )
}
