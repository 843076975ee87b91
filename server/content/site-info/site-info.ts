import { Field, Int, ObjectType } from "type-graphql"
import { Column, Entity, PrimaryColumn, VersionColumn } from "typeorm"
import { InstantColumn } from "../../store/database/instant.ts"
import { countsChanges } from "../items/record.ts"
import { SiteInfoFields } from "./site-info-fields.ts"
import { CallToAction, Facility, SchoolMap } from "./site-info-parts.ts"

/** The school as every page shows it: one row, with id 1. */
@Entity("site_info")
@ObjectType({
  description: "The school as every page shows it: its name, how to reach it, and the texts of the home page.",
})
export class SiteInfo extends SiteInfoFields {
  static shownWith = {}

  @Field(() => Int, { description: "Always 1." })
  @PrimaryColumn("integer")
  id!: number

  @Field(() => Int, { description: countsChanges })
  @VersionColumn()
  version!: number

  @InstantColumn({ nullable: true })
  weeklyMailAt!: Date | null

  @Field(() => CallToAction, { description: "The banner of the home page." })
  @Column("simple-json")
  hero!: CallToAction

  @Field(() => [Facility], { description: "The school's rooms and places." })
  @Column("simple-json")
  facilities!: Facility[]

  @Field(() => SchoolMap, { description: "Where the school is, under Contact and beside the enrolment form." })
  @Column("simple-json")
  map!: SchoolMap

  @Field(() => CallToAction, { description: "The call to apply for the next intake." })
  @Column("simple-json")
  intake!: CallToAction

  @Field(() => CallToAction, { description: "The call about scholarships." })
  @Column("simple-json")
  scholarship!: CallToAction
}
