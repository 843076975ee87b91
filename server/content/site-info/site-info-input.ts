import { InputType } from "type-graphql"
import { NullableField } from "../../base/api/nullable-field.ts"
import { Optional } from "../api/validation.ts"
import { Several } from "../items/fields.ts"
import { registerItemType } from "../items/item-type.ts"
import { Versioned } from "../items/record.ts"
import { LookInput } from "./look/look.ts"
import { SiteInfo } from "./site-info.ts"
import { SiteInfoFields } from "./site-info-fields.ts"
import { CallToActionInput, FacilityInput, SchoolMapInput } from "./site-info-parts.ts"
import { namedPictures } from "./site-picture.ts"

@InputType({ description: "Changes to the school information on every page. Omitted fields are unchanged." })
export class EditSiteInput extends Versioned(Optional(SiteInfoFields)) {
  @NullableField(() => LookInput, "Crest, colours, ornament and typeface.")
  look?: LookInput | null

  @NullableField(() => CallToActionInput, "Banner of the home page.")
  hero?: CallToActionInput | null

  @NullableField(() => [FacilityInput], "The school's rooms and places, at most 20.")
  @Several(20)
  facilities?: FacilityInput[] | null

  @NullableField(() => SchoolMapInput, "Location of the school.")
  map?: SchoolMapInput | null

  @NullableField(() => CallToActionInput, "Call to apply for the next intake.")
  intake?: CallToActionInput | null

  @NullableField(() => CallToActionInput, "Call about scholarships.")
  scholarship?: CallToActionInput | null
}

export const settings = [
  "approvesEditors",
  "weeklyMail",
  "requiresSecondFactor",
  "writeToPeople",
  "unsaidIsPublic",
  "asksYearly",
  "refusesTraining",
  "publicPixels",
] as const satisfies (keyof SiteInfo)[]

registerItemType("the school information on every page", {
  name: "SITE",
  type: SiteInfo,
  edit: EditSiteInput,
  isInChangeFeed: true,
  named: namedPictures,
  settings: [...settings],
})
