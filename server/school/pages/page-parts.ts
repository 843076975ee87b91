import { Matches } from "class-validator"
import { Field } from "type-graphql"
import { RichText } from "../../base/text/rich-text.ts"
import { FreeLine, FreeText, Line, MaxCharacters, Several, ValueType } from "../../content/items/fields.ts"

@ValueType("A section of a page: a heading and the text below it.")
export class PageSection {
  @Field(() => String, {
    defaultValue: "",
    description:
      "Fragment of its address, after `#`, such as `shoes`; unique within the page. Send an empty one for a " +
      "new section: it is then made from the heading, and stays when the heading is edited, so that links keep " +
      "working.",
  })
  @Matches(/^[\p{L}\p{N}-]*$/u, { message: "Please use letters, digits and hyphens." })
  @MaxCharacters(80)
  anchor!: string

  @Line({ description: "Heading.", max: 120, required: "Heading is required." })
  heading!: string

  @Field(() => RichText, { description: "Text; may be empty." })
  text!: string
}

@ValueType("A key fact, such as when the gate opens.")
export class PageFact {
  @Line({ description: "Subject.", max: 80, required: "Please say what it is about." })
  term!: string

  @FreeText({ description: "Value.", max: 300 })
  value!: string
}

@ValueType("A price.")
export class Price {
  @Line({ description: "Item or service.", max: 120, required: "Please say what is paid for." })
  what!: string

  @Line({ description: "Amount, with the currency.", max: 60, required: "Please say how much." })
  amount!: string

  @FreeLine({ description: "Period or unit, such as `a term`.", max: 60 })
  per!: string
}

@ValueType("A table of related prices.")
export class PriceTable {
  @Line({ description: "Heading of the table.", max: 120, required: "Please say what these prices are for." })
  title!: string

  @Field(() => [Price], { description: "Prices in display order, at most 40." })
  @Several(40)
  prices!: Price[]
}
