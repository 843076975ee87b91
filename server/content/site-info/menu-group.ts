import { ValidateNested } from "class-validator"
import { Field } from "type-graphql"
import { Several, Text, ValueType } from "../items/fields.ts"
import { SiteLink } from "../items/site-link.ts"

@ValueType("A group of the menu.")
export class MenuGroup {
  @Text({ description: "Name of the group, such as Learning.", max: 40, required: "Name is required." })
  title!: string

  @Field(() => [SiteLink], { description: "Links in display order, at most 20." })
  @Several(20)
  @ValidateNested()
  links!: SiteLink[]
}
