import { Field, Int, ObjectType } from "type-graphql"

/** What the public may know of the account that created an item. */
@ObjectType({ description: "The account that created an item, as the public may know it." })
export abstract class Author {
  @Field(() => Int, { description: "The account's id." })
  id!: number

  @Field(() => String, { description: "The name that bylines show." })
  name!: string
}
