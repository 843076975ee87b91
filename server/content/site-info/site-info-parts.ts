import { IsIn, Matches, Max, Min, ValidateIf } from "class-validator"
import { Field, Float, InputType, ObjectType } from "type-graphql"
import { NullableField } from "../../base/api/nullable-field.ts"
import { Trimmed } from "../api/validation.ts"
import {
  compose,
  FreeLine,
  FreeText,
  MaxCharacters,
  OptionalNumber,
  RequiredNumber,
  Several,
  Text,
  ValueType,
} from "../items/fields.ts"
import { SiteLink, SitePath } from "../items/site-link.ts"
import { Picture } from "../pictures/picture.ts"
import { OptionalPicture, type PictureInput } from "../pictures/picture-input.ts"

const line = (description: string, max = 200) => FreeLine({ description, max })

const paragraph = (description: string) => FreeText({ description, max: 1000 })

/** Source of a pattern. No name or password before the host, which would be public and hide the host. */
export const webAddress = String.raw`https?:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?`

const WebAddress = () =>
  Matches(new RegExp(`^(?:${webAddress})?$`, "i"), {
    message: "Please give an address that begins with https:// or http://, without a password.",
  })

export const WebAddressField = (description: string) =>
  compose(FreeText({ description: `${description} An http(s) address.`, max: 500 }), WebAddress())

@ValueType("A telephone line.")
export class TelephoneLine {
  @line("Label, such as Office.", 60)
  label!: string

  @line("Telephone number.", 40)
  number!: string
}

const SocialUrl = () =>
  compose(
    NullableField(() => String, "URL of the page, http(s), at most 500 characters."),
    Trimmed(),
    MaxCharacters(500),
    WebAddress(),
  )

@ValueType("The school's social media pages; null for each that it does not have.")
export class SocialLinks {
  @SocialUrl()
  facebook?: string | null

  @SocialUrl()
  twitter?: string | null

  @SocialUrl()
  instagram?: string | null

  @SocialUrl()
  linkedIn?: string | null

  @SocialUrl()
  youtube?: string | null
}

@ObjectType()
@InputType()
abstract class CallToActionFields {
  @line("Heading.")
  title!: string

  @paragraph("One or two sentences.")
  text!: string

  @line("Button text.", 60)
  actionLabel!: string

  @SitePath("Target path of the button.")
  actionPath!: string
}

const callDescription =
  "A banner or call to action, with a picture. `{year}` in a text is replaced by the next calendar year."

@ObjectType({ description: callDescription })
export class CallToAction extends CallToActionFields {
  @NullableField(() => Picture, "Picture.")
  picture?: Picture | string | null
}

@InputType({ description: callDescription })
export class CallToActionInput extends CallToActionFields {
  @OptionalPicture("Picture; null for none.")
  picture?: PictureInput | null
}

@ValueType("Text about the school on the home page.")
export class AboutBlurb {
  @line("Small label over the heading.", 60)
  tag!: string

  @line("Heading.")
  title!: string

  @paragraph("One or two sentences.")
  intro!: string

  @SitePath("Path of a page with more.")
  path!: string
}

const icons = ["book", "palette", "trophy", "users", "calendar", "camera"]

@ValueType("A link to a part of the school on the home page.")
export class CategoryLink {
  @line("Name of the part.", 60)
  title!: string

  @line("Short description.")
  text!: string

  @SitePath("Target path.")
  path!: string

  @Field(() => String, { description: `Icon, one of ${icons.join(", ")}.` })
  @IsIn(icons, { message: `Please choose one of ${icons.join(", ")}.` })
  icon!: string
}

@ValueType("A frequently requested link, with a short description.")
export class MostAsked extends SiteLink {
  @line("Short description, or the answer itself.", 80)
  text!: string
}

const Links = () =>
  compose(
    Field(() => [SiteLink], { description: "Links in display order, at most 20." }),
    Several(20),
  )

@ValueType("Footer links for one audience.")
export class FooterGroup {
  @line("Audience, such as Our parents.", 60)
  title!: string

  @Links()
  links!: SiteLink[]
}

