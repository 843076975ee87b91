import { ArrayUnique, IsString, Matches, MaxLength, ValidateBy } from "class-validator"
import { Field, InputType, ObjectType } from "type-graphql"
import { Column } from "typeorm"
import { isPlainEmail } from "../../base/addresses/address.ts"
import { attempt } from "../../base/attempt.ts"
import { Trimmed } from "../api/validation.ts"
import { type ApiLanguage, ApiLanguages, original } from "../items/api-language.ts"
import {
  compose,
  Flag,
  FreeTextField,
  ListField,
  MaxCharacters,
  OneLine,
  Several,
  TextField,
  WholeNumberField,
} from "../items/fields.ts"
import { leastPublicPixels } from "../pictures/recognisable.ts"
import {
  AboutBlurb,
  CategoryLink,
  FooterGroup,
  FormNotes,
  MenuGroup,
  MenuNote,
  MostAsked,
  Routine,
  SignInPanel,
  SocialLinks,
  TelephoneLine,
  WebAddressField,
} from "./site-info-parts.ts"
import { Wording, wordingsDescription } from "./wording.ts"

const Name = (description: string, max: number) =>
  compose(TextField({ description, max, required: "Name is required." }), OneLine())

const Part = (type: () => new () => object, description: string) =>
  compose(Field(type, { description }), Column("simple-json"), Provided())

const Provided = () =>
  ValidateBy(
    { name: "given", validator: { validate: (value) => value != null } },
    { message: "This field is required." },
  )

const Lines = (description: string) =>
  compose(
    Field(() => [String], { description: `${description} At most 10 lines of 100 characters.` }),
    Column("simple-json"),
    Several(10),
    IsString({ each: true, message: "This value does not fit." }),
    MaxLength(100, { each: true, message: "Please use at most 100 characters in a line." }),
  )

/** Off by default, unless `isOn`. */
const Switch = (description: string, isOn = false) =>
  compose(Flag({ description }), Column("boolean", { default: isOn }))

/** Requires an IANA name: Intl accepts `+02:00`, too, which no calendar knows. */
function isTimeZone(name: unknown) {
  if (typeof name !== "string" || !/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(name)) return false
  return attempt(() => new Intl.DateTimeFormat("en-GB", { timeZone: name })) !== undefined
}

const none = { default: "[]" }

@ObjectType()
@InputType()
export abstract class SiteInfoFields {
  @Name("School name.", 100)
  name!: string

  @Name("Short name, in a word or two.", 40)
  shortName!: string

  @FreeTextField({ description: "School motto.", max: 200 })
  motto!: string

  @WholeNumberField({ description: "Year in which the school was founded.", min: 1000, max: 9999, example: 1974 })
  @ValidateBy(
    { name: "past", validator: { validate: (value) => value <= new Date().getFullYear() } },
    { message: "Please give a year that has begun." },
  )
  founded!: number

  @Lines("Street address, by line.")
  address!: string[]

  @Lines("Postal address, by line.")
  postalAddress!: string[]

  @ListField(() => TelephoneLine, { description: "All telephone lines, at most 20.", max: 20 })
  telephone!: TelephoneLine[]

  @Part(() => TelephoneLine, "The telephone line shown at the top of every page.")
  helpLine!: TelephoneLine

  @FreeTextField({ description: "The school's email address, which receives enquiries.", max: 254 })
  @ValidateBy(
    { name: "email", validator: { validate: (value) => value === "" || isPlainEmail(value) } },
    { message: "Valid email is required." },
  )
  email!: string

  @Part(() => SocialLinks, "The school's social media pages.")
  social!: SocialLinks

  @WebAddressField("URL of the online school.")
  @Column("text")
  onlineSchoolUrl!: string

  @FreeTextField({ description: "Opening hours of the office, as text.", max: 300 })
  officeHours!: string

  @Field(() => String, {
    description: "Opening hours of the office as search engines read them, such as `Mo-Fr 07:30-16:00`; may be empty.",
  })
  @Column("text", { default: "" })
  @Trimmed()
  @Matches(/^(?:[A-Z][a-z](?:[-,][A-Z][a-z])* \d\d:\d\d-\d\d:\d\d(?:, ?|$))*$/, {
    message: "Please write the hours such as Mo-Fr 07:30-16:00.",
  })
  @MaxCharacters(200)
  openingHours!: string

