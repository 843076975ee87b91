import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from "type-graphql"
import { type FindOperator, type FindOptionsWhere, IsNull, Not } from "typeorm"
import { Auth } from "../access/auth.ts"
import { registerProgramArea } from "../access/program-areas.ts"
import { Role } from "../access/roles.ts"
import { AskFirst } from "../api/ask-first.ts"
import type { Context } from "../api/context.ts"
import { Fails } from "../api/fails.ts"
import { badInput } from "../api/failures.ts"
import { Page } from "../content/paging.ts"
import { containing } from "../content/search-text.ts"
import { unlessTaken } from "../database/unique.ts"
import { AddOrderInput, EditOrderInput, Order, OrderStatus, OrdersArgs, PaymentArgs } from "./order.ts"

const OrderPage = Page(Order)

const having: Record<OrderStatus, FindOptionsWhere<Order>> = {
  [OrderStatus.NOT_PAID]: { mmCode: IsNull() },
  [OrderStatus.PAID_NOT_DISPATCHED]: { mmCode: Not(IsNull()), dispatched: false },
  [OrderStatus.PAID_DISPATCHED]: { mmCode: Not(IsNull()), dispatched: true },
}

const codeTaken = () => badInput({ orderCode: "There is an order with this code already." })

/** A payment code is a text or null, never empty. */
const tidy = <T extends { mmCode?: string | null }>(input: T) =>
  input.mmCode === "" ? { ...input, mmCode: null } : input

/** An order without a payment code has none to be found by. */
function inEitherCode(far: FindOptionsWhere<Order>, found: FindOperator<string>): FindOptionsWhere<Order>[] {
  const byOrderCode = { ...far, orderCode: found }
  return far === having.NOT_PAID ? [byOrderCode] : [byOrderCode, { ...far, mmCode: found }]
}

const area = { programs: registerProgramArea(Order, "Orders") }

@Resolver()
export class OrderResolver {
  @Auth(Role.ADMINISTRATOR, area)
  @Query(() => OrderPage, { description: "The orders, newest first. Searched are order codes and payment codes." })
  orders(@Args(() => OrdersArgs) { status, q, search = q, ...page }: OrdersArgs, @Ctx() { content }: Context) {
    const far: FindOptionsWhere<Order> = status ? having[status] : {}
    return content.page(Order, page, { where: search ? inEitherCode(far, containing(search)) : far })
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Query(() => Order, { nullable: true, description: "One order, or null where there is none of this id." })
  order(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
    return content.one(Order, id)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails({ BAD_USER_INPUT: "also for a code that is taken" }, "CONFLICT")
  @Mutation(() => Order, {
    description: "Writes down an order.",
  })
  addOrder(@Arg("input", () => AddOrderInput) input: AddOrderInput, @Ctx() { content, viewer }: Context) {
    return unlessTaken(content.add(Order, tidy(input), viewer), codeTaken)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails("NOT_FOUND", "CONFLICT", { BAD_USER_INPUT: "also for a dispatch without payment" })
  @Mutation(() => Order, {
    description: "Changes an order.",
  })
  editOrder(
    @Arg("id", () => Int) id: number,
    @Arg("input", () => EditOrderInput) input: EditOrderInput,
    @Ctx() { content, viewer }: Context,
  ) {
    return unlessTaken(content.edit(Order, id, tidy(input), viewer), codeTaken)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails("NOT_FOUND", "BAD_USER_INPUT")
  @AskFirst
  @Mutation(() => Order, { description: "Notes that an order is paid." })
  recordOrderPayment(@Args(() => PaymentArgs) { id, mmCode }: PaymentArgs, @Ctx() { content, viewer }: Context) {
    return content.edit(Order, id, { mmCode } as Partial<Order>, viewer)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails("NOT_FOUND", { BAD_USER_INPUT: "for one that is not paid" })
  @AskFirst
  @Mutation(() => Order, {
    description: "Notes that an order has been sent.",
  })
  dispatchOrder(@Arg("id", () => Int) id: number, @Ctx() { content, viewer }: Context) {
    return content.edit(Order, id, { dispatched: true } as Partial<Order>, viewer)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails("NOT_FOUND")
  @AskFirst
  @Mutation(() => Order, { description: "Deletes an order and returns it as it was." })
  deleteOrder(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
    return content.remove(Order, id)
  }
}
