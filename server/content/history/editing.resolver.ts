import { Arg, Ctx, Field, GraphQLISODateTime, Int, Mutation, ObjectType, Resolver } from "type-graphql"
import { Auth, Role } from "../../access/auth.ts"
import { WithoutAsking } from "../../base/api/ask-first.ts"
import { Fails } from "../../base/failures/fails.ts"
import type { Context } from "../api/context.ts"
import { Author } from "../items/author.ts"
import { type ItemType, ItemTypes } from "../items/item-type.ts"
import { creatorOfItem } from "./owner.ts"

@ObjectType({ description: "Another person who has a form of the same item open." })
class Editing {
  @Field(() => Author, { description: "The person." })
  user!: Author

  @Field(() => GraphQLISODateTime, { description: "Time since which it has been open, ISO 8601 in UTC." })
  since!: Date
}

@Resolver()
export class EditingResolver {
  @Auth(Role.ADMINISTRATOR, { orOwner: creatorOfItem })
  // It reads no item, and misses none.
  @Fails()
  @WithoutAsking
  @Mutation(() => [Editing], {
    description:
      "Reports that you have a form of this item open, and returns who else has. Repeat it twice a minute: " +
      "after a minute without, the form counts as closed.",
  })
  editing(
    @Arg("type", () => ItemTypes, { description: "Item type." }) type: ItemType,
    @Arg("id", () => Int) id: number,
    @Arg("closed", () => Boolean, { defaultValue: false, description: "True when the form is closed." })
    closed: boolean,
    @Ctx() { editors, viewer }: Context,
  ): Promise<Editing[]> {
    return editors.report(type, id, viewer, closed)
  }
}
