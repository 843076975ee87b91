import { LRUCache } from "lru-cache"
import type { SharedCard } from "../../../client/app/served/render.tsx"
import { visitor } from "../../access/viewer.ts"
import type { Picture } from "../../content/pictures/picture.ts"
import type { Pictures } from "../../content/pictures/pictures.ts"
import { readLook, type SchoolLook } from "../../content/site-info/look/read-look.ts"
import type { Database } from "../../store/database/database.ts"
import { interactive } from "../../store/images/decoding.ts"
import type { ImageStore } from "../../store/images/image-store.ts"
import { libvips } from "../../store/images/libvips.ts"
import { asJpeg, drawCard, emblemSize } from "./draw-card.ts"
import { drawIcon } from "./draw-icon.ts"

export const cardSize = { width: 1200, height: 630 }

/** Bytes: some hundred cards. */
const maxSize = 6_000_000

/** A smaller picture would be blurred. */
const least = { width: cardSize.width / 2, height: cardSize.height / 2 }

interface Drawn {
  card: SharedCard
  picture: Picture | null
  school: SchoolLook
}

/** Makes link-preview images: one at a time, as for all decoding, with a cache. */
export class Cards {
  private readonly made = new LRUCache<string, Buffer, Drawn>({
    maxSize,
    sizeCalculation: (bytes) => bytes.length,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _before, { context }) => interactive.run(() => this.draw(context)),
  })

  constructor(
    private readonly pictures: Pictures,
    private readonly store: ImageStore,
    private readonly database: Database,
  ) {}

  /** A JPEG of `cardSize`. @throws BUSY if too many pictures are being made */
  async get(card: SharedCard): Promise<Buffer> {
    const picture = await this.pictureOf(card)
    const school = await readLook(this.database)
    const key = `${card.version} ${picture?.file} ${school.look.version()}`
    return this.made.forceFetch(key, { context: { card, picture, school } })
  }

  private async draw({ card, picture, school }: Drawn): Promise<Buffer> {
    if (picture) return this.crop(picture, card)
    const { look } = school
    const [colour = look.colour] = look.frame()
    if (!look.version()) return drawCard(card)
    return drawCard(card, {
      colour,
      accent: look.accent,
      typeface: look.typeface,
      emblem: await drawIcon(school, this.store, { size: emblemSize, full: school.file !== null }),
    })
  }

  private async pictureOf({ picture }: SharedCard): Promise<Picture | null> {
    if (!picture) return null
    const file = decodeURIComponent(picture.path.slice(picture.path.lastIndexOf("/") + 1))
    const shown = await this.pictures.shown(file, visitor)
    if (!shown || shown.picture.width < least.width || shown.picture.height < least.height) return null
    return shown.picture
  }

  private async crop({ file, ...size }: Picture, { picture }: SharedCard): Promise<Buffer> {
    const sharp = await libvips()
    const part = around(picture?.focus ?? { x: 50, y: 50 }, size)
    return asJpeg(
      sharp(await this.store.read(file))
        .extract(part)
        .resize(cardSize)
        .flatten({ background: "#ffffff" }),
    )
  }
}

function around({ x, y }: { x: number; y: number }, { width, height }: Pick<Picture, "width" | "height">) {
  const ratio = cardSize.width / cardSize.height
  const part = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  }
  const offset = (whole: number, kept: number, perCent: number) =>
    Math.round(Math.min(whole - kept, Math.max(0, (whole * perCent) / 100 - kept / 2)))
  return { ...part, left: offset(width, part.width, x), top: offset(height, part.height, y) }
}
