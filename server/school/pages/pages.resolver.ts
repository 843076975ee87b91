import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql"
import { IsNull } from "typeorm"
import { Auth } from "../../access/auth.ts"
import { registerProgramArea } from "../../access/program-areas.ts"
import { Role } from "../../access/roles.ts"
import { AskFirst } from "../../base/api/ask-first.ts"
import { editing, Fails } from "../../base/failures/fails.ts"
import { RichText } from "../../base/text/rich-text.ts"
import type { Context } from "../../content/api/context.ts"
import { type ApiLanguage, codeOf } from "../../content/items/api-language.ts"
import { registerTopic } from "../../content/items/site-event.ts"
import { SiteInfo } from "../../content/site-info/site-info.ts"
import { withTerms } from "../dates/terms-in-text.ts"
import { requireDocuments } from "./documents.ts"
import { ContentPage, EditPageInput, PageTranslation } from "./page.ts"

const area = { programs: registerProgramArea(ContentPage, "Pages") }
registerTopic(ContentPage, "Pages", ["changed"])

@Resolver()
export class PagesResolver {
  @Auth(Role.PUBLIC)
  @Query(() => [ContentPage], { description: "All pages, by their key." })
  pages(@Ctx() { content }: Context) {
    return content.all(ContentPage, { order: { key: "ASC" } })
  }

  @Auth(Role.PUBLIC)
  @Query(() => ContentPage, {
    nullable: true,
    description: "One page, by its key or its id; null where there is none.",
  })
  page(
    @Arg("key", () => String, { nullable: true, description: "Such as `about`." }) key: string | undefined,
    @Arg("id", () => Int, { nullable: true, description: "Where the key is not known." }) id: number | undefined,
    @Ctx() { content }: Context,
  ) {
    return content.one(ContentPage, key != null ? { key } : { id: id ?? 0 })
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails(...editing)
  @AskFirst
  @Mutation(() => ContentPage, {
    description: "Changes a page.",
  })
  editPage(
    @Arg("id", () => Int) id: number,
    @Arg("input", () => EditPageInput) input: EditPageInput,
    @Ctx() { content, viewer }: Context,
  ) {
    return content.edit(ContentPage, id, input, viewer, (rows) => requireDocuments(rows, input.documents ?? []))
  }
}

type TranslatedSections = Pick<ContentPage, "sections"> & { language: ApiLanguage }

@Resolver(() => PageTranslation)
export class PageTranslationResolver {
  @FieldResolver(() => [RichText], { description: "The texts of its sections as they are read, in their order." })
  shownTexts(@Root() { sections, language }: TranslatedSections, @Ctx() context: Context): Promise<string[]> {
    return Promise.all(sections.map(({ text }) => withTerms(text, context, codeOf(language))))
  }
}

@Resolver(() => SiteInfo)
export class UnwrittenPagesResolver {
  @FieldResolver(() => [String], {
    description: "The addresses of pages on which nothing is written yet, such as `/arts`: no menu leads there.",
  })
  async unwrittenPages(@Ctx() { database }: Context): Promise<string[]> {
    const where = [{ storedOpening: "" }, { storedOpening: IsNull() }]
    const pages = await database.read.find(ContentPage, {
      where,
      order: { id: "ASC" },
      select: { id: true, key: true },
    })
    return pages.map(ContentPage.addressed.path)
  }
}
