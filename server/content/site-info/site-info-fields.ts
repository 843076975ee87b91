import { IsString, Matches, MaxLength, ValidateBy, ValidateNested } from "class-validator"
import { Field, InputType, ObjectType } from "type-graphql"
import { Column } from "typeorm"
import { isPlainEmail } from "../../base/addresses/address.ts"
import { Trimmed } from "../api/validation.ts"
import {
  Flag,
  FreeTextField,
  ListField,
  MaxCharacters,
  OneLine,
  Several,
  TextField,
  together,
  WholeNumberField,
} from "../items/fields.ts"
import {
  AboutBlurb,
  CategoryLink,
  FooterGroup,
  FormNotes,
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
  together(TextField({ description, max, required: "Name is required." }), OneLine())

const Part = (type: () => new () => object, description: string) =>
  together(Field(type, { description }), Column("simple-json"), Given(), ValidateNested())

const Given = () =>
  ValidateBy(
    { name: "given", validator: { validate: (value) => value != null } },
    { message: "This field is required." },
  )

const Lines = (description: string) =>
  together(
    Field(() => [String], { description: `${description} At most 10 lines of 100 characters.` }),
    Column("simple-json"),
    Several(10),
    IsString({ each: true, message: "This value does not fit." }),
    MaxLength(100, { each: true, message: "Please use at most 100 characters in a line." }),
  )

/** True for the IANA name of a time zone. Intl takes `+02:00` too, which no calendar knows. */
function isTimeZone(name: unknown) {
  if (typeof name !== "string" || !/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat("en-GB", { timeZone: name }))
  } catch {
    return false
  }
}

const none = { default: "[]" }

const year = () => new Date().getFullYear()

@ObjectType()
@InputType()
export abstract class SiteInfoFields {
  @Name("The school's name.", 100)
  name!: string

  @Name("The name in a word or two.", 40)
  shortName!: string

  @FreeTextField({ description: "The motto.", max: 200 })
  motto!: string

  @WholeNumberField({ description: "The year in which it was founded.", min: 1000, max: 9999, example: 1974 })
  @ValidateBy(
    { name: "past", validator: { validate: (value) => value <= year() } },
    { message: "Please give a year that has begun." },
  )
  founded!: number

  @Lines("Where it stands, line by line.")
  address!: string[]

  @Lines("Where letters go, line by line.")
  postalAddress!: string[]

  @ListField(() => TelephoneLine, { description: "All telephone lines, at most 20.", max: 20 })
  telephone!: TelephoneLine[]

  @Part(() => TelephoneLine, "The line at the top of every page.")
  helpLine!: TelephoneLine

  @FreeTextField({ description: "The school's e-mail address. Enquiries go there.", max: 254 })
  @ValidateBy(
    { name: "email", validator: { validate: (value) => value === "" || isPlainEmail(value) } },
    { message: "Valid email is required." },
  )
  email!: string

  @Part(() => SocialLinks, "The school elsewhere.")
  social!: SocialLinks

  @WebAddressField("Address of the online school.")
  @Column("text")
  onlineSchoolUrl!: string

  @FreeTextField({ description: "When the office is open, as people read it.", max: 300 })
  officeHours!: string

  @Field(() => String, {
    description: "When the office is open, as search engines read it, such as `Mo-Fr 07:30-16:00`; may be empty.",
  })
  @Column("text", { default: "" })
  @Trimmed()
  @Matches(/^(?:[A-Z][a-z](?:[-,][A-Z][a-z])* \d\d:\d\d-\d\d:\d\d(?:, ?|$))*$/, {
    message: "Please write the hours such as Mo-Fr 07:30-16:00.",
  })
  @MaxCharacters(200)
  openingHours!: string

  @Field(() => String, {
    description:
      "The zone of the school's clocks, in which all dates and times are shown: its IANA name, such as `Europe/London`.",
  })
  @Column("text", { default: "UTC" })
  @Trimmed()
  @ValidateBy(
    { name: "timeZone", validator: { validate: isTimeZone } },
    { message: "Please choose a time zone, such as Europe/London." },
  )
  timeZone!: string

  @FreeTextField({ description: "The short text at the foot of every page.", max: 1000 })
  footerText!: string

  @Part(() => AboutBlurb, "The words about the school on the home page.")
  about!: AboutBlurb

  @ListField(() => CategoryLink, {
    description: "The links to parts of the school on the home page, at most 12.",
    max: 12,
  })
  categories!: CategoryLink[]

  @ListField(() => MostAsked, {
    description: "What people ask for most, on the home page and at the top of a phone's menu, at most 6.",
    max: 6,
    column: none,
  })
  mostAsked!: MostAsked[]

  @Part(() => Routine, "How a usual day at the school is.")
  routine!: Routine

  @ListField(() => FooterGroup, {
    description: "The footer's links by who asks, at most 6 groups.",
    max: 6,
    column: none,
  })
  footerGroups!: FooterGroup[]

  @ListField(() => MenuNote, { description: "What the menu says below the names of pages, at most 30.", max: 30 })
  menuNotes!: MenuNote[]

  @ListField(() => Wording, { description: wordingsDescription, max: 300, column: none })
  wordings!: Wording[]

  @FreeTextField({ description: "The heading above the rooms and places on the home page; may be empty.", max: 100 })
  facilitiesTitle!: string

  @FreeTextField({ description: "What stands in the search box before anything is typed; may be empty.", max: 60 })
  searchHint!: string

  @Field(() => [String], {
    description:
      "Words that the search takes to mean the same: at most 60 groups of single words with commas between them, such as `uniform, clothes, dress`.",
  })
  @Column("simple-json", { default: "[]" })
  @Several(60)
  @IsString({ each: true, message: "This value does not fit." })
  @Matches(/^[^\s,]+(?:\s*,\s*[^\s,]+)+$/, {
    each: true,
    message: "Please write two words or more on each line, each a single one, with commas between them.",
  })
  @MaxLength(200, { each: true, message: "Please use at most 200 characters in a line." })
  synonyms!: string[]

  @Flag({ description: "Whether what an editor publishes waits until an administrator has approved it." })
  @Column("boolean", { default: false })
  approvesEditors!: boolean

  @Flag({
    description:
      "Whether administrators get a mail each Monday about what was published, changed and deleted in the week before, and by whom.",
  })
  @Column("boolean", { default: false })
  weeklyMail!: boolean

  @Flag({
    description:
      "Whether administrators need a second factor: until one has it, the account may do what an editor may.",
  })
  @Column("boolean", { default: false })
  requiresSecondFactor!: boolean

  @Part(() => SignInPanel, "The words beside the sign-in form.")
  signInPanel!: SignInPanel
  @Part(() => FormNotes, "What families are told who send the school a form.")
  formNotes!: FormNotes
}
