import { buffer } from "node:stream/consumers"
import { LRUCache } from "lru-cache"
import type { SharedCard } from "../../../client/app/served/render.tsx"
import { visitor } from "../../access/viewer.ts"
import { notFound } from "../../base/failures/failures.ts"
import type { Picture } from "../../content/pictures/picture.ts"
import type { PictureFiles } from "../../content/pictures/picture-files.ts"
import type { Pictures, ShownPicture } from "../../content/pictures/pictures.ts"
import { sizeWithin } from "../../content/pictures/recognisable.ts"
import type { Variants, VariantType } from "../../content/pictures/variants.ts"
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

/** Smaller pictures would look blurred. */
const minSize = { width: cardSize.width / 2, height: cardSize.height / 2 }

interface CardInput {
  card: SharedCard
  picture: ShownPicture | null
  school: SchoolLook
}

interface CardsOptions {
  pictures: Pictures
  files: PictureFiles
  store: ImageStore
  variants: Variants
  database: Database
}

/** Makes link-preview images: one at a time, as for all decoding, with a cache. */
export class Cards {
  private readonly cache = new LRUCache<string, Buffer, CardInput>({
    maxSize,
    sizeCalculation: (bytes) => bytes.length,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _before, { context }) => this.make(context),
  })

  constructor(private readonly options: CardsOptions) {}

  /** A JPEG of `cardSize`. @throws BUSY if too many pictures are being made */
  async get(card: SharedCard): Promise<Buffer> {
    const picture = await this.pictureOf(card)
    const school = await readLook(this.options.database)
    const key = `${card.version} ${picture?.picture.file} ${picture?.longest} ${school.look.version()}`
    return this.cache.forceFetch(key, { context: { card, picture, school } })
  }

  private async make(input: CardInput): Promise<Buffer> {
    const { picture, card } = input
    if (!picture) return interactive.run(() => this.draw(input))
    const shown = await this.publicBytes(picture)
    return interactive.run(() => crop(shown, card))
  }

  private async draw({ card, school }: Pick<CardInput, "card" | "school">): Promise<Buffer> {
    const { look } = school
    const [colour = look.colour] = look.frame()
    if (!look.version()) return drawCard(card)
    return drawCard(card, {
      colour,
      accent: look.accent,
      typeface: look.typeface,
      emblem: await drawIcon(school, this.options.store, { size: emblemSize, full: school.file !== null }),
    })
  }

  private async pictureOf({ picture }: SharedCard): Promise<ShownPicture | null> {
    if (!picture) return null
    const file = decodeURIComponent(picture.path.slice(picture.path.lastIndexOf("/") + 1))
    const shown = await this.options.pictures.findVisible(file, visitor)
    const { longest = cardSize.width } = shown ?? {}
    if (!shown || longest < cardSize.width) return null
    const { width, height } = sizeWithin(shown.picture, shown.longest ?? Number.POSITIVE_INFINITY)
    return width < minSize.width || height < minSize.height ? null : shown
  }

  /** Reads the largest version that visitors get. */
  private async publicBytes({ picture, longest }: ShownPicture): Promise<Buffer> {
    const { files, store, variants } = this.options
    if (longest === undefined) return store.read(picture.file)
    const { hash } = await files.withHash(picture)
    if (hash === null) throw notFound("This image")
    const { stream } = await variants.get({ ...picture, hash, longest }, {}, picture.type as VariantType)
    return buffer(stream)
  }
}

async function crop(shown: Buffer, { picture }: SharedCard): Promise<Buffer> {
  const sharp = await libvips()
  const { width, height } = await sharp(shown).metadata()
  const part = cropAround(picture?.focus ?? { x: 50, y: 50 }, { width, height })
  return asJpeg(sharp(shown).extract(part).resize(cardSize).flatten({ background: "#ffffff" }))
}

function cropAround({ x, y }: { x: number; y: number }, { width, height }: Pick<Picture, "width" | "height">) {
  const ratio = cardSize.width / cardSize.height
  const part = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  }
  const offset = (size: number, cropSize: number, perCent: number) =>
    Math.round(Math.min(size - cropSize, Math.max(0, (size * perCent) / 100 - cropSize / 2)))
  return { ...part, left: offset(width, part.width, x), top: offset(height, part.height, y) }
}
