import type { EntityManager } from "typeorm"
import { Role } from "../../access/roles.ts"
import { type Viewer, visitor } from "../../access/viewer.ts"
import { isPlainEmail } from "../../base/addresses/address.ts"
import { asFigure } from "../../base/text/figures.ts"
import { plainText } from "../../base/text/plain-text.ts"
import { isBlank, RichTextError } from "../../base/text/rich-text.ts"
import type { Services } from "../../content/api/context.ts"
import { Act, logAct } from "../../content/history/log-act.ts"
import { ContentState } from "../../content/items/content-state.ts"
import { type Picture, publicAddress } from "../../content/pictures/picture.ts"
import { publicRules } from "../../content/pictures/recognisable.ts"
import { MovedAddress, normalizePath, numberedAddress } from "../../store/addresses/moved-address.ts"
import { isPlainFileName } from "../../store/images/file-names.ts"
import { fixedKeys } from "../pages/missing-pages.ts"
import { ContentPage } from "../pages/page.ts"
import { insertAccount } from "../users/accounts.ts"
import { auditFields, theServer } from "../users/actor.ts"
import { User } from "../users/user.ts"
import { ImportedItem } from "./imported-item.ts"
import { insertPost, ownUses, type Post, type PostPicture, placeOf } from "./insert-post.ts"
import { Media, uploadOf } from "./media.ts"
import { Report } from "./report.ts"
import { readState } from "./states.ts"
import { pathWithin, placeOf as placeInText, type TextImage } from "./text-writer.ts"
import { type ReadText, readOwnText, readText } from "./wordpress-text.ts"
import { generator } from "./write-wxr.ts"
import { readWxr, type WxrAuthor, type WxrItem } from "./wxr.ts"

interface ImportOptions {
  files: string[]
  media?: string
  services: Services
}

/**
 * Idempotent by guid, so that an interrupted import can be repeated.
 * @throws Refusal if a file is not a WordPress export; items already imported stay
 */
export async function importWordpress({ files, media: folder, services }: ImportOptions): Promise<Report> {
  const media = await Media.open(folder)
  const site = await firstPass(files, media)
  const importer = new WordpressImport(services, media, site)
  for await (const { item } of readWxr(...files)) if (item) await importer.importItem(item)
  return importer.finish()
}

interface WordpressSite {
  /** Without a trailing slash; may have a path. */
  blogUrl: string
  /** True if `exportWordpress` wrote the file. */
  isOurs: boolean
  authors: Map<string, WxrAuthor>
}

/** Parses all files, as pictures may be in another, and so that a damaged one is refused before anything is stored. */
async function firstPass(files: string[], media: Media): Promise<WordpressSite> {
  const authors = new Map<string, WxrAuthor>()
  let blogUrl = ""
  let isOurs = false
  for await (const { author, blogUrl: url, madeBy, item } of readWxr(...files)) {
    if (author) authors.set(author.login, author)
    if (url) blogUrl = url.replace(/\/$/, "")
    if (madeBy === generator) isOurs = true
    if (item && typeOf(item) === "attachment") media.add(item)
  }
  return { blogUrl, isOurs, authors }
}

const creatorOf = ({ fields }: WxrItem) => fields.get("dc:creator")

const typeOf = ({ fields }: WxrItem) => fields.get("wp:post_type") ?? "post"

class WordpressImport {
  private readonly report = new Report()
  private readonly users = new Map<string, Viewer>()
  /** By upload path, as posts may share a file. */
  private readonly stored = new Map<string, Picture>()
  private readonly shown = new Set<number>()
  private comments = 0

  constructor(
    private readonly services: Services,
    private readonly media: Media,
    private readonly site: WordpressSite,
  ) {}

  async importItem(item: WxrItem) {
    const type = typeOf(item)
    if (type === "attachment") return
    const title = titleOf(item)
    this.report.begin(this.guidOf(item))
    if (type !== "post" && type !== "page") return this.report.addSkipped(`What is no post and no page: ${type}`, title)
    if (item.fields.get("wp:status") === "trash") return this.report.addSkipped("What lay in the bin", title)
    this.comments += item.comments
    if (await this.services.database.read.existsBy(ImportedItem, { guid: this.guidOf(item) }))
      return this.report.addSkipped("What has come before", title)
    await this.importPost(item, title, type).catch((error: Error) => {
      if (!(error instanceof RichTextError)) throw error
      this.report.addSkipped("A text that this site cannot hold", `${title}: ${error.message}`)
    })
  }

