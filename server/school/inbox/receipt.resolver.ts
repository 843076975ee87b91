import { Arg, Ctx, Query, Resolver } from "type-graphql"
import { Auth } from "../../access/auth.ts"
import { Role } from "../../access/roles.ts"
import type { Context } from "../../content/api/context.ts"
import { Receipt, receiptFor } from "./receipt.ts"

@Resolver()
export class ReceiptResolver {
  @Auth(Role.PUBLIC)
  @Query(() => Receipt, {
    nullable: true,
    description: "The submission with this receipt key; null if the key is unknown or no longer valid.",
  })
  receipt(
    @Arg("key", () => String, { description: "The key from the receipt's link." }) key: string,
    @Ctx() context: Context,
  ) {
    context.answer.neverKeep()
    return receiptFor(key, context)
  }
}
