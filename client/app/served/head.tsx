import { renderToStaticMarkup } from "react-dom/server.edge"
import { matchPath } from "react-router-dom"
import type { ServedPage } from "../../base/ui/loading/served.ts"
import { codeOf } from "../../base/ui/words/api-language.ts"
import { type Language, localeOf, originalLanguage } from "../../base/ui/words/language.ts"
import { pathIn } from "../../base/ui/words/language-path.ts"
import { cardSize } from "../../generated/constants.ts"
import type { Metadata, PageContext, Thing } from "../../items/content/metadata.ts"
import { cardOf, cardPath, type SharedCard } from "./card.ts"
import { pageMetadata } from "./page-metadata.ts"

type SharedPage = { page: ServedPage; place: PageContext; metadata: Metadata; card: SharedCard }

export function head(page: ServedPage, place: PageContext | null, shared: SharedPage | null): string {
  return renderToStaticMarkup(
    <>
      <title>{page.title}</title>
      {shared ? (
        <SharedHead {...shared} />
      ) : (
        <>
          <meta name="robots" content="noindex" />
          {page.found && place && <link rel="canonical" href={place.url} />}
        </>
      )}
    </>,
  )
}

type SharedPageInput = { page: ServedPage; path: string; place: PageContext | null; answers: Record<string, unknown> }

/** Null for a missing or personal page. */
export function sharedPage({ page, path, place, answers }: SharedPageInput): SharedPage | null {
  if (!page.found || !place) return null
  const route = Object.keys(pageMetadata).find((pattern) => matchPath({ path: pattern, end: true }, path))
  const row = pageMetadata[route ?? ""]
  const { t, site } = place
  const metadata =
    typeof row === "string" ? { description: t(row, { school: site.name }) } : row?.(answers as never, place)
  return metadata ? { page, place, metadata, card: cardOf(page, metadata, place) } : null
}

function SharedHead({ page, metadata, place, card }: SharedPage) {
  const { description, kind = "website", things = [], languages } = metadata
  const { site, t } = place
  const readIn = site.languages.map(codeOf).filter((language) => languages?.includes(language) ?? true)
  // An untranslated page repeats the original's content: its canonical URL is the original's.
  const url = place.urlIn(readIn.includes(t.language) ? t.language : originalLanguage)
  const graph = [...things, ...(page.crumbs.length > 1 ? [breadcrumbs(page, place)] : [])]

  return (
    <>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={url} />
      <Alternates of={place} languages={readIn} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={localeOf(place.t.language).replace("-", "_")} />
      <meta property="og:title" content={page.title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta
        property="og:image"
        content={place.absoluteUrl(cardPath(place.url.slice(place.absoluteUrl("").length), card))}
      />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={metadata.picture?.alt || card.title} />
      <meta name="twitter:card" content="summary_large_image" />
      {graph.length > 0 && <JsonLd graph={graph} />}
    </>
  )
}

function Alternates({ of: { urlIn }, languages }: { of: PageContext; languages: readonly Language[] }) {
  if (languages.length < 2) return null
  return (
    <>
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={urlIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={urlIn(originalLanguage)} />
    </>
  )
}

/** Escapes `<`, which could end the element. */
function JsonLd({ graph }: { graph: Thing[] }) {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c")
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON cannot end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

function breadcrumbs({ crumbs }: ServedPage, { url, absoluteUrl, t }: PageContext): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: to ? absoluteUrl(pathIn(t.language, to)) : url,
    })),
  }
}
