import type { StartingContent } from "../../content/starting-content/starting-content.ts"
import { Order } from "./order.ts"

interface WrittenOrder {
  orderCode: string
  amount: number
  mmCode: string | null
  dispatched: boolean
  daysAgo: number
}

export async function startOrders({ rows, yaml, daysAgo }: StartingContent) {
  for (const { daysAgo: days, ...order } of await yaml<WrittenOrder[]>("orders.yaml")) {
    const createdAt = daysAgo(days)
    await rows.insert(Order, rows.create(Order, { ...order, createdAt, updatedAt: createdAt }))
  }
}
