import { IsBoolean } from "class-validator"
import { ArgsType, Field, InputType, Int, ObjectType } from "type-graphql"
import { Column, Entity } from "typeorm"
import { describedEnum } from "../../base/api/described-enum.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { badInput } from "../../base/failures/failures.ts"
import { Optional, Trimmed } from "../../content/api/validation.ts"
import { Addable } from "../../content/items/added-item.ts"
import type { ContentInput } from "../../content/items/content-type.ts"
import { MaxCharacters, OneLine, Text, TextField, WholeNumberField } from "../../content/items/fields.ts"
import { SearchArgs } from "../../content/items/paging.ts"
import { Recorded, Versioned } from "../../content/items/record.ts"

/** Specification, section 4. */
export const OrderStatus = describedEnum("OrderStatus", "Status of an order.", {
  NOT_PAID: "'Not Paid': it has no payment code.",
  PAID_NOT_DISPATCHED: "'Paid. No Dispatch': it has a payment code but has not been sent.",
  PAID_DISPATCHED: "'Paid. Dispatched': it has a payment code and has been sent.",
})

export type OrderStatus = keyof typeof OrderStatus

@ObjectType()
@InputType()
abstract class OrderFields {
  @TextField({ description: "Order code, unique among orders.", max: 40, required: "Code is required." })
  @OneLine()
  orderCode!: string

  @WholeNumberField({ description: "Amount in whole units of the school's currency, from 0.", example: 18500 })
  amount!: number

  @NullableField(() => String, "Mobile-money code of the payment, at most 40 characters; null until it is paid.")
  @Column("text", { nullable: true })
  @Trimmed()
  @MaxCharacters(40)
  @OneLine()
  mmCode?: string | null

  @Field(() => Boolean, { defaultValue: false, description: "True if the order was dispatched; requires payment." })
  @Column("boolean")
  @IsBoolean({ message: "Please say whether it is dispatched." })
  dispatched!: boolean
}

@Entity("orders")
@ObjectType({ description: "A family's order from the school." })
export class Order extends Recorded(OrderFields) {
  /** Stores an empty payment code as null. */
  static received(input: ContentInput & { mmCode?: string | null }): ContentInput {
    return input.mmCode === "" ? Object.assign({}, input, { mmCode: null }) : input
  }

  static check({ mmCode, dispatched }: Order) {
    if (dispatched && !mmCode) throw badInput({ dispatched: "An order that is not paid cannot be dispatched." })
  }

  @Field(() => OrderStatus, { description: "Status, from payment code and dispatch." })
  status(): OrderStatus {
    if (!this.mmCode) return OrderStatus.NOT_PAID
    return this.dispatched ? OrderStatus.PAID_DISPATCHED : OrderStatus.PAID_NOT_DISPATCHED
  }
}

@InputType({ description: "A new order." })
export class AddOrderInput extends Addable(OrderFields) {}

@InputType({ description: "Changes to an order. Omitted fields are unchanged; null removes the payment code." })
export class EditOrderInput extends Versioned(Optional(OrderFields)) {}

@ArgsType()
export class OrdersArgs extends SearchArgs {
  @NullableField(() => OrderStatus, "Only orders with this status.")
  status?: OrderStatus | null
}

@ArgsType()
export class PaymentArgs {
  @Field(() => Int, { description: "Order ID." })
  id!: number

  @Text({ description: "Mobile-money code of the payment.", max: 40, required: "Code is required." })
  @OneLine()
  mmCode!: string
}
