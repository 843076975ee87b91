import { Field, Int, ObjectType } from "type-graphql"

@ObjectType({ description: "The result of an operation that leaves nothing to return." })
export class Removed {
  @Field(() => Int, { description: "Number of removed things; 0 if there were none." })
  count!: number
}
