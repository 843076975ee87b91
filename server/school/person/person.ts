import { ArrayMaxSize, MaxLength } from "class-validator"
import { ArgsType, Field, InputType, Int, ObjectType } from "type-graphql"
import { NullableField } from "../../base/api/nullable-field.ts"
import { Trimmed } from "../../content/api/validation.ts"
import { type Day, Day as DayScalar } from "../../content/items/day.ts"
import { compose } from "../../content/items/fields.ts"
import { type ItemType, ItemTypes } from "../../content/items/item-type.ts"
import { HoldingBackup } from "../backup/backups.ts"

const SearchField = (description: string) =>
  compose(
    Field(() => String, { defaultValue: "", description }),
    Trimmed(),
    MaxLength(254, { message: "Please use at most 254 characters." }),
  )

@InputType({ description: "A person, by at least one of these. What has any of them is found." })
export class PersonInput {
  @SearchField("Name, of at least three letters. Accents, capitals and the order of the words do not matter.")
  name!: string

  @SearchField("Email address.")
  email!: string

  @SearchField("Telephone number, of at least seven digits. Its last nine count.")
  phone!: string
}

@ObjectType({ description: "A row of the site about a person." })
export class HeldRow {
  @Field(() => String, { description: "Names the row, in the state shown here, for `giveHeld` and `eraseHeld`." })
  key!: string

  @Field(() => String, { description: "Kind of data, such as `Applications`." })
  called!: string

  @Field(() => String, { description: "Whose it is, in a line." })
  title!: string

  @NullableField(() => Date, "When it came to be; null if unknown.")
  at!: Date | null

  @Field(() => Boolean, { description: "True if it is the person's; false if it only names them, such as a message." })
  isOwn!: boolean
}

@ObjectType({ description: "A text by others that names a person. The site never alters it by itself." })
export class NamingText {
  @NullableField(() => ItemTypes, "Item type; null for other texts.")
  type?: ItemType

  @NullableField(() => String, "Kind of text, such as `Committees`; null for an item.")
  called?: string

  @Field(() => String, { description: "Title or first words." })
  title!: string

  @NullableField(() => String, "Path on this site at which staff can change it; null if there is none.")
  path!: string | null

  @Field(() => Int, {
    description: "Number of its earlier versions that name them, too. Once the text does not, they are found as rows.",
  })
  versions!: number
}

@ObjectType({ description: "All that the site holds about a person." })
export class HeldAbout {
  @Field(() => [HeldRow], { description: "Rows that can be given and erased." })
  rows!: HeldRow[]

  @Field(() => [NamingText], { description: "Texts for a person to change." })
  texts!: NamingText[]

  @Field(() => Boolean, { description: "True if there is more than is shown: at most 300 rows of a kind are." })
  hasMore!: boolean

  @NullableField(
    () => [HoldingBackup],
    "Backups that may hold the same, and when they expire; null if the site makes none by itself.",
  )
  backups!: HoldingBackup[] | null
}

@ArgsType()
export class HeldArgs {
  @Field(() => PersonInput, { description: "Whom the rows are about." })
  person!: PersonInput

  @Field(() => [String], { description: "Keys of the rows; at most 2,000." })
  @ArrayMaxSize(2000)
  rows!: string[]
}

@ArgsType()
export class EraseArgs extends HeldArgs {
  @Field(() => String, { defaultValue: "", description: "Why rows are kept, if a law asks for it. Without a name." })
  @Trimmed()
  @MaxLength(300, { message: "Please use at most 300 characters." })
  keptBecause!: string

  @NullableField(() => DayScalar, "Day until which they are kept.")
  keptUntil?: Day | null
}

@ObjectType({
  description: "A ZIP file with a person's data: `index.html` to read, `data.json` for programs, pictures.",
})
export class GivenData {
  @Field(() => String, { description: "File name, without the person's." })
  name!: string

  @Field(() => String, { description: "The file in Base64. It is not stored." })
  zip!: string
}

@ObjectType({ description: "What is kept after an erasure." })
export class KeptData {
  @Field(() => String, { description: "What is kept, and why." })
  text!: string

  @NullableField(() => Date, "Until when; null if that is not known.")
  until!: Date | null
}

@ObjectType({ description: "An erasure." })
export class ErasedData {
  @Field(() => Int, { description: "Number of erased rows." })
  count!: number

  @Field(() => [KeptData], { description: "What is kept nevertheless." })
  kept!: KeptData[]

  @Field(() => HeldAbout, { description: "What is still found." })
  left!: HeldAbout
}

@ObjectType({ description: "How long the site keeps something before it deletes it by itself." })
export class Retention {
  @Field(() => String, { description: "What, such as `sent mails`." })
  what!: string

  @NullableField(() => Int, "Days; null if months count, or if it is kept until somebody deletes it.")
  days?: number | null

  @NullableField(() => Int, "Months, a setting of the school; null if days count, or it is kept.")
  months?: number | null
}