  finish(): Report {
    const { report, media } = this
    if (this.comments > 0) report.addSkipped("Comments, of which this site has none", `${this.comments} of them`)
    const unused = media.count - this.shown.size
    const why = "Uploads that no post and no page showed, or whose files are not there"
    if (unused > 0) report.addSkipped(why, `${unused} of ${media.count}`)
    return report
  }

  private async importPost(item: WxrItem, title: string, type: "post" | "page") {
    const { report } = this
    const read = this.site.isOurs ? readOwnText : readText
    const text = read(item.fields.get("content:encoded") ?? "", this.site.blogUrl)
    for (const dropped of text.dropped) report.addSkipped(`In texts: ${dropped}`, title)
    const state = readState(item, new Date())
    if (state.note) report.addSkipped(state.note, title)
    const tags = item.categories.filter(({ domain }) => domain === "post_tag").map(({ name }) => name)
    if (tags.length > 0) report.addSkipped("Tags, of which this site has none", `${title}: ${tags.join(", ")}`)
    const { pictures, html } = await this.picturesOf(item, text, title)
    const isPublic = state.stated.state === ContentState.PUBLISHED
    if (type === "page" && isPublic && (await this.fillPage(item, { title, html, pictures }))) return
    if (type === "page") report.addSkipped("Pages that this site has no place for: they are in the blog", title)
    const viewer = await this.viewerOf(creatorOf(item) || "author")
    const post: Post = { title, html, pictures, stated: state.stated, place: placeOf(item, type), viewer }
    const { kind, skipped } = await insertPost(this.services, post, (rows, to) =>
      this.recordImport(rows, item, to, pictures),
    )
    for (const why of skipped) report.addSkipped(why, title)
    report.addImported(kind)
  }

  /** Fills this site's page of the same name, if nobody has written it. */
  private async fillPage(item: WxrItem, { title, html, pictures }: Pick<Post, "title" | "html" | "pictures">) {
    const { content, database } = this.services
    const slug = item.fields.get("wp:post_name")?.replace(/-us$/, "") ?? ""
    const page = fixedKeys.includes(slug) ? await database.read.findOneBy(ContentPage, { key: slug }) : null
    if (!page || !isUnwritten(page)) return false
    // A page is public at once, and imported pictures do not say who can be recognised.
    if (pictures.length > 0 && !(await publicRules(database.read)).unsaidIsPublic) return false
    const [first, ...others] = pictures
    const login = creatorOf(item)
    const viewer = login ? await this.viewerOf(login) : visitor
    const picture = first && (await database.write((rows) => ownUses(this.services, rows, [first])))[0]?.picture
    const words = { title, pageText: html, ...(picture && { picture }) }
    await content.edit(ContentPage, page.id, words, viewer, (rows) =>
      this.recordImport(rows, item, `/${slug}`, picture ? [first] : []),
    )
    for (const { picture } of others.filter(({ isInText }) => !isInText))
      this.report.addSkipped("Pictures of pages beside the first", `${picture.name}, of ${title}`)
    this.report.addImported("pages")
    return true
  }

  /** The featured image first, then images of the text and its galleries. */
  private async picturesOf(item: WxrItem, text: ReadText, title: string): Promise<Pick<Post, "pictures" | "html">> {
    const featured = Number(item.meta.get("_thumbnail_id") ?? 0)
    const attached = text.showsAttached ? this.media.attached(Number(item.fields.get("wp:post_id"))) : []
    const images: TextImage[] = [
      ...text.images,
      ...(featured ? [{ id: featured, caption: "" }] : []),
      ...attached.map(({ id }) => ({ id, caption: "" })),
    ]
    const found = new Map<number, PostPicture>()
    let { html } = text
    for (const [index, image] of images.entries()) {
      const shown = await this.read(image, title)
      const figure = html.includes(placeInText(index)) && shown
      const before = shown && found.get(shown.picture.id)
      const isInText = Boolean(figure || before?.isInText)
      if (shown) found.set(shown.picture.id, { ...(before?.caption ? before : shown), isInText })
      html = html.replace(placeInText(index), () => (figure ? figureOf(figure) : ""))
    }
    const pictures = [...found.values()]
    const main = pictures.find(({ attachment }) => featured && attachment?.id === featured) ?? pictures[0]
    // The main picture is shown above the text.
    if (main && !main.caption && html.startsWith(figureOf(main))) html = html.slice(figureOf(main).length)
    return { html, pictures: main ? [main, ...pictures.filter((one) => one !== main)] : [] }
  }

