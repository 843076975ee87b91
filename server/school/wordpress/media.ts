import { readdir, readFile, stat } from "node:fs/promises"
import { basename, join, relative } from "node:path"
import { limits } from "../../base/api/limits.ts"
import { tooLarge } from "../../base/failures/failures.ts"
import { Refusal } from "../../base/refusal.ts"
import { fullSizeUpload } from "../../store/addresses/moved-address.ts"
import { type CleanPicture, cleanPicture } from "../../store/images/decode.ts"
import type { TextImage } from "./text-writer.ts"
import type { WxrItem } from "./wxr.ts"

export interface Attachment {
  id: number
  /** The post it was uploaded to; 0 for none. */
  parent: number
  url: string
  /** Below the uploads folder, such as `2019/05/river.jpg`. */
  file: string
  alt: string
  caption: string
}

/** A local copy of WordPress uploads; nothing is fetched. */
export class Media {
  private readonly byId = new Map<number, Attachment>()
  private readonly byFile = new Map<string, Attachment>()
  private readonly byParent = new Map<number, Attachment[]>()

  private constructor(
    private readonly folder: string | undefined,
    /** Paths within the folder, keyed by path and by file name. */
    private readonly files: Map<string, string>,
  ) {}

  static async open(folder?: string): Promise<Media> {
    const files = new Map<string, string>()
    const found = folder === undefined ? [] : await filesIn(folder)
    for (const path of found) files.set(basename(path), path)
    for (const path of found) files.set(path, path)
    return new Media(folder, files)
  }

  /** Call for all attachments before reading posts, which may precede their attachments. */
  add(item: WxrItem) {
    const url = item.fields.get("wp:attachment_url") ?? ""
    const attachment: Attachment = {
      id: Number(item.fields.get("wp:post_id")),
      parent: Number(item.fields.get("wp:post_parent")),
      url,
      file: item.meta.get("_wp_attached_file") ?? uploadOf(url),
      alt: item.meta.get("_wp_attachment_image_alt") ?? "",
      caption: item.fields.get("excerpt:encoded") ?? "",
    }
    this.byId.set(attachment.id, attachment)
    if (!this.byFile.has(attachment.file)) this.byFile.set(attachment.file, attachment)
    const siblings = this.byParent.get(attachment.parent) ?? []
    this.byParent.set(attachment.parent, [...siblings, attachment])
  }

  get count() {
    return this.byId.size
  }

  attached(parent: number): Attachment[] {
    return this.byParent.get(parent) ?? []
  }

  /** Texts refer to resized copies, such as `river-300x200.jpg`. */
  find({ id, src = "" }: Pick<TextImage, "id" | "src">): Attachment | undefined {
    const file = uploadOf(src)
    return (id && this.byId.get(id)) || this.byFile.get(file) || this.byFile.get(fullSizeUpload(file))
  }

  /** Undefined if the file was not copied. @throws UNSUPPORTED_PICTURE, TOO_LARGE */
  async read(file: string): Promise<CleanPicture | undefined> {
    const path = this.files.get(file) ?? this.files.get(fullSizeUpload(file)) ?? this.files.get(basename(file))
    if (path === undefined || this.folder === undefined) return undefined
    const fullPath = join(this.folder, path)
    if ((await stat(fullPath)).size > limits.fileBytes) throw tooLarge("This picture is larger than 10 MB.")
    return cleanPicture(await readFile(fullPath))
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(({ code }) => {
    throw new Refusal(`${folder} cannot be read (${code}).`)
  })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
}

export const uploadOf = (url: string) => /\/uploads\/([^?#]+)/.exec(url)?.[1] ?? basename(url.replace(/[?#].*/, ""))
