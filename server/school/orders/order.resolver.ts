import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from "type-graphql"
import { type FindOperator, type FindOptionsWhere, IsNull, Not } from "typeorm"
import { Fails } from "../../base/failures/fails.ts"
import { badInput } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { officeType } from "../../content/items/office-type.ts"
import { Page } from "../../content/items/paging.ts"
import { containing } from "../../content/items/search-text.ts"
import { registerStaffSearch } from "../../content/items/staff-search-types.ts"
import { unlessTaken } from "../../store/database/unique.ts"
import { AddOrderInput, EditOrderInput, Order, OrderStatus, OrdersArgs, PaymentArgs } from "./order.ts"

const OrderPage = Page(Order)

const statusFilters: Record<OrderStatus, FindOptionsWhere<Order>> = {
  [OrderStatus.NOT_PAID]: { mmCode: IsNull() },
  [OrderStatus.PAID_NOT_DISPATCHED]: { mmCode: Not(IsNull()), dispatched: false },
  [OrderStatus.PAID_DISPATCHED]: { mmCode: Not(IsNull()), dispatched: true },
}

function searchCodes(filter: FindOptionsWhere<Order>, match: FindOperator<string>): FindOptionsWhere<Order>[] {
  const byOrderCode = { ...filter, orderCode: match }
  return filter === statusFilters.NOT_PAID ? [byOrderCode] : [byOrderCode, { ...filter, mmCode: match }]
}

const { auth, resolver } = officeType(Order, {
  one: "an order",
  nouns: "Orders",
  inputs: { add: AddOrderInput, edit: EditOrderInput },
  adds: "Adds an order.",
  fails: {
    add: [{ BAD_USER_INPUT: "also if the code is taken" }, "CONFLICT"],
    edit: ["NOT_FOUND", "CONFLICT", { BAD_USER_INPUT: "also for a dispatch without payment" }],
  },
  stores: (stored) => unlessTaken(stored, () => badInput({ orderCode: "There is an order with this code already." })),
})

registerStaffSearch(Order, {
  needs: "orders",
  screen: "/admin/orders",
  title: "orderCode",
  columns: ["orderCode", "mmCode"],
})

@Resolver()
class OrderResolver {
  @auth
  @Query(() => OrderPage, { description: "Orders, newest first. Searches order codes and payment codes." })
  orders(@Args(() => OrdersArgs) { status, q, search = q, ...page }: OrdersArgs, @Ctx() { content }: Context) {
    const filter: FindOptionsWhere<Order> = status ? statusFilters[status] : {}
    return content.page(Order, page, { where: search ? searchCodes(filter, containing(search)) : filter })
  }

  @auth
  @Fails("NOT_FOUND", "BAD_USER_INPUT")
  @Mutation(() => Order, { description: "Records the payment of an order." })
  recordOrderPayment(@Args(() => PaymentArgs) { id, mmCode }: PaymentArgs, @Ctx() { content, viewer }: Context) {
    return content.edit(Order, id, { mmCode } as Partial<Order>, viewer, async (_, { mmCode: known }) => {
      if (known && known !== mmCode) throw badInput({ mmCode: `Paid already, with ${known}.` })
    })
  }

  @auth
  @Fails("NOT_FOUND", { BAD_USER_INPUT: "if it is not paid" })
  @Mutation(() => Order, {
    description: "Records that an order was dispatched.",
  })
  dispatchOrder(@Arg("id", () => Int) id: number, @Ctx() { content, viewer }: Context) {
    return content.edit(Order, id, { dispatched: true } as Partial<Order>, viewer)
  }
}

export const orderResolvers = [OrderResolver, resolver]
