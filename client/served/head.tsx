import { renderToStaticMarkup } from "react-dom/server.edge"
import { matchPath } from "react-router-dom"
import { type Metadata, type MetadataRows, type Place, sharedPicture, type Thing } from "../content/metadata.ts"
import type { ServedPage } from "../ui/loading/served.ts"
import { type Language, languages, originalLanguage } from "../ui/words/language.ts"
import { pathIn } from "../ui/words/language-path.ts"

const files = import.meta.glob<Record<string, MetadataRows>>("../*/*-metadata.ts", { eager: true })

/** Every page that search engines may show, by its route. A page that is in none of these files asks them not to. */
const metadataRows: MetadataRows = Object.assign({}, ...Object.values(files).flatMap((file) => Object.values(file)))

type HeadProps = { page: ServedPage; path: string; place: Place | null; answers: Record<string, unknown> }

export function head({ page, path, place, answers }: HeadProps): string {
  const metadata = page.found && place ? metadataOf(path, answers, place) : null
  return renderToStaticMarkup(
    <>
      <title>{page.title}</title>
      {metadata && place ? (
        <Shown page={page} metadata={metadata} place={place} />
      ) : (
        <>
          <meta name="robots" content="noindex" />
          {page.found && place && <link rel="canonical" href={place.url} />}
        </>
      )}
    </>,
  )
}

function metadataOf(path: string, answers: Record<string, unknown>, place: Place): Metadata | null {
  const route = Object.keys(metadataRows).find((pattern) => matchPath({ path: pattern, end: true }, path))
  return route ? (metadataRows[route]?.(answers as never, place) ?? null) : null
}

/** As Facebook lists them. */
const ogLocales: Record<Language, string> = { en: "en_GB", sw: "sw_KE", fr: "fr_FR" }

type ShownProps = { page: ServedPage; metadata: Metadata; place: Place }

function Shown({ page, metadata, place }: ShownProps) {
  const { description, kind = "website", things = [], languages: readIn = languages } = metadata
  const { site, t } = place
  // What is not translated is the original's page, with other words around it.
  const url = place.urlIn(readIn.includes(t.language) ? t.language : originalLanguage)
  const picture = metadata.picture ?? sharedPicture(site.hero.picture, place)
  const graph = [...things, ...(page.crumbs.length > 1 ? [breadcrumbs(page, place)] : [])]

  return (
    <>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={url} />
      <Alternates of={place} languages={readIn} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={ogLocales[place.t.language]} />
      <meta property="og:title" content={page.title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      {picture && (
        <>
          <meta property="og:image" content={picture.url} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
      <meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
      {graph.length > 0 && <JsonLd graph={graph} />}
    </>
  )
}

/** The page in each language in which it is read. Who speaks another reads the one that the site is written in. */
function Alternates({ of: { urlIn }, languages }: { of: Place; languages: readonly Language[] }) {
  return (
    <>
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={urlIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={urlIn(originalLanguage)} />
    </>
  )
}

/** A `<` could end the element. */
function JsonLd({ graph }: { graph: Thing[] }) {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c")
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

function breadcrumbs({ crumbs }: ServedPage, { url, whole, t }: Place): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: to ? whole(pathIn(t.language, to)) : url,
    })),
  }
}
