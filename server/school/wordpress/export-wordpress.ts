import { type FileHandle, open, rm } from "node:fs/promises"
import { In } from "typeorm"
import { visitor } from "../../access/viewer.ts"
import { Refusal } from "../../base/refusal.ts"
import { withOrigin, withoutFigures } from "../../base/text/figures.ts"
import { html } from "../../base/text/html.ts"
import { isBlank } from "../../base/text/rich-text.ts"
import type { Addressed } from "../../content/items/addressed.ts"
import { ContentState } from "../../content/items/content-state.ts"
import type { OwnedRow } from "../../content/items/owned-row.ts"
import { textPicturesOf } from "../../content/items/text-pictures.ts"
import { withheldFiles } from "../../content/pictures/children.ts"
import { type Picture, publicAddress } from "../../content/pictures/picture.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import type { Database } from "../../store/database/database.ts"
import { Article } from "../articles/article.ts"
import { Gallery } from "../galleries/gallery.ts"
import { byPlace, GalleryImage } from "../galleries/gallery-image.ts"
import { NewsStory } from "../news/news-story.ts"
import { ContentPage } from "../pages/page.ts"
import { sectionsAsRichText } from "../pages/page-words.ts"
import { User } from "../users/user.ts"
import { footerXml, headerXml, itemXml, type WxrPost } from "./write-wxr.ts"

interface ExportOptions {
  database: Database
  siteUrl: string
  file: string
}

/** Read by the import's `placeOf`. */
const categories = {
  news: { slug: "news", name: "News" },
  blog: { slug: "blog", name: "Blog" },
  galleries: { slug: "galleries", name: "Galleries" },
}

const statuses = {
  [ContentState.PUBLISHED]: "publish",
  [ContentState.SCHEDULED]: "future",
  [ContentState.WAITING]: "pending",
  [ContentState.DRAFT]: "draft",
  [ContentState.TAKEN_DOWN]: "private",
} as const

const batchSize = 100

