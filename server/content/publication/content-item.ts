import { Arg, Ctx, Field, GraphQLISODateTime, ObjectType } from "type-graphql"
import { Auth, Role } from "../../access/auth.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { translateTo, untranslated } from "../../base/words.ts"
import { batched } from "../api/batched.ts"
import type { Context } from "../api/context.ts"
import { type ApiLanguage, ApiLanguages, codeOf } from "../items/api-language.ts"
import type { ContentType, OwnedRow } from "../items/content-type.ts"
import { Owned } from "../items/owned.ts"
import { readIn } from "../items/translatable.ts"
import { ContentFault, faultsOf } from "./content-faults.ts"

export const titleOf = <T extends OwnedRow>({ search }: ContentType<T>, item: T, t = untranslated): string =>
  search?.words(item, t).title ?? ""

@ObjectType({ description: "An item of any type that has an owner, as shown in mixed lists." })
export class ContentItem extends Owned(class {}) {
  constructor(readonly item: OwnedRow) {
    super()
    Object.assign(this, item)
  }

  override get contentType() {
    return this.item.contentType as ContentType<OwnedRow>
  }

  @Field(() => String, { name: "title", description: "Headline, title or name." })
  shownTitle(): string {
    return titleOf(this.contentType, this.item)
  }

  @NullableField(
    () => String,
    "Title in a language; null for the original's, and if it has no translation that visitors can read.",
  )
  titleIn(
    @Arg("language", () => ApiLanguages, { description: "Language of the title." }) language: ApiLanguage,
  ): string | null {
    const { translated } = this.contentType
    const read = translated ? readIn(translated, language, this.item) : this.item
    return read === this.item ? null : titleOf(this.contentType, read, translateTo(codeOf(language), []))
  }

  @Field(() => GraphQLISODateTime, {
    name: "date",
    nullable: true,
    description: "Date that sorts its type, ISO 8601 in UTC: start of an event, publication of others, or null.",
  })
  sortedBy(): Date | null {
    return this.item[(this.contentType.inOrderOf ?? "publishedAt") as "publishedAt"]
  }

  @Auth(Role.EDITOR)
  @NullableField(() => [ContentFault], "What its editors can mend; empty if nothing was found.")
  faults(@Ctx() context: Context): Promise<ContentFault[]> {
    return batched(context, faultsOf).load(this.item)
  }
}