  @Field(() => String, {
    description: "Time zone of all dates and times shown: an IANA name, such as `Europe/London`.",
  })
  @Column("text", { default: "UTC" })
  @Trimmed()
  @ValidateBy(
    { name: "timeZone", validator: { validate: isTimeZone } },
    { message: "Please choose a time zone, such as Europe/London." },
  )
  timeZone!: string

  @FreeTextField({ description: "Short text in the footer of every page.", max: 1000 })
  footerText!: string

  @Part(() => AboutBlurb, "Text about the school on the home page.")
  about!: AboutBlurb

  @ListField(() => CategoryLink, { description: "Links to parts of the school on the home page, at most 12.", max: 12 })
  categories!: CategoryLink[]

  @ListField(() => MostAsked, {
    description: "Frequently requested links on the home page and at the top of the mobile menu, at most 6.",
    max: 6,
    column: none,
  })
  mostAsked!: MostAsked[]

  @Part(() => Routine, "A usual school day.")
  routine!: Routine

  @ListField(() => FooterGroup, { description: "Footer links, in at most 6 groups by audience.", max: 6, column: none })
  footerGroups!: FooterGroup[]

  @ListField(() => MenuGroup, {
    description: "Groups of the menu in display order, at most 6; empty for the built-in menu.",
    max: 6,
    column: none,
  })
  menuGroups!: MenuGroup[]

  @ListField(() => MenuNote, { description: "Notes below page names in the menu, at most 120.", max: 120 })
  menuNotes!: MenuNote[]

  @Field(() => [ApiLanguages], { description: "Languages of the public pages: English first, then any others." })
  @Column("simple-json", { default: `["${original}"]` })
  @Several(Object.keys(ApiLanguages).length)
  @ArrayUnique()
  @ValidateBy(
    { name: "original", validator: { validate: (value) => Array.isArray(value) && value[0] === original } },
    { message: "English is the first language." },
  )
  languages!: ApiLanguage[]

  @ListField(() => Wording, { description: wordingsDescription, max: 2000, column: none })
  wordings!: Wording[]

  @FreeTextField({ description: "Heading above the rooms and places on the home page.", max: 100 })
  facilitiesTitle!: string

  @FreeTextField({ description: "Placeholder of the search box.", max: 60 })
  searchHint!: string

  @Field(() => [String], {
    description:
      "Search synonyms: at most 200 groups of single words, such as `uniform, clothes, dress`, in English or, as " +
      "`fr: uniforme, tenue`, in another language.",
  })
  @Column("simple-json", { default: "[]" })
  @Several(200)
  @IsString({ each: true, message: "This value does not fit." })
  @Matches(/^(?:[a-z]{2,3}: *)?[^\s,:]+(?:\s*,\s*[^\s,:]+)+$/, {
    each: true,
    message: "Please write two words or more on each line, each a single one, with commas between them.",
  })
  @MaxLength(200, { each: true, message: "Please use at most 200 characters in a line." })
  synonyms!: string[]

  @Switch("True if an administrator must approve what editors publish.")
  approvesEditors!: boolean

  @Switch("True if administrators get a mail each Monday: who published, changed or deleted what last week.")
  weeklyMail!: boolean

  @Switch("True if administrators need a second factor. Until they have one, they have an editor's permissions.")
  requiresSecondFactor!: boolean

  @Switch("True if visitors may write to each person with a public profile, through the office.")
  writeToPeople!: boolean

  @Switch("True if pictures of which nobody has said yet who can be recognised may be public.", true)
  unsaidIsPublic!: boolean

  @Switch("True if a family's yes to pictures ends 30 days after the first term of a school year has begun.")
  asksYearly!: boolean

  @Switch("True if `robots.txt` turns away the crawlers that train models.", true)
  refusesTraining!: boolean

  @WholeNumberField({
    description:
      "The longer side in pixels, 640 to 2,560, of the largest version of public pictures that are not marked as " +
      "showing nobody.",
    min: leastPublicPixels,
    max: 2560,
    column: { default: 1280 },
  })
  publicPixels!: number

  @Part(() => SignInPanel, "Text beside the sign-in form.")
  signInPanel!: SignInPanel
  @Part(() => FormNotes, "Notes for families about each form.")
  formNotes!: FormNotes
}
