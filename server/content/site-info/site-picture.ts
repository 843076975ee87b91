import { Entity, type EntityManager, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
import type { NamedPictures } from "../items/item-type.ts"
import type { Filter } from "../items/visibility.ts"
import { Picture } from "../pictures/picture.ts"

/** A picture in the site's texts. Texts that name the same picture share this row and its words. */
@Entity("site_pictures")
export class SitePicture {
  static visibleTo(): Filter<SitePicture> {
    return {}
  }

  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @ManyToOne(() => Picture, { nullable: false })
  picture!: Picture
}

export async function sitePictures(rows: EntityManager): Promise<Map<string, SitePicture>> {
  const shown = await rows.find(SitePicture, { relations: { picture: true } })
  return new Map(shown.map((sitePicture) => [sitePicture.picture.name, sitePicture]))
}

const picturedParts = ["look", "hero", "map", "intake", "scholarship"] as const

type Pictured<P> = Partial<Record<(typeof picturedParts)[number], P | null>> & { facilities?: P[] | null }

export function picturedTexts<P>(texts: Pictured<P>): [path: string, P][] {
  const parts = picturedParts.map((path) => [path, texts[path]] as const)
  const listed = (texts.facilities ?? []).map((facility, index) => [`facilities.${index}`, facility] as const)
  return [...parts, ...listed].flatMap(([path, text]) => (text ? [[path, text] as [string, P]] : []))
}

export const namedPictures: NamedPictures = {
  of: async (rows) => [...(await sitePictures(rows)).values()].map(({ picture }) => picture),
  async put(rows, pictures) {
    const shown = await sitePictures(rows)
    const removed = [...shown.values()].filter(({ picture }) => !pictures.some(({ id }) => id === picture.id))
    if (removed.length > 0)
      await rows.delete(
        SitePicture,
        removed.map(({ id }) => id),
      )
    for (const { id } of pictures) {
      const isShown = [...shown.values()].some(({ picture }) => picture.id === id)
      if (!isShown) await rows.insert(SitePicture, { picture: { id } })
    }
    return removed.map(({ picture }) => picture.id)
  },
}
