import { Matches, ValidateNested } from "class-validator"
import { Field } from "type-graphql"
import { RichText } from "../../base/text/rich-text.ts"
import { FreeLine, FreeText, Line, MaxCharacters, Several, ValueType } from "../../content/items/fields.ts"

@ValueType("A part of a page: a heading, and the text below it.")
export class PageSection {
  @Field(() => String, {
    defaultValue: "",
    description:
      "What follows `#` in its address, such as `shoes`; unique within the page. It is made of the heading when the section is " +
      "new, which is sent with none, and stays when the heading is edited, so that links to it hold.",
  })
  @Matches(/^[\p{L}\p{N}-]*$/u, { message: "Please use letters, digits and hyphens." })
  @MaxCharacters(80)
  anchor!: string

  @Line({ description: "The heading.", max: 120, required: "Heading is required." })
  heading!: string

  @Field(() => RichText, { description: "The text below it; may be empty." })
  text!: string
}

@ValueType("A fact at a glance, such as when the gate opens.")
export class PageFact {
  @Line({ description: "What it is about.", max: 80, required: "Please say what it is about." })
  term!: string

  @FreeText({ description: "What is so.", max: 300 })
  value!: string
}

@ValueType("What something costs.")
export class Price {
  @Line({ description: "What is paid for.", max: 120, required: "Please say what is paid for." })
  what!: string

  @Line({ description: "How much, with the currency.", max: 60, required: "Please say how much." })
  amount!: string

  @FreeLine({ description: "For how long or how many, such as `a term`.", max: 60 })
  per!: string
}

@ValueType("Prices that belong together.")
export class PriceTable {
  @Line({ description: "What stands over them.", max: 120, required: "Please say what these prices are for." })
  title!: string

  @Field(() => [Price], { description: "At most 40, in their order." })
  @Several(40)
  @ValidateNested()
  prices!: Price[]
}