  private async read(image: TextImage, title: string): Promise<PostPicture | undefined> {
    const known = this.media.find(image)
    const file = known?.file ?? uploadOf(image.src ?? "")
    const captionText = plainText((image.caption.trim() || known?.caption || "").slice(0, 5000))
    const words = (image.alt || known?.alt || "").slice(0, 300) || null
    const picture = this.stored.get(file) ?? (await this.store(file, words, title))
    if (!picture) return undefined
    this.stored.set(file, picture)
    if (known) this.shown.add(known.id)
    return { picture, words, caption: captionText.slice(0, 500), attachment: known }
  }

  private async store(file: string, words: string | null, title: string): Promise<Picture | undefined> {
    const name = file.split("/").at(-1) || "a picture without a name"
    const clean = await this.media.read(file).catch(({ message }: Error) => {
      this.report.addSkipped("Pictures that this site does not take", `${name}, of ${title}: ${message}`)
      return null
    })
    if (clean === undefined)
      this.report.addSkipped("Pictures whose files were not given by --media", `${name}, of ${title}`)
    if (!clean) return undefined
    const fileName = isPlainFileName(name) ? name : `picture.${clean.extension}`
    return this.services.pictures.import(fileName, clean, { words })
  }

  /** Stores the guid and redirects in the item's transaction. */
  private async recordImport(rows: EntityManager, item: WxrItem, to: string, pictures: PostPicture[]) {
    await rows.insert(ImportedItem, { guid: this.guidOf(item), path: to })
    await this.addRedirect(rows, to, item.fields.get("wp:post_id"), item.fields.get("link"))
    for (const { picture, attachment } of pictures)
      if (attachment) await this.addRedirect(rows, publicAddress(picture), attachment.id, attachment.url)
  }

  private async addRedirect(rows: EntityManager, to: string, id: unknown, link = "") {
    const addresses = [numberedAddress(Number(id)), this.pathOf(link)]
    for (const path of addresses)
      if (path && path !== to && !(await rows.existsBy(MovedAddress, { path })))
        await rows.insert(MovedAddress, { path, to })
  }

  /** Drafts have a link with a query only. */
  private pathOf(link: string): string | undefined {
    const path = pathWithin(this.site.blogUrl, link)
    return path && normalizePath(path.replace(/[?#].*/, ""))
  }

  /** Includes the number, as guids repeat in some files. */
  private guidOf({ fields }: WxrItem): string {
    const guid = fields.get("guid") || this.site.blogUrl
    return `${guid.slice(0, 500)} ${Number(fields.get("wp:post_id"))}`
  }

  /** Creates missing authors suspended, as their address may be another person's by now. */
  private async viewerOf(login: string): Promise<Viewer> {
    const known = this.users.get(login)
    if (known) return known
    const { name = login, email = "" } = this.site.authors.get(login) ?? {}
    const address = (isPlainEmail(email) ? email : `${plainLogin(login)}@imported.invalid`).toLowerCase()
    const { database } = this.services
    const found = await database.read.findOneBy(User, { email: address })
    const user = found ?? (await this.addAuthor(name, address))
    if (!found)
      this.report.addImported(
        `account of ${user.name} <${address}>, as Author: suspended until an administrator lets them in`,
      )
    const viewer: Viewer = { ...visitor, id: user.id, name: user.name, email: user.email, role: user.role }
    this.users.set(login, viewer)
    return viewer
  }

  private addAuthor(name: string, email: string) {
    return this.services.database.write(async (rows) => {
      const fields = { name: shownName(name || email), email, role: Role.AUTHOR, passwordHash: null, suspend: true }
      const user = await insertAccount(rows, fields)
      await logAct(rows, { act: Act.USER_ADDED, ...auditFields(theServer, user), detail: Role[Role.AUTHOR] })
      return user
    })
  }
}

const isUnwritten = ({ pageIntro, pageText, sections }: ContentPage) =>
  isBlank(pageIntro + pageText) && sections.length === 0

const plainLogin = (login: string) =>
  login
    .normalize("NFKD")
    .replace(/[^\w.-]+/g, "-")
    .replace(/^[-.]+|[-.]+$/g, "") || "author"

/** Removes email domains, as the name is shown with the author's posts. */
const shownName = (name: string) => name.replace(/(?<=.)@\S*/, "").slice(0, 100)

const figureOf = ({ picture: { file, width, height }, words, caption }: PostPicture) =>
  asFigure({ file, width, height, alt: words, caption })

function titleOf({ fields }: WxrItem): string {
  const title = plainText(fields.get("title")?.slice(0, 2000) ?? "")
  return title.slice(0, 200) || "Untitled"
}
