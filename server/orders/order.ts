import { IsBoolean, ValidateIf } from "class-validator"
import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql"
import { Column, Entity } from "typeorm"
import { badInput } from "../api/failures.ts"
import { Optional, Trimmed } from "../api/validation.ts"
import { Addable } from "../content/added-item.ts"
import { MaxCharacters, OneLine, Text, TextField, together, WholeNumberField } from "../content/fields.ts"
import { SearchArgs } from "../content/paging.ts"
import { Recorded, Versioned } from "../content/record.ts"

/** How far an order is (specification, section 4). */
export enum OrderStatus {
  NOT_PAID = "NOT_PAID",
  PAID_NOT_DISPATCHED = "PAID_NOT_DISPATCHED",
  PAID_DISPATCHED = "PAID_DISPATCHED",
}

registerEnumType(OrderStatus, {
  name: "OrderStatus",
  description: "How far an order is.",
  valuesConfig: {
    NOT_PAID: { description: "'Not Paid': it has no payment code." },
    PAID_NOT_DISPATCHED: { description: "'Paid. No Dispatch': it has a payment code and waits to be sent." },
    PAID_DISPATCHED: { description: "'Paid. Dispatched': it has a payment code and is on its way." },
  },
})

const PaymentCodeField = () =>
  together(
    Field(() => String, {
      nullable: true,
      description: "The mobile-money code of the payment, at most 40 characters; null while it is not paid.",
    }),
    Column("text", { nullable: true }),
    Trimmed(),
    ValidateIf((_, value) => value != null),
    MaxCharacters(40),
    OneLine(),
  )

const OrderCode = () =>
  together(
    TextField({ description: "The code that names it, unique among orders.", max: 40, required: "Code is required." }),
    OneLine(),
  )

@ObjectType()
@InputType()
abstract class OrderFields {
  @OrderCode()
  orderCode!: string

  @WholeNumberField({ description: "Whole units of the school's currency, from 0.", example: 18500 })
  amount!: number

  @PaymentCodeField()
  mmCode?: string | null

  @Field(() => Boolean, { defaultValue: false, description: "Whether it has been sent. Only once it is paid." })
  @Column("boolean")
  @IsBoolean({ message: "Please say whether it is dispatched." })
  dispatched!: boolean
}

@Entity("orders")
@ObjectType({ description: "Something that a family ordered from the school." })
export class Order extends Recorded(OrderFields) {
  static shownWith = {}
  static isCounted = true

  /** What is not paid is not sent. */
  static check({ mmCode, dispatched }: Order) {
    if (dispatched && !mmCode) throw badInput({ dispatched: "An order that is not paid cannot be dispatched." })
  }

  @Field(() => OrderStatus, { description: "How far it is, by payment code and dispatch." })
  status(): OrderStatus {
    if (!this.mmCode) return OrderStatus.NOT_PAID
    return this.dispatched ? OrderStatus.PAID_DISPATCHED : OrderStatus.PAID_NOT_DISPATCHED
  }
}

@InputType({ description: "A new order." })
export class AddOrderInput extends Addable(OrderFields) {}

@InputType({ description: "Changes to an order. What is absent stays as it is; null takes the payment code away." })
export class EditOrderInput extends Versioned(Optional(OrderFields)) {}

@ArgsType()
export class OrdersArgs extends SearchArgs {
  @Field(() => OrderStatus, { nullable: true, description: "Only orders that are this far." })
  status?: OrderStatus | null
}

@ArgsType()
export class PaymentArgs {
  @Field(() => Int, { description: "The order's id." })
  id!: number

  @Text({ description: "The mobile-money code of the payment.", max: 40, required: "Code is required." })
  @OneLine()
  mmCode!: string
}
