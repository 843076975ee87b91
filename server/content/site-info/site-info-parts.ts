import { IsIn, IsOptional, Matches, Max, Min, ValidateIf, ValidateNested } from "class-validator"
import { Field, Float, InputType, ObjectType } from "type-graphql"
import { Trimmed } from "../api/validation.ts"
import {
  FreeLine,
  FreeText,
  MaxCharacters,
  OptionalNumber,
  Several,
  together,
  ValueType,
  Whole,
} from "../items/fields.ts"
import { SiteLink, SitePath } from "../items/site-link.ts"
import { Picture } from "../pictures/picture.ts"
import { PictureInput } from "../pictures/picture-input.ts"

const line = (description: string, max = 200) => FreeLine({ description, max })

const paragraph = (description: string) => FreeText({ description, max: 1000 })

const WebAddress = () =>
  Matches(/^(?:https?:\/\/[^\s/]\S*)?$/i, { message: "Please give an address that begins with https:// or http://." })

export const WebAddressField = (description: string) =>
  together(FreeText({ description: `${description} An http(s) address.`, max: 500 }), WebAddress())

@ValueType("A telephone line.")
export class TelephoneLine {
  @line("What it is for, such as Office.", 60)
  label!: string

  @line("The number as people write it.", 40)
  number!: string
}

const Elsewhere = () =>
  together(
    Field(() => String, { nullable: true, description: "Address of the page, http(s), at most 500 characters." }),
    Trimmed(),
    ValidateIf((_, value) => value != null),
    MaxCharacters(500),
    WebAddress(),
  )

@ValueType("The school elsewhere; null where it is not.")
export class SocialLinks {
  @Elsewhere()
  facebook?: string | null

  @Elsewhere()
  twitter?: string | null

  @Elsewhere()
  instagram?: string | null

  @Elsewhere()
  linkedIn?: string | null

  @Elsewhere()
  youtube?: string | null
}

@ObjectType()
@InputType()
abstract class CallToActionFields {
  @line("The heading.")
  title!: string

  @paragraph("A sentence or two.")
  text!: string

  @line("What the button says.", 60)
  actionLabel!: string

  @SitePath("Where the button leads on this site.")
  actionPath!: string
}

const pictureField = { nullable: true, description: "The picture beside it." }
const PictureInputField = () =>
  together(
    Field(() => PictureInput, { nullable: true, description: "The picture beside it. Null for none." }),
    IsOptional(),
    ValidateNested(),
  )
const callDescription =
  "A banner or a call to do something, with a picture. `{year}` in a text stands for the next calendar year."

@ObjectType({ description: callDescription })
export class CallToAction extends CallToActionFields {
  @Field(() => Picture, pictureField)
  picture?: Picture | string | null
}

@InputType({ description: callDescription })
export class CallToActionInput extends CallToActionFields {
  @PictureInputField()
  picture?: PictureInput | null
}

@ValueType("The words about the school on the home page.")
export class AboutBlurb {
  @line("The small heading label.", 60)
  tag!: string

  @line("The heading.")
  title!: string

  @paragraph("A sentence or two.")
  intro!: string

  @SitePath("Where to read more.")
  path!: string
}

const icons = ["book", "palette", "trophy", "users", "calendar", "camera"]

@ValueType("A link to a part of the school on the home page.")
export class CategoryLink {
  @line("The part's name.", 60)
  title!: string

  @line("A short line about it.")
  text!: string

  @SitePath("Where it leads.")
  path!: string

  @Field(() => String, { description: `One of ${icons.join(", ")}.` })
  @IsIn(icons, { message: `Please choose one of ${icons.join(", ")}.` })
  icon!: string
}

@ValueType("Something that many people come for: a link, and a line about it.")
export class MostAsked extends SiteLink {
  @line("A short line about it, such as the answer itself.", 80)
  text!: string
}

@ValueType("Links of the footer for those who ask for the same.")
export class FooterGroup {
  @line("Whom they are for, such as Our parents.", 60)
  title!: string

  @Field(() => [SiteLink], { description: "At most 20, in their order." })
  @Several(20)
  @ValidateNested()
  links!: SiteLink[]
}

