import { Field, Int, ObjectType } from "type-graphql"

@ObjectType({ description: "The account that created an item, as shown to the public." })
export abstract class Author {
  @Field(() => Int, { description: "Account ID." })
  id!: number

  @Field(() => String, { description: "Name shown in bylines." })
  name!: string
}
