import { Field, Int, ObjectType } from "type-graphql"

@ObjectType({ description: "What an operation has taken away, where nothing is left of it to show." })
export class Removed {
  @Field(() => Int, { description: "How many; 0, where there was nothing." })
  count!: number
}
