import { IsOptional, ValidateNested } from "class-validator"
import { Field, InputType, ObjectType } from "type-graphql"
import { Column, Entity, JoinColumn, ManyToOne } from "typeorm"
import { Role } from "../access/roles.ts"
import type { Viewer } from "../access/viewer.ts"
import { Optional } from "../api/validation.ts"
import { Addable } from "../content/added-item.ts"
import { FreeTextField, OneLine, TextField, WholeNumberField } from "../content/fields.ts"
import { Edit } from "../content/owned.ts"
import { Recorded } from "../content/record.ts"
import { searchText } from "../content/search-text.ts"
import type { Filter } from "../content/visibility.ts"
import { Picture } from "../images/picture.ts"
import { PictureInput } from "../images/picture-input.ts"

@ObjectType()
@InputType()
abstract class ProductFields {
  @TextField({ description: "What it is called.", max: 200, required: "Name is required." })
  @OneLine()
  name!: string

  @FreeTextField({ description: "What it is.", max: 5000 })
  description!: string

  @WholeNumberField({ description: "Whole units of the school's currency, from 0.", example: 3400 })
  price!: number

  @WholeNumberField({ description: "How many there are, from 0.", example: 25 })
  stock!: number
}

@Entity("products")
@ObjectType({ description: "Something that families can order from the school." })
export class Product extends Recorded(ProductFields) {
  static shownWith = { picture: true }
  static pictureMayGo = true

  /** The office keeps them to itself. */
  static visibleTo({ role }: Viewer): Filter<Product> {
    return role >= Role.ADMINISTRATOR ? {} : []
  }

  static derived({ name, description }: Product) {
    return { searchText: searchText(name, description) }
  }

  @Field(() => Picture, { nullable: true, description: "The picture it is shown with." })
  @ManyToOne(() => Picture)
  @JoinColumn({ name: "pictureId" })
  picture!: Picture | null

  @Column("text", { default: "", select: false })
  searchText!: string
}

@InputType({ description: "A new product." })
export class AddProductInput extends Addable(ProductFields) {
  @Field(() => PictureInput, { nullable: true, description: "The picture it is shown with." })
  @IsOptional()
  @ValidateNested()
  picture?: PictureInput | null
}

@InputType({ description: "Changes to a product. What is absent stays as it is." })
export class EditProductInput extends Edit(Optional(ProductFields)) {}
