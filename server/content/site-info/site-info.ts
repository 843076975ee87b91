import { Field, Int, ObjectType } from "type-graphql"
import { Column, Entity, type EntityManager, PrimaryColumn, VersionColumn } from "typeorm"
import { InstantColumn } from "../../store/database/instant.ts"
import { countsChanges } from "../items/record.ts"
import { Look } from "./look/look.ts"
import { SiteInfoFields } from "./site-info-fields.ts"
import { CallToAction, Facility, SchoolMap } from "./site-info-parts.ts"

/** One row, with id 1. */
@Entity("site_info")
@ObjectType({
  description: "School information shown on every page: name, contact details and the texts of the home page.",
})
export class SiteInfo extends SiteInfoFields {
  @Field(() => Int, { description: "Always 1." })
  @PrimaryColumn("integer")
  id!: number

  @Field(() => Int, { description: countsChanges })
  @VersionColumn()
  version!: number

  @InstantColumn({ nullable: true })
  weeklyMailAt!: Date | null

  @Field(() => Look, { description: "Crest, colours, ornament and typeface." })
  @Column("simple-json")
  look!: Look

  @Field(() => CallToAction, { description: "Banner of the home page." })
  @Column("simple-json")
  hero!: CallToAction

  @Field(() => [Facility], { description: "The school's rooms and places." })
  @Column("simple-json")
  facilities!: Facility[]

  @Field(() => SchoolMap, {
    description: "Location of the school, shown on the contact page and beside the enrolment form.",
  })
  @Column("simple-json")
  map!: SchoolMap

  @Field(() => CallToAction, { description: "Call to apply for the next intake." })
  @Column("simple-json")
  intake!: CallToAction

  @Field(() => CallToAction, { description: "Call about scholarships." })
  @Column("simple-json")
  scholarship!: CallToAction
}

export const readSite = (rows: EntityManager): Promise<SiteInfo> => rows.findOneByOrFail(SiteInfo, { id: 1 })
