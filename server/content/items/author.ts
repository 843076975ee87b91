import { Field, Int, ObjectType } from "type-graphql"

@ObjectType({ description: "The account that created an item, as the public may know it." })
export abstract class Author {
  @Field(() => Int, { description: "The account's id." })
  id!: number

  @Field(() => String, { description: "The name that bylines show." })
  name!: string
}