@ValueType("A group of the menu.")
export class MenuGroup {
  @Text({ description: "Name of the group, such as Learning.", max: 40, required: "Name is required." })
  title!: string

  @Links()
  links!: SiteLink[]
}

@ObjectType()
@InputType()
abstract class FacilityFields {
  @line("Name.", 100)
  name!: string

  @paragraph("One or two sentences.")
  text!: string
}

@ObjectType({ description: "A room or place at the school." })
export class Facility extends FacilityFields {
  @NullableField(() => Picture, "Picture.")
  picture?: Picture | string | null
}

@InputType({ description: "A room or place at the school." })
export class FacilityInput extends FacilityFields {
  @OptionalPicture("Picture; null for none.")
  picture?: PictureInput | null
}

@ValueType("A note below the name of a page in the menu.")
export class MenuNote {
  @SitePath("Path of the page.")
  path!: string

  @line("Note of a few words.", 100)
  note!: string
}

const mapDescription = "Location of the school: a map picture, coordinates, or both."

/** Latitude and longitude are required together. */
const Coordinate = (description: string, max: number) =>
  compose(
    Field(() => Float, {
      nullable: true,
      description: `${description} From -${max} to ${max}; null if not given.`,
    }),
    ValidateIf(({ latitude, longitude }: SchoolMapFields) => latitude != null || longitude != null),
    Min(-max, { message: `Please use a number from -${max} to ${max}.` }),
    Max(max, { message: `Please use a number from -${max} to ${max}.` }),
  )

@ObjectType()
@InputType()
abstract class SchoolMapFields {
  @Coordinate("Latitude in degrees; negative south of the equator.", 90)
  latitude?: number | null

  @Coordinate("Longitude in degrees; negative west of Greenwich.", 180)
  longitude?: number | null
}

@ObjectType({ description: mapDescription })
export class SchoolMap extends SchoolMapFields {
  @NullableField(() => Picture, "Map picture.")
  picture?: Picture | string | null
}

@InputType({ description: mapDescription })
export class SchoolMapInput extends SchoolMapFields {
  @OptionalPicture("Picture; null for none.")
  picture?: PictureInput | null
}

@ValueType("Text beside the sign-in form.")
export class SignInPanel {
  @paragraph("Quotation.")
  quote!: string

  @line("Source of the quotation.", 100)
  attribution!: string
}

const Dish = (day: string) => line(`Lunch on ${day}.`, 120)

@ValueType("Lunch menu of one week.")
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

@ValueType("A usual school day.")
export class Routine {
  @line("Gate and lesson times, as text.")
  gate!: string

  @FreeLine({
    description: "End of the school day by the school's clocks, as in `15:00`: the home page then shows the next day.",
    max: 5,
  })
  @Matches(/^(?:(?:[01]?\d|2[0-3]):[0-5]\d)?$/, { message: "Please write a time such as 15:00." })
  dayEnds!: string

  @Field(() => [LunchWeek], {
    description: "Lunch menus for one week, or for up to 6 weeks in rotation, starting in the first week of each term.",
  })
  @Several(6)
  lunchWeeks!: LunchWeek[]
}

@ValueType("Information for families before and after they send a form.")
export class FormNote {
  @line("Name of the person who replies, as in `Mr Farouk in the office`.", 100)
  answeredBy!: string

  @RequiredNumber({
    description: "Number of school days within which the school replies, at most 60; 0 is the same day.",
    max: 60,
    example: 5,
  })
  answerDays!: number

  @paragraph("Next steps.")
  next!: string

  @OptionalNumber({
    description: "Months after which a submission is deleted, 1 to 120; null if the office deletes it by hand.",
    min: 1,
    max: 120,
    example: 12,
  })
  keptMonths?: number | null
}

const Note = (description: string) => Field(() => FormNote, { description })

@ValueType("Notes for families about each form.")
export class FormNotes {
  @Note("Note for messages to the school.")
  enquiry!: FormNote

  @Note("Note for applications.")
  application!: FormNote

  @Note("Note for reported absences.")
  absence!: FormNote
}
