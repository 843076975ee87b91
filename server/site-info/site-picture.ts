import { Entity, type EntityManager, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
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

/** All of them, by the names of the pictures. */
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
