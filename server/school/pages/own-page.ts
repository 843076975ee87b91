import { Matches, MaxLength } from "class-validator"
import { Field, InputType } from "type-graphql"
import { badInput } from "../../base/failures/failures.ts"
import { Trimmed } from "../../content/api/validation.ts"
import { Text } from "../../content/items/fields.ts"
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

/** @throws BAD_USER_INPUT if the address is taken */
export function addOwnPage(database: Database, { title, address }: AddPageInput): Promise<ContentPage> {
  const key = `p/${address}`
  return database.write(async (rows) => {
    if (await rows.existsBy(ContentPage, { key })) throw badInput({ address: "Another page has this address." })
    return rows.save(rows.create(ContentPage, blankPage(key, title)))
  })
}
