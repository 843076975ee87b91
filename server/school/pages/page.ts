import type { GraphQLResolveInfo } from "graphql"
import { Ctx, Field, GraphQLISODateTime, Info, InputType, ObjectType } from "type-graphql"
import { Column, Entity, Not } from "typeorm"
import { permits, ruleOf } from "../../access/auth.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { RichText } from "../../base/text/rich-text.ts"
import type { Context } from "../../content/api/context.ts"
import { Optional } from "../../content/api/validation.ts"
import type { Addressed } from "../../content/items/addressed.ts"
import { AsContent } from "../../content/items/any-content.ts"
import { Author } from "../../content/items/author.ts"
import type { ContentInput } from "../../content/items/content-type.ts"
import { FreeRichTextField, FreeTextField, ListField, Several, TextField } from "../../content/items/fields.ts"
import { registerItemType } from "../../content/items/item-type.ts"
import { WithOpening } from "../../content/items/opening.ts"
import { Edit, Pictured } from "../../content/items/owned.ts"
import { Recorded } from "../../content/items/record.ts"
import { searchable } from "../../content/items/searchable.ts"
import { SiteLink } from "../../content/items/site-link.ts"
import { translatable } from "../../content/items/translatable.ts"
import type { Filter } from "../../content/items/visibility.ts"
import { withTerms } from "../dates/terms-in-text.ts"
import { withAnchors } from "./anchors.ts"
import { PageDocumentInput } from "./document.ts"
import { PageFact, PageSection, PriceTable } from "./page-parts.ts"
import { firstText, foundWords, listsAsRichText, sectionsAsRichText } from "./page-words.ts"

const Parts = (type: () => new () => object, description: string, max: number) =>
  ListField(type, { description: `${description}, in display order. At most ${max}.`, max, column: { default: "[]" } })

@ObjectType()
@InputType()
abstract class PageTexts {
  @TextField({ description: "Heading.", max: 200, required: "Title is required." })
  title!: string

  @FreeTextField({ description: "Small label over the heading.", max: 60 })
  tag!: string

  @FreeRichTextField({ description: "Introduction; may be empty." })
  pageIntro!: string

  @FreeRichTextField({ description: "Main text, before the first section; may be empty." })
  pageText!: string

  @Parts(() => PageFact, "Key facts", 20)
  facts!: PageFact[]

  @Parts(() => PriceTable, "Price tables", 10)
  prices!: PriceTable[]

  @Parts(() => PageSection, "Sections with headings", 40)
  sections!: PageSection[]
}

const { Fields, Translation, WithTranslations } = translatable(PageTexts, {
  name: "Page",
  one: "a page",
  firstOf: (texts) => firstText({ ...texts, documents: [] }),
  listsOf: listsAsRichText,
  // Sections have the same anchors in every language.
  ordered: ({ sections, ...texts }, original) => ({
    ...texts,
    sections: withAnchors(
      sections.map((section, place) => ({ ...section, anchor: section.anchor || original.sections?.[place]?.anchor })),
    ),
  }),
})

export const PageTranslation = Translation

@ObjectType()
@InputType()
abstract class PageFields extends Fields {
  @Parts(() => SiteLink, "Related pages", 8)
  related!: SiteLink[]
}

const TranslatedPage = WithTranslations(WithOpening(Pictured(AsContent(Recorded(PageFields))), firstText))

@Entity("pages")
@ObjectType({ description: "A page whose texts administrators edit, such as the one about the school." })
export class ContentPage extends TranslatedPage {
  static override received(input: ContentInput & Partial<ContentPage>, stored?: ContentPage): ContentInput {
    const anchored = input.sections ? { ...input, sections: withAnchors(input.sections) } : input
    return TranslatedPage.received(anchored, stored)
  }

  static visibleTo(): Filter<ContentPage> {
    return {}
  }

  static announced = () => true

  /** Skips unwritten pages, and `staff`, which the home page shows. */
  static addressed: Addressed<ContentPage> = {
    path: ({ key }) => `/${key}`,
    reads: ["key"],
    where: { key: Not("staff"), storedOpening: Not("") },
  }

  static search = searchable<ContentPage>("PAGE", "A page about the school.", foundWords, {
    evergreen: true,
    version: 4,
  })

  @Field(() => String, { description: "Key in its address, such as `about`. Never changes." })
  @Column("text", { unique: true })
  key!: string

  /** In display order, with titles and stored names. */
  @Column("simple-json", { default: "[]" })
  documents!: PageDocumentInput[]

  @NullableField(() => Author, "Always null: the page belongs to the school.")
  user(): Author | null {
    return null
  }

  @Field(() => GraphQLISODateTime, { description: "Time of the last change, ISO 8601 in UTC." })
  displayDate(): Date {
    return this.updatedAt
  }

  @Field(() => [RichText], {
    description:
      "Texts of the sections as shown, in order: a line that reads `{terms}` is replaced by the terms of the " +
      "school year.",
  })
  shownTexts(@Ctx() context: Context): Promise<string[]> {
    return Promise.all(this.sections.map(({ text }) => withTerms(text, context)))
  }

  @Field(() => Boolean, { description: "True if this viewer may edit it." })
  canEdit(@Ctx() { viewer }: Context, @Info() { schema }: GraphQLResolveInfo): boolean {
    return permits(ruleOf(schema, "editPage"), viewer)
  }
}

@InputType()
abstract class EditedFields extends PageFields {
  @Field(() => [PageDocumentInput], { description: "Files to download, in display order, at most 40." })
  @Several(40)
  documents!: PageDocumentInput[]
}

@InputType({ description: "Changes to a page. Omitted fields are unchanged." })
export class EditPageInput extends Edit(Optional(EditedFields)) {}

registerItemType("a page about the school", {
  name: "PAGE",
  type: ContentPage,
  edit: EditPageInput,
  richTexts: {
    sections: (sections) => sectionsAsRichText(sections as PageSection[]),
    ...ContentPage.translated.richTexts,
  },
})
