import { createHash } from "node:crypto"
import type { ServedPage } from "../../base/ui/loading/served.ts"
import { withoutLanguage } from "../../base/ui/words/language-path.ts"
import type { Metadata, PageContext, SharedPicture } from "../../items/content/metadata.ts"

/** The picture for link previews: the page's own picture, cropped, or a card with these texts. */
export type SharedCard = {
  title: string
  /** The page's section, such as `News`; the school's motto for a page outside sections. */
  section: string
  school: string
  area: string
  picture: Pick<SharedPicture, "path" | "focus"> | null
  version: string
}

export function cardOf(
  page: ServedPage,
  { picture = null, kind }: Metadata,
  { site, t, url, absoluteUrl }: PageContext,
): SharedCard {
  const [, area = ""] = withoutLanguage(url.slice(absoluteUrl("").length)).split(/[/?#]/)
  const school = site.name
  const words = {
    title: page.title.replace(` – ${school}`, ""),
    section: page.crumbs.length > 2 ? (page.crumbs.at(-2)?.label ?? "") : t(site.motto),
    school,
    area,
    ...(site.look.version && { look: site.look.version }),
    picture: picture && { path: picture.path, focus: picture.focus ?? (kind === "profile" ? face : null) },
  }
  return { ...words, version: createHash("sha256").update(JSON.stringify(words)).digest("base64url").slice(0, 16) }
}

const face = { x: 50, y: 25 }

/** `/cards/news/view/12.jpg` for `/news/view/12`, `/cards.jpg` for the home page. */
export const cardPath = (path: string, { version }: SharedCard): string =>
  `/cards${path.replace(/\?.*/, "").replace(/\/$/, "")}.jpg?v=${version}`
