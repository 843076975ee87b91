import { Matches, MaxLength } from "class-validator"
import { Field, InputType } from "type-graphql"
import type { EntityManager } from "typeorm"
import { badInput, conflict } from "../../base/failures/failures.ts"
import { Trimmed } from "../../content/api/validation.ts"
import { BinnedItem } from "../../content/history/bin.ts"
import { Text } from "../../content/items/fields.ts"
import { itemTypeOf } from "../../content/items/item-type.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import type { Database } from "../../store/database/database.ts"
import { blankPage } from "./missing-pages.ts"
import { ContentPage } from "./page.ts"

@InputType({ description: "A page beside those of the built-in menu." })
export class AddPageInput {
  @Text({ description: "Heading.", max: 200, required: "Title is required." })
  title!: string

  @Field(() => String, { description: "Last part of its address: `our-farm` for `/p/our-farm`. Never changes." })
  @Trimmed()
  @Matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { message: "Please use small letters, digits and hyphens, such as our-farm." })
  @MaxLength(60, { message: "Please use at most 60 characters." })
  address!: string
}

/** A retry returns the page. @throws BAD_USER_INPUT if the address is taken */
export function addOwnPage(database: Database, { title, address }: AddPageInput): Promise<ContentPage> {
  const key = `p/${address}`
  return database.write(async (rows) => {
    const found = await rows.findOneBy(ContentPage, { key })
    if (found?.version === 1 && found.title === title) return found
    if (found) throw badInput({ address: "Another page has this address." })
    if (await isInBin(rows, key)) throw badInput({ address: "A page in the bin has this address." })
    return rows.save(rows.create(ContentPage, blankPage(key, title)))
  })
}

/** Safe in LIKE, as keys contain no wildcards. */
function isInBin(rows: EntityManager, key: string): Promise<boolean> {
  const binned = rows.createQueryBuilder(BinnedItem, "binned").where({ type: itemTypeOf(ContentPage) })
  return binned.andWhere('binned."rows" LIKE :key', { key: `%"key":"${key}"%` }).getExists()
}

/** @throws CONFLICT for a page of the built-in menu, or one that the menu or the footer links to */
export async function requireRemovable(rows: EntityManager, { key }: ContentPage) {
  if (!key.startsWith("p/")) throw conflict("This page belongs to the built-in menu. Please empty it instead.")
  const { menuGroups, footerGroups } = await readSite(rows)
  const links = [...menuGroups, ...footerGroups].flatMap((group) => group.links)
  if (links.some(({ path }) => path === `/${key}`))
    throw conflict("The menu or the footer leads to this page. Please take it out there first.")
}
