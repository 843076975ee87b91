import type { EntityManager } from "typeorm"
import { accountIdOf, type Viewer } from "../../access/viewer.ts"
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
  kind: string
  skipped: string[]
}

const fitsGallery = ({ picture }: PostPicture) => GalleryImage.pictureTypes.includes(picture.type)

/** Atomic. `onInserted` runs in the transaction, with the new path. */
export async function insertPost(
  services: Services,
  post: Post,
  onInserted: (rows: EntityManager, path: string) => Promise<void>,
): Promise<Inserted> {
  return services.pictures.inTransaction(async (rows, changes) => {
    const isShownBeside = (one: PostPicture, index: number) => index === 0 || !one.isInText || post.place === "gallery"
    const pictures = await ownUses(services, rows, post.pictures.filter(isShownBeside))
    const fitting = pictures.filter(fitsGallery)
    const context = { services, rows, changes, post }
    const inserted =
      post.place === "gallery" && fitting.length > 0
        ? await asGallery(context, fitting, pictures.length - fitting.length)
        : await asText(context, pictures)
    await onInserted(rows, inserted.path)
    return inserted
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

interface InsertContext {
  services: Services
  rows: EntityManager
  changes: PictureChanges
  post: Post
}

async function asGallery(context: InsertContext, fitting: PostPicture[], lost: number): Promise<Inserted> {
  const { title, html } = context.post
  const description = plainLines(withoutFigures(html)).slice(0, 2000) || title
  const path = await insertGallery(context, { name: title, description }, fitting)
  return { path, kind: "galleries", skipped: lost > 0 ? ["WebP pictures, which galleries do not take"] : [] }
}

async function asText(context: InsertContext, [first, ...others]: PostPicture[]): Promise<Inserted> {
  const { title, html, place } = context.post
  const further = others.filter(fitsGallery)
  const gallery = further.length > 0 ? await galleryOf(context, first, further) : undefined
  const detail = gallery ? `${html}<p><a href="${gallery}">More pictures</a></p>` : html
  const fields = { title, detail, picture: first?.picture ?? null }
  const path = await (place === "blog" ? insertItem(context, Article, fields) : insertItem(context, NewsStory, fields))
  const lost = others.length - further.length
  return {
    path,
    kind: place === "blog" ? "blog posts" : "news stories",
    skipped: lost > 0 ? ["WebP pictures beside the first, which galleries do not take"] : [],
  }
}

async function galleryOf(context: InsertContext, first: PostPicture | undefined, further: PostPicture[]) {
  const { rows, post } = context
  const cover = first && fitsGallery(first) ? [{ ...first, picture: await anotherUse(rows, first.picture) }] : []
  const words = { name: post.title, description: `Pictures of “${post.title}”.` }
  return insertGallery(context, words, [...cover, ...further])
}

async function insertGallery(
  context: InsertContext,
  words: { name: string; description: string },
  fitting: PostPicture[],
): Promise<string> {
  const { rows, post } = context
  const [cover] = fitting
  const picture = cover ? await anotherUse(rows, cover.picture) : null
  const { createdAt } = post.stated
  return insertItem(context, Gallery, { ...words, picture }, async (galleryId) => {
    for (const [index, { picture, caption }] of fitting.entries()) {
      const image = { galleryId, place: index + 1, picture, caption, createdAt, updatedAt: createdAt }
      await rows.insert(GalleryImage, image)
    }
  })
}

/** Keeps author and time, and stores the first version. */
async function insertItem<T extends OwnedRow>(
  { services, rows, changes, post }: InsertContext,
  type: ContentType<T>,
  fields: Partial<T>,
  parts: (id: number) => Promise<void> = async () => {},
): Promise<string> {
  const { stated, viewer } = post
  const userId = accountIdOf(viewer)
  const written = Object.assign(new type(), fields, stated, { userId, updatedAt: stated.createdAt })
  const saveVersion = await history.adding(rows, type, {}, viewer)
  const { id } = await insertRow(rows, type, Object.assign(written, type.derived?.(written)))
  await parts(id)
  await putTextPictures({ rows, pictures: changes, isNew: true }, type, id, fields)
  const item = (await storedRow(rows, type, id)) ?? written
  await services.content.checkAndIndex(rows, { type, item, viewer })
  await saveVersion([item])
  return type.addressed?.path(item) ?? "/"
}