@ObjectType()
@InputType()
abstract class FacilityFields {
  @line("What it is called.", 100)
  name!: string

  @paragraph("A sentence or two.")
  text!: string
}

@ObjectType({ description: "A room or a place of the school." })
export class Facility extends FacilityFields {
  @Field(() => Picture, pictureField)
  picture?: Picture | string | null
}

@InputType({ description: "A room or a place of the school." })
export class FacilityInput extends FacilityFields {
  @PictureInputField()
  picture?: PictureInput | null
}

@ValueType("What the menu says below the name of a page.")
export class MenuNote {
  @SitePath("The page that the menu leads to.")
  path!: string

  @line("A few words about it.", 100)
  note!: string
}

const mapDescription = "Where the school is: a drawn or printed map, its coordinates, or both."

/** One of the two alone is nowhere. */
const Coordinate = (description: string, most: number) =>
  together(
    Field(() => Float, {
      nullable: true,
      description: `${description} From -${most} to ${most}; null where not given.`,
    }),
    ValidateIf(({ latitude, longitude }: SchoolMapFields) => latitude != null || longitude != null),
    Min(-most, { message: `Please use a number from -${most} to ${most}.` }),
    Max(most, { message: `Please use a number from -${most} to ${most}.` }),
  )

@ObjectType()
@InputType()
abstract class SchoolMapFields {
  @Coordinate("Degrees north of the equator; below zero south of it.", 90)
  latitude?: number | null

  @Coordinate("Degrees east of Greenwich; below zero west of it.", 180)
  longitude?: number | null
}

@ObjectType({ description: mapDescription })
export class SchoolMap extends SchoolMapFields {
  @Field(() => Picture, { nullable: true, description: "The map as a picture." })
  picture?: Picture | string | null
}

@InputType({ description: mapDescription })
export class SchoolMapInput extends SchoolMapFields {
  @PictureInputField()
  picture?: PictureInput | null
}

@ValueType("The words beside the sign-in form.")
export class SignInPanel {
  @paragraph("The quotation.")
  quote!: string

  @line("Who said it.", 100)
  attribution!: string
}

const Dish = (day: string) => line(`On ${day}; may be empty.`, 120)

@ValueType("What there is for lunch in a week.")
export class LunchWeek {
  @Dish("Monday")
  monday!: string

  @Dish("Tuesday")
  tuesday!: string

  @Dish("Wednesday")
  wednesday!: string

  @Dish("Thursday")
  thursday!: string

  @Dish("Friday")
  friday!: string
}

@ValueType("How a usual day at the school is.")
export class Routine {
  @line("When the gate opens and lessons begin and end, as people read it; may be empty.")
  gate!: string

  @FreeLine({
    description:
      "When the day is over, by the school's clocks, such as `15:00`: from then on the home page shows the next one. May be empty.",
    max: 5,
  })
  @Matches(/^(?:(?:[01]?\d|2[0-3]):[0-5]\d)?$/, { message: "Please write a time such as 15:00." })
  dayEnds!: string

  @Field(() => [LunchWeek], {
    description: "The lunches of a week, or of at most 6 that go round, the first one in the first week of each term.",
  })
  @Several(6)
  @ValidateNested()
  lunchWeeks!: LunchWeek[]
}

@ValueType("What a family is told that sends a form, before and after.")
export class FormNote {
  @line("Who answers, as in `Mr Farouk in the office`; may be empty.", 100)
  answeredBy!: string

  @Whole({ description: "School days, at most 60, within which they do; 0 is the same day.", max: 60, example: 5 })
  answerDays!: number

  @paragraph("What happens next; may be empty.")
  next!: string

  @OptionalNumber({
    description: "Months, 1 to 120, after which it is deleted; null for what the office deletes by hand.",
    min: 1,
    max: 120,
    example: 12,
  })
  keptMonths?: number | null
}

const Note = (description: string) =>
  together(
    Field(() => FormNote, { description }),
    ValidateNested(),
  )

@ValueType("What families are told who send the school a form.")
export class FormNotes {
  @Note("For a message to the school.")
  enquiry!: FormNote

  @Note("For an application.")
  application!: FormNote

  @Note("For a child that is reported absent.")
  absence!: FormNote
}
