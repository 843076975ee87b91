import { Arg, Ctx, Int, Query, Resolver } from "type-graphql"
import { Auth } from "../../access/auth.ts"
import { Role } from "../../access/roles.ts"
import type { Context } from "../api/context.ts"
import type { ContentType } from "../items/content-type.ts"
import { classOf, type ItemType, ItemTypes } from "../items/item-type.ts"
import type { OwnedRow } from "../items/owned-row.ts"
import { Further } from "./further.ts"

@Resolver()
export class FurtherResolver {
  @Auth(Role.PUBLIC)
  @Query(() => Further, {
    nullable: true,
    description:
      "Links from an item to others; null if the viewer sees no item with this ID, or if its type cannot be " +
      "published.",
  })
  async further(
    @Arg("type", () => ItemTypes, { description: "Type of the item." }) type: ItemType,
    @Arg("id", () => Int) id: number,
    @Ctx() context: Context,
  ): Promise<Further | null> {
    const published = classOf(type) as ContentType<OwnedRow>
    if (!published.listedStates || !published.addressed) return null
    const item = await context.content.one(published, id)
    return item && new Further(item, context)
  }
}
