import { Field, Int, ObjectType } from "type-graphql"
import { Column, Entity, PrimaryColumn } from "typeorm"
import { Picture } from "../images/picture.ts"

/** A text of the site's front with a picture: stored by the picture's name, given out with the picture. */
@ObjectType()
abstract class Pictured {
  @Field(() => Picture, { nullable: true, description: "The picture beside it." })
  picture?: Picture | string | null
}

@ObjectType({ description: "A telephone line." })
export class TelephoneLine {
  @Field(() => String, { description: "What it is for, such as Office." })
  label!: string

  @Field(() => String, { description: "The number as people write it." })
  number!: string
}

@ObjectType({ description: "The school elsewhere; null where it is not." })
export class SocialLinks {
  @Field(() => String, { nullable: true, description: "Address of the page." })
  facebook?: string

  @Field(() => String, { nullable: true, description: "Address of the page." })
  twitter?: string

  @Field(() => String, { nullable: true, description: "Address of the page." })
  instagram?: string

  @Field(() => String, { nullable: true, description: "Address of the page." })
  linkedIn?: string

  @Field(() => String, { nullable: true, description: "Address of the page." })
  youtube?: string
}

@ObjectType({
  description:
    "A banner or a call to do something, with a picture. `{year}` in a text stands for the next calendar year.",
})
export class CallToAction extends Pictured {
  @Field(() => String, { description: "The heading." })
  title!: string

  @Field(() => String, { description: "A sentence or two." })
  text!: string

  @Field(() => String, { description: "What the button says." })
  actionLabel!: string

  @Field(() => String, { description: "Where the button leads on this site, such as /apply." })
  actionPath!: string
}

@ObjectType({ description: "The words about the school on the home page." })
export class AboutBlurb {
  @Field(() => String, { description: "The small heading label." })
  tag!: string

  @Field(() => String, { description: "The heading." })
  title!: string

  @Field(() => String, { description: "A sentence or two." })
  intro!: string

  @Field(() => String, { description: "Where to read more on this site." })
  path!: string
}

@ObjectType({ description: "A link to a part of the school on the home page." })
export class CategoryLink {
  @Field(() => String, { description: "The part's name." })
  title!: string

  @Field(() => String, { description: "A short line about it." })
  text!: string

  @Field(() => String, { description: "Where it leads on this site." })
  path!: string

  @Field(() => String, { description: "One of book, palette, trophy, users, calendar, camera." })
  icon!: string
}

@ObjectType({ description: "A room or a place of the school." })
export class Facility extends Pictured {
  @Field(() => String, { description: "What it is called." })
  name!: string

  @Field(() => String, { description: "A sentence or two." })
  text!: string
}

@ObjectType({ description: "The words beside the sign-in form." })
export class SignInPanel {
  @Field(() => String, { description: "The quotation." })
  quote!: string

  @Field(() => String, { description: "Who said it." })
  attribution!: string
}

/** The school as every page shows it: one row, with id 1. */
@Entity("site_info")
@ObjectType({
  description: "The school as every page shows it: its name, how to reach it, and the texts of the home page.",
})
export class SiteInfo {
  @Field(() => Int, { description: "Always 1." })
  @PrimaryColumn("integer")
  id!: number

  @Field(() => String, { description: "The school's name." })
  @Column("text")
  name!: string

  @Field(() => String, { description: "The name in a word or two." })
  @Column("text")
  shortName!: string

  @Field(() => String, { description: "The motto." })
  @Column("text")
  motto!: string

  @Field(() => Int, { description: "The year in which it was founded." })
  @Column("integer")
  founded!: number

  @Field(() => [String], { description: "Where it stands, line by line." })
  @Column("simple-json")
  address!: string[]

  @Field(() => [String], { description: "Where letters go, line by line." })
  @Column("simple-json")
  postalAddress!: string[]

  @Field(() => [TelephoneLine], { description: "All telephone lines." })
  @Column("simple-json")
  telephone!: TelephoneLine[]

  @Field(() => TelephoneLine, { description: "The line at the top of every page." })
  @Column("simple-json")
  helpLine!: TelephoneLine

  @Field(() => String, { description: "The school's e-mail address." })
  @Column("text")
  email!: string

  @Field(() => SocialLinks, { description: "The school elsewhere." })
  @Column("simple-json")
  social!: SocialLinks

  @Field(() => String, { description: "Address of the online school." })
  @Column("text")
  onlineSchoolUrl!: string

  @Field(() => String, { description: "When the office is open." })
  @Column("text")
  officeHours!: string

  @Field(() => String, { description: "The short text at the foot of every page." })
  @Column("text")
  footerText!: string

  @Field(() => CallToAction, { description: "The banner of the home page." })
  @Column("simple-json")
  hero!: CallToAction

  @Field(() => AboutBlurb, { description: "The words about the school on the home page." })
  @Column("simple-json")
  about!: AboutBlurb

  @Field(() => [CategoryLink], { description: "The links to parts of the school on the home page." })
  @Column("simple-json")
  categories!: CategoryLink[]

  @Field(() => [Facility], { description: "The school's rooms and places." })
  @Column("simple-json")
  facilities!: Facility[]

  @Field(() => CallToAction, { description: "The call to apply for the next intake." })
  @Column("simple-json")
  intake!: CallToAction

  @Field(() => CallToAction, { description: "The call about scholarships." })
  @Column("simple-json")
  scholarship!: CallToAction

  @Field(() => SignInPanel, { description: "The words beside the sign-in form." })
  @Column("simple-json")
  signInPanel!: SignInPanel
}
