import type { EntityManager } from "typeorm"
import { signedIn, type Viewer } from "../../access/viewer.ts"
import { withoutFigures } from "../../base/text/figures.ts"
import { plainLines } from "../../base/text/plain-text.ts"
import type { Services } from "../../content/api/context.ts"
import { history } from "../../content/history/history.ts"
import type { ContentType } from "../../content/items/content-type.ts"
import type { OwnedRow, Stated } from "../../content/items/owned-row.ts"
import { storedRow } from "../../content/items/shown-rows.ts"
import { putTextPictures } from "../../content/items/text-pictures.ts"
import { Picture } from "../../content/pictures/picture.ts"
import type { PictureChanges } from "../../content/pictures/picture-changes.ts"
import { anotherUse } from "../../content/pictures/picture-rows.ts"
import { insertRow } from "../../store/database/insert-row.ts"
import { Article } from "../articles/article.ts"
import { Gallery } from "../galleries/gallery.ts"
import { GalleryImage } from "../galleries/gallery-image.ts"
import { NewsStory } from "../news/news-story.ts"
import type { Attachment } from "./media.ts"
import type { WxrItem } from "./wxr.ts"

export type Place = "news" | "blog" | "gallery"

/** By category slug; other posts are news. */
const places: [slug: RegExp, place: Place][] = [
  [/^(?:galler(?:y|ies)|photos?|pictures?|albums?)$/, "gallery"],
  [/^(?:blog|blogs|articles?)$/, "blog"],
]

/** Pages without a counterpart become blog posts, which age less than news. */
export function placeOf({ categories }: WxrItem, type: "post" | "page"): Place {
  if (type === "page") return "blog"
  const slugs = categories.filter(({ domain }) => domain === "category").map(({ slug }) => slug)
  return places.find(([known]) => slugs.some((slug) => known.test(slug)))?.[1] ?? "news"
}

export interface PostPicture {
  picture: Picture
  /** Alternative text; null if unknown. */
  words: string | null
  caption: string
  isInText?: boolean
  /** WordPress's record; undefined if only a text refers to the file. */
  attachment?: Attachment
}

export interface Post {
  title: string
  html: string
  /** The featured image, then those for a gallery. */
  pictures: PostPicture[]
  stated: Stated & { createdAt: Date }
  place: Place
  viewer: Viewer
}

interface Inserted {
  path: string
  what: string
  left: string[]
}

const fitsGallery = ({ picture }: PostPicture) => GalleryImage.pictureTypes.includes(picture.type)

/** Atomic. `also` runs in the transaction, with the new path. */
export async function insertPost(
  services: Services,
  post: Post,
  also: (rows: EntityManager, path: string) => Promise<void>,
): Promise<Inserted> {
  return services.pictures.dropping(async (rows, changes) => {
    const isShownBeside = (one: PostPicture, index: number) => index === 0 || !one.isInText || post.place === "gallery"
    const pictures = await ownUses(services, rows, post.pictures.filter(isShownBeside))
    const fitting = pictures.filter(fitsGallery)
    const inserting = { services, rows, changes, post }
    const made =
      post.place === "gallery" && fitting.length > 0
        ? await asGallery(inserting, fitting, pictures.length - fitting.length)
        : await asText(inserting, pictures)
    await also(rows, made.path)
    return made
  })
}

/** A `Picture` is one use of a file: pictures already in use are duplicated. */
export async function ownUses({ pictures: { uses } }: Services, rows: EntityManager, pictures: PostPicture[]) {
  const used = await uses.used(
    pictures.map(({ picture }) => picture.id),
    rows,
  )
  const own: PostPicture[] = []
  for (const shown of pictures) {
    const { picture, words } = shown
    const another = Object.assign(new Picture(), picture, { words })
    own.push({ ...shown, picture: used.has(picture.id) ? await anotherUse(rows, another) : picture })
  }
  return own
}

interface Inserting {
  services: Services
  rows: EntityManager
  changes: PictureChanges
  post: Post
}

async function asGallery(inserting: Inserting, fitting: PostPicture[], lost: number): Promise<Inserted> {
  const { title, html } = inserting.post
  const description = plainLines(withoutFigures(html)).slice(0, 2000) || title
  const path = await insertGallery(inserting, { name: title, description }, fitting)
  return { path, what: "galleries", left: lost > 0 ? ["WebP pictures, which galleries do not take"] : [] }
}

async function asText(inserting: Inserting, [first, ...others]: PostPicture[]): Promise<Inserted> {
  const { title, html, place } = inserting.post
  const further = others.filter(fitsGallery)
  const gallery = further.length > 0 ? await galleryOf(inserting, first, further) : undefined
  const detail = gallery ? `${html}<p><a href="${gallery}">More pictures</a></p>` : html
  const fields = { title, detail, picture: first?.picture ?? null }
  const path = await (place === "blog"
    ? insertItem(inserting, Article, fields)
    : insertItem(inserting, NewsStory, fields))
  const lost = others.length - further.length
  return {
    path,
    what: place === "blog" ? "blog posts" : "news stories",
    left: lost > 0 ? ["WebP pictures beside the first, which galleries do not take"] : [],
  }
}

async function galleryOf(inserting: Inserting, first: PostPicture | undefined, further: PostPicture[]) {
  const { rows, post } = inserting
  const cover = first && fitsGallery(first) ? [{ ...first, picture: await anotherUse(rows, first.picture) }] : []
  const words = { name: post.title, description: `Pictures of “${post.title}”.` }
  return insertGallery(inserting, words, [...cover, ...further])
}

async function insertGallery(
  inserting: Inserting,
  words: { name: string; description: string },
  fitting: PostPicture[],
): Promise<string> {
  const { rows, post } = inserting
  const [cover] = fitting
  const picture = cover ? await anotherUse(rows, cover.picture) : null
  const { createdAt } = post.stated
  return insertItem(inserting, Gallery, { ...words, picture }, async (galleryId) => {
    for (const [index, { picture, caption }] of fitting.entries()) {
      const image = { galleryId, place: index + 1, picture, caption, createdAt, updatedAt: createdAt }
      await rows.insert(GalleryImage, image)
    }
  })
}

/** Keeps author and time, and stores the first version. */
async function insertItem<T extends OwnedRow>(
  { services, rows, changes, post }: Inserting,
  type: ContentType<T>,
  fields: Partial<T>,
  parts: (id: number) => Promise<void> = async () => {},
): Promise<string> {
  const { stated, viewer } = post
  const userId = signedIn(viewer)
  const written = Object.assign(new type(), fields, stated, { userId, updatedAt: stated.createdAt })
  const keep = await history.adding(rows, type, {}, viewer)
  const { id } = await insertRow(rows, type, Object.assign(written, type.derived?.(written)))
  await parts(id)
  await putTextPictures({ rows, pictures: changes, isNew: true }, type, id, fields)
  const item = (await storedRow(rows, type, id)) ?? written
  await services.content.admit(rows, { type, item, viewer })
  await keep([item])
  return type.addressed?.path(item) ?? "/"
}
