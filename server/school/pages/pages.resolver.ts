import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql"
import { IsNull } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { registerProgramArea } from "../../access/program-areas.ts"
import { editFailures, Fails } from "../../base/failures/fails.ts"
import { RichText } from "../../base/text/rich-text.ts"
import type { Context } from "../../content/api/context.ts"
import { type ApiLanguage, codeOf } from "../../content/items/api-language.ts"
import { registerTopic } from "../../content/items/site-event.ts"
import { registerStaffSearch } from "../../content/items/staff-search-types.ts"
import { SiteInfo } from "../../content/site-info/site-info.ts"
import { hasNoClasses } from "../classes/school-class.ts"
import { withTerms } from "../dates/terms-in-text.ts"
import { requireDocuments } from "./documents.ts"
import { AddPageInput, addOwnPage, requireRemovable } from "./own-page.ts"
import { ContentPage, EditPageInput, PageTranslation } from "./page.ts"

const area = { programs: registerProgramArea(ContentPage, "Pages") }
registerStaffSearch(ContentPage, { needs: "pages", columns: ["title", "tag"] })
registerTopic(ContentPage, "Pages", ["changed"])

@Resolver()
export class PagesResolver {
  @Auth(Role.PUBLIC)
  @Query(() => [ContentPage], { description: "All pages, by key." })
  pages(@Ctx() { content }: Context) {
    return content.all(ContentPage, { order: { key: "ASC" } })
  }

  @Auth(Role.PUBLIC)
  @Query(() => ContentPage, {
    nullable: true,
    description: "One page by key or ID; null if there is none.",
  })
  page(
    @Arg("key", () => String, { nullable: true, description: "Page key, such as `about`." }) key: string | undefined,
    @Arg("id", () => Int, { nullable: true, description: "Page ID, if the key is unknown." }) id: number | undefined,
    @Ctx() { content }: Context,
  ) {
    return content.one(ContentPage, key != null ? { key } : { id: id ?? 0 })
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails("BAD_USER_INPUT")
  @Mutation(() => ContentPage, {
    description: "Adds an empty page, which visitors find once something is written on it.",
  })
  addPage(@Arg("input", () => AddPageInput) input: AddPageInput, @Ctx() { database }: Context) {
    return addOwnPage(database, input)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails(...editFailures)
  @Mutation(() => ContentPage, {
    description: "Edits a page.",
  })
  editPage(
    @Arg("id", () => Int) id: number,
    @Arg("input", () => EditPageInput) input: EditPageInput,
    @Ctx() { content, viewer }: Context,
  ) {
    return content.edit(ContentPage, id, input, viewer, (rows) => requireDocuments(rows, input.documents ?? []))
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails("NOT_FOUND", { CONFLICT: "for a page of the built-in menu, or one that the menu or the footer links to" })
  @Mutation(() => ContentPage, {
    description: "Deletes a page of the school's own and returns it as it was. It stays in the bin for 30 days.",
  })
  deletePage(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
    return content.remove(ContentPage, id, requireRemovable)
  }
}

type TranslatedSections = Pick<ContentPage, "sections"> & { language: ApiLanguage }

@Resolver(() => PageTranslation)
export class PageTranslationResolver {
  @FieldResolver(() => [RichText], { description: "Texts of the sections as shown, in order." })
  shownTexts(@Root() { sections, language }: TranslatedSections, @Ctx() context: Context): Promise<string[]> {
    return Promise.all(sections.map(({ text }) => withTerms(text, context, codeOf(language))))
  }
}

@Resolver(() => SiteInfo)
export class UnwrittenPagesResolver {
  @FieldResolver(() => [String], {
    description: "Paths of pages and lists without content, such as `/arts`: menus do not link to them.",
  })
  async unwrittenPages(@Ctx() { database }: Context): Promise<string[]> {
    const where = [{ storedOpening: "" }, { storedOpening: IsNull() }]
    const pages = await database.read.find(ContentPage, {
      where,
      order: { id: "ASC" },
      select: { id: true, key: true },
    })
    return [...pages.map(ContentPage.addressed.path), ...((await hasNoClasses(database.read)) ? ["/classes"] : [])]
  }
}
