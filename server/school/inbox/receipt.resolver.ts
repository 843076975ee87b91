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
    description: "What somebody sent who was given this key; null for a key that opens nothing, or no more.",
  })
  receipt(
    @Arg("key", () => String, { description: "As it stands in the address of the receipt." }) key: string,
    @Ctx() context: Context,
  ) {
    context.answer.neverKeep()
    return receiptFor(key, context)
  }
}
