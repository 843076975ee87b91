import { Entity, type EntityManager, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
import type { NamedPictures } from "../content/item-type.ts"
import type { Filter } from "../content/visibility.ts"
import { Picture } from "../images/picture.ts"
import type { SiteInfo } from "./site-info.ts"

/** A picture of the site's texts, which name it. One that several of them name is one picture with the same words. */
@Entity("site_pictures")
export class SitePicture {
  static visibleTo(): Filter<SitePicture> {
    return {}
  }

  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @ManyToOne(() => Picture, { nullable: false })
  @JoinColumn({ name: "pictureId" })
  picture!: Picture
}

export async function sitePictures(rows: EntityManager): Promise<Map<string, SitePicture>> {
  const shown = await rows.find(SitePicture, { relations: { picture: true } })
  return new Map(shown.map((sitePicture) => [sitePicture.picture.name, sitePicture]))
}

/** The texts that may name a picture. */
export const picturedTexts = ({ hero, map, intake, scholarship, facilities }: Omit<SiteInfo, "id" | "version">) => [
  hero,
  map,
  intake,
  scholarship,
  ...facilities,
]

/** Them as the history of the site's texts reads and restores them. */
export const namedPictures: NamedPictures = {
  of: async (rows) => [...(await sitePictures(rows)).values()].map(({ picture }) => picture),
  async put(rows, pictures) {
    const shown = await sitePictures(rows)
    const gone = [...shown.values()].filter(({ picture }) => !pictures.some(({ id }) => id === picture.id))
    if (gone.length > 0)
      await rows.delete(
        SitePicture,
        gone.map(({ id }) => id),
      )
    for (const { id } of pictures) {
      const isShown = [...shown.values()].some(({ picture }) => picture.id === id)
      if (!isShown) await rows.insert(SitePicture, { picture: { id } })
    }
    return gone.map(({ picture }) => picture.id)
  },
}
