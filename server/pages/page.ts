import type { GraphQLResolveInfo } from "graphql"
import { Ctx, Field, Info, InputType, ObjectType } from "type-graphql"
import { Column, Entity, JoinColumn, ManyToOne, Not } from "typeorm"
import { permits, ruleOf } from "../access/auth.ts"
import type { Context } from "../api/context.ts"
import { Optional } from "../api/validation.ts"
import type { Addressed } from "../content/addressed.ts"
import { FreeRichTextField, FreeTextField, TextField } from "../content/fields.ts"
import { registerItemType } from "../content/item-type.ts"
import { WithOpening } from "../content/opening.ts"
import { Edit } from "../content/owned.ts"
import { Recorded } from "../content/record.ts"
import { searchable } from "../content/searchable.ts"
import type { Filter } from "../content/visibility.ts"
import { Picture } from "../images/picture.ts"

/** What an administrator fills in. */
@ObjectType()
@InputType()
abstract class PageFields {
  @TextField({ description: "The heading.", max: 200, required: "Title is required." })
  title!: string

  @FreeTextField({ description: "The small label over the heading.", max: 60 })
  tag!: string

  @FreeRichTextField({ description: "The words that open the page; may be empty." })
  pageIntro!: string

  @FreeRichTextField({ description: "The main text; may be empty." })
  pageText!: string
}

/** A page of the site whose words an administrator keeps, such as the one about the school. */
@Entity("pages")
@ObjectType({ description: "A page of the site whose words an administrator keeps, such as the one about the school." })
export class ContentPage extends WithOpening(Recorded(PageFields), ({ pageIntro, pageText }) => pageIntro || pageText) {
  static shownWith = { picture: true }

  static visibleTo(): Filter<ContentPage> {
    return {}
  }

  /** The words over the staff of the home page have no screen of their own. */
  static addressed: Addressed<ContentPage> = {
    path: ({ key }) => `/${key}`,
    reads: ["key"],
    where: { key: Not("staff") },
  }

  static search = searchable<ContentPage>("PAGE", "A page about the school.", ["title", "pageIntro", "pageText"])

  @Field(() => String, { description: "The word in its address, such as `about`. Never changes." })
  @Column("text", { unique: true })
  key!: string

  @Field(() => Picture, { nullable: true, description: "The picture it is shown with." })
  @ManyToOne(() => Picture)
  @JoinColumn({ name: "pictureId" })
  picture!: Picture | null

  @Field(() => Boolean, { description: "Whether this viewer may edit it." })
  canEdit(@Ctx() { viewer }: Context, @Info() { schema }: GraphQLResolveInfo): boolean {
    return permits(ruleOf(schema, "editPage"), viewer)
  }
}

@InputType({ description: "Changes to a page. What is absent stays as it is." })
export class EditPageInput extends Edit(Optional(PageFields)) {}

registerItemType("a page about the school", { name: "PAGE", type: ContentPage, edit: EditPageInput })
