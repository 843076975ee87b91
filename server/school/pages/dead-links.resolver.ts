import { Ctx, FieldResolver, Resolver, Root } from "type-graphql"
import { type EntityManager, In } from "typeorm"
import { Auth } from "../../access/auth.ts"
import { Role } from "../../access/roles.ts"
import { splitLanguage } from "../../base/languages.ts"
import { unescaped } from "../../base/text/html.ts"
import { plainText } from "../../base/text/plain-text.ts"
import { type Batch, batched } from "../../content/api/batched.ts"
import type { Context } from "../../content/api/context.ts"
import type { ContentType } from "../../content/items/content-type.ts"
import { contentTypes } from "../../content/items/item-type.ts"
import type { OwnedRow } from "../../content/items/owned-row.ts"
import { publicRows } from "../../content/items/visibility.ts"
import { registerFaultCheck } from "../../content/publication/content-faults.ts"
import { ContentItem } from "../../content/publication/content-item.ts"
import { shownNames } from "./documents.ts"
import { ContentPage } from "./page.ts"

@Resolver(() => ContentItem)
export class DeadLinksResolver {
  @Auth(Role.EDITOR)
  @FieldResolver(() => [String], {
    nullable: true,
    description: "Words of links in its texts to what visitors of this site do not find: items, pages, documents.",
  })
  deadLinks(@Root() { item }: ContentItem, @Ctx() context: Context): Promise<string[]> {
    return batched(context, deadLinksOf).load(item)
  }
}

const deadLinksOf: Batch<string[], OwnedRow> = async (items, { database: { read } }) => {
  const links = items.map(linksIn)
  const dead = await deadAmong(read, [...new Set(links.flat().map(({ path }) => path))])
  return links.map((ofItem) => ofItem.filter(({ path }) => dead.includes(path)).map(({ words }) => words))
}

registerFaultCheck("DEAD_LINK", async (items, context) =>
  (await deadLinksOf(items, context)).map(({ length }) => length > 0),
)

/** Links to this site in all languages, by path without language. */
function linksIn(item: OwnedRow) {
  const { translated } = item.contentType as ContentType<OwnedRow>
  const readings = translated?.readings(item).map((reading) => reading.item) ?? [item]
  const texts = readings.flatMap((reading) => Object.values(reading)).filter((value) => typeof value === "string")
  return [...texts.join().matchAll(/<a href="(?:\/?#)?(\/[^"]*)">(.*?)<\/a>/gs)].map(([, href = "", words = ""]) => ({
    words: plainText(words),
    path: splitLanguage(unescaped(href).replace(/[?#].*/s, "")).rest,
  }))
}

/** Ignores links to other screens, which always exist. */
async function deadAmong(read: EntityManager, paths: string[]): Promise<string[]> {
  const pathsUnder = (prefix: string) => paths.filter((path) => path.startsWith(prefix))
  const files = pathsUnder("/documents/")
  const pages = pathsUnder("/p/")
  const live = files.length > 0 ? [...(await shownNames(read))].map((name) => `/documents/${name}`) : []
  if (pages.length > 0)
    live.push(...(await read.find(ContentPage, { select: { id: true, key: true } })).map(ContentPage.addressed.path))
  const judged = [...files, ...pages]
  for (const type of contentTypes() as ContentType<OwnedRow>[]) {
    const { route, path, where } = type.addressed ?? {}
    const found = route ? pathsUnder(route.replace(":id", "")).filter((path) => /\/\d{1,9}$/.test(path)) : []
    if (!path || found.length === 0) continue
    const ids = found.map((path) => Number(path.split("/").at(-1)))
    const items = await publicRows(read, type, { where })
      .andWhere({ id: In(ids) })
      .getMany()
    judged.push(...found)
    live.push(...items.map(path))
  }
  return judged.filter((path) => !live.includes(path))
}
