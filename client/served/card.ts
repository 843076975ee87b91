import { createHash } from "node:crypto"
import type { Metadata, Place, SharedPicture } from "../content/metadata.ts"
import type { ServedPage } from "../ui/loading/served.ts"
import { withoutLanguage } from "../ui/words/language-path.ts"

/** What the picture shows with which a page is shared: its own picture, cropped, or a card with these words. */
export type SharedCard = {
  title: string
  /** Where the page belongs, such as `News`; the school's motto where it stands for itself. */
  section: string
  school: string
  /** The first part of its address, such as `news`; empty for the home page. */
  area: string
  picture: Pick<SharedPicture, "path" | "focus"> | null
  /** Another one for whatever changes it. */
  version: string
}

export function cardOf(page: ServedPage, { picture = null, kind }: Metadata, { site, url, whole }: Place): SharedCard {
  const [, area = ""] = withoutLanguage(url.slice(whole("").length)).split(/[/?#]/)
  const school = site.name
  const words = {
    title: page.title.replace(` – ${school}`, ""),
    section: page.crumbs.length > 2 ? (page.crumbs.at(-2)?.label ?? "") : site.motto,
    school,
    area,
    picture: picture && { path: picture.path, focus: picture.focus ?? (kind === "profile" ? face : null) },
  }
  return { ...words, version: createHash("sha256").update(JSON.stringify(words)).digest("base64url").slice(0, 16) }
}

/** Where a portrait has it, as long as nobody has said where. */
const face = { x: 50, y: 25 }

/** Where the card of a page is: of `/news/view/12` at `/cards/news/view/12.jpg`, of the home page at `/cards.jpg`. */
export function cardPath(path: string, { version }: SharedCard): string {
  return `/cards${path.replace(/\?.*/, "").replace(/\/$/, "")}.jpg?v=${version}`
}