/** Writes WXR 1.2 with authors and drafts. Returns the number of posts. @throws Refusal if the file cannot be created */
export async function exportWordpress({ database, siteUrl, file }: ExportOptions): Promise<number> {
  await using handle = await open(file, "wx", 0o600).catch(({ code }) => {
    throw new Refusal(
      code === "EEXIST" ? `There is ${file} already. Name another file.` : `${file} cannot be written (${code}).`,
    )
  })
  try {
    return await database.inSnapshot((snapshot) => new WordpressExport(snapshot, siteUrl, handle).write())
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}

class WordpressExport {
  private count = 0
  /** Files already attached: texts show a picture by its file, so one attachment per file is enough. */
  private readonly files = new Set<string>()
  /** Files that show children without a valid yes. */
  private withheld = new Set<string>()

  constructor(
    private readonly database: Database,
    private readonly site: string,
    private readonly file: FileHandle,
  ) {}

  async write() {
    const school = await readSite(this.database.read)
    this.withheld = await withheldFiles(this.database.read)
    const channel = { address: this.site, title: school.name, authors: await this.authors() }
    await this.file.appendFile(headerXml({ ...channel, categories: Object.values(categories) }))
    await this.writePages()
    await this.writeTexts("news", NewsStory, categories.news)
    await this.writeTexts("blog", Article, categories.blog)
    await this.writeGalleries()
    await this.file.appendFile(footerXml)
    await this.file.sync()
    return this.count
  }

  private async authors() {
    const { read } = this.database
    const ids = new Set<number>()
    for (const type of [NewsStory, Article, Gallery])
      for (const { userId } of await read.find<OwnedRow>(type, { select: { userId: true } })) ids.add(userId)
    const users = await read.find(User, { where: { id: In([...ids]) }, order: { id: "ASC" } })
    return users.map(({ id, email, name }) => ({ login: loginOf(id), email, name }))
  }

  private async writePages() {
    const pages = await this.database.read.find(ContentPage, { relations: { picture: true }, order: { id: "ASC" } })
    for (const page of pages) {
      const { id, key, title, createdAt: date, picture } = page
      const content = page.pageIntro + page.pageText + sectionsAsRichText(page.sections)
      if (isBlank(content)) continue
      const author = ""
      await this.writePictures(page, { author, date })
      await this.post({
        ...{ id: numberOf("page", id), type: "page", status: "publish", title, link: `${this.site}/${key}`, slug: key },
        ...{ author, date, content: this.absolute(content), meta: thumbnail(picture) },
      })
    }
  }

  private async writeTexts<T extends NewsStory | Article>(
    kind: "news" | "blog",
    type: (new () => T) & { addressed: Addressed<T> },
    category: WxrPost["category"],
  ) {
    for await (const items of this.all(type)) {
      for (const item of items) {
        const fields = this.postFields(item, type.addressed.path(item))
        await this.writePictures(item, fields)
        const id = numberOf(kind, item.id)
        const content = this.absolute(item.detail)
        await this.post({ ...fields, id, title: item.title, category, content, meta: thumbnail(item.picture) })
      }
    }
  }

  private async writeGalleries() {
    for await (const galleries of this.all(Gallery)) {
      for (const gallery of galleries) {
        const fields = this.postFields(gallery, Gallery.addressed.path(gallery))
        const images = await this.imagesOf(gallery)
        for (const { picture, caption } of images) await this.writePicture(picture, fields, caption)
        const ids = images.map(({ picture }) => numberOf("picture", picture.id))
        const lines = gallery.description.split("\n").map((line) => html`<p>${line}</p>`.text)
        const content = `${lines.join("")}[gallery ids="${ids.join(",")}"]`
        const id = numberOf("gallery", gallery.id)
        await this.post({ ...fields, id, title: gallery.name, category: categories.galleries, content })
      }
    }
  }

  private async imagesOf({ id: galleryId }: Gallery) {
    const { read } = this.database
    const images = await read.find(GalleryImage, { where: { galleryId }, order: byPlace, relations: { picture: true } })
    return images.filter(({ picture }) => !this.withheld.has(picture.file))
  }

  private async *all<T extends OwnedRow>(type: new () => T): AsyncGenerator<T[]> {
    for (let last = 0; ; ) {
      const rows = this.database.read.createQueryBuilder(type, "item").leftJoinAndSelect("item.picture", "picture")
      const items = await rows.where("item.id > :last", { last }).orderBy("item.id").limit(batchSize).getMany()
      yield items
      if (items.length < batchSize) return
      last = items.at(-1)?.id ?? 0
    }
  }

  private postFields(item: OwnedRow, path: string) {
    const date = item.publishedAt ?? item.publishAt ?? item.createdAt
    const status = statuses[item.state]
    return { type: "post", status, link: this.site + path, author: loginOf(item.userId), date } as const
  }

  private async writePictures(item: NewsStory | Article | ContentPage, fields: Pick<WxrPost, "author" | "date">) {
    const table = textPicturesOf(item.constructor as new () => object)
    const inText = await this.database.read.find(table, {
      where: { itemId: item.id },
      order: { id: "ASC" },
      relations: { picture: true },
    })
    if (item.picture) await this.writePicture(item.picture, fields)
    for (const { picture } of inText) if (!this.files.has(picture.file)) await this.writePicture(picture, fields)
  }

  private async writePicture(picture: Picture, { author, date }: Pick<WxrPost, "author" | "date">, excerpt?: string) {
    if (this.withheld.has(picture.file)) return
    this.files.add(picture.file)
    const url = this.site + publicAddress(picture)
    const meta = { _wp_attached_file: picture.file, _wp_attachment_image_alt: picture.words ?? "" }
    await this.post({
      ...{ id: numberOf("picture", picture.id), type: "attachment", status: "inherit", title: picture.name },
      ...{ link: url, attachmentUrl: url, author, date, excerpt, meta },
    })
  }

  private async post(post: WxrPost) {
    await this.file.appendFile(itemXml(post))
    if (post.type !== "attachment") this.count++
  }

  /** WordPress turns newlines into paragraphs, and relative links would break. */
  private absolute(text: string) {
    const shown = withoutFigures(text, this.withheld)
    return withOrigin(shown.replaceAll("\n", " ").replaceAll(/(<a href=")(?=\/)/g, `$1${this.site}`), this.site)
  }
}

const loginOf = (userId: number) => `user-${userId}`

const thumbnail = (picture: Picture | null): Record<string, number> =>
  picture?.isVisibleTo(visitor) ? { _thumbnail_id: numberOf("picture", picture.id) } : {}

const kinds = ["picture", "page", "news", "blog", "gallery"] as const

/** Unique across types, as in WordPress, and the same in every export. */
const numberOf = (kind: (typeof kinds)[number], id: number) => id * kinds.length + kinds.indexOf(kind)
