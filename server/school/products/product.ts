import { InputType, ObjectType } from "type-graphql"
import { Entity } from "typeorm"
import { Role } from "../../access/roles.ts"
import type { Viewer } from "../../access/viewer.ts"
import { addFailures, editFailures } from "../../base/failures/fails.ts"
import { Optional } from "../../content/api/validation.ts"
import { Addable } from "../../content/items/added-item.ts"
import { FreeTextField, OneLine, TextField, WholeNumberField } from "../../content/items/fields.ts"
import { namedOfficeType, WithSearchText } from "../../content/items/office-type.ts"
import { Edit, Pictured, WithOptionalPicture } from "../../content/items/owned.ts"
import { Recorded } from "../../content/items/record.ts"
import { searchText } from "../../content/items/search-text.ts"
import type { Filter } from "../../content/items/visibility.ts"

@ObjectType()
@InputType()
abstract class ProductFields {
  @TextField({ description: "Name.", max: 200, required: "Name is required." })
  @OneLine()
  name!: string

  @FreeTextField({ description: "Description.", max: 5000 })
  description!: string

  @WholeNumberField({ description: "Amount in whole units of the school's currency, from 0.", example: 3400 })
  price!: number

  @WholeNumberField({ description: "Number in stock, from 0.", example: 25 })
  stock!: number
}

@Entity("products")
@ObjectType({ description: "A product that families can order from the school." })
export class Product extends WithSearchText(Pictured(Recorded(ProductFields))) {
  static pictureMayGo = true

  static visibleTo({ role }: Viewer): Filter<Product> {
    return role >= Role.ADMINISTRATOR ? {} : []
  }

  static derived({ name, description }: Product) {
    return { searchText: searchText(name, description) }
  }
}

@InputType({ description: "A new product." })
class AddProductInput extends WithOptionalPicture(Addable(ProductFields)) {}

@InputType({ description: "Changes to a product. Omitted fields are unchanged." })
class EditProductInput extends Edit(Optional(ProductFields)) {}

export const productResolvers = namedOfficeType(Product, {
  one: "a product",
  nouns: "Products",
  searched: "names and descriptions",
  inputs: { add: AddProductInput, edit: EditProductInput },
  adds: "Adds a product.",
  fails: { add: [...addFailures], edit: [...editFailures] },
})
