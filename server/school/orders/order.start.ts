import type { StartingContent } from "../../content/starting-content/starting-content.ts"
import { Order } from "./order.ts"

type WrittenOrder = Pick<Order, "orderCode" | "amount" | "mmCode" | "dispatched"> & { daysAgo: number }

export async function startOrders({ rows, yaml, daysAgo }: StartingContent) {
  for (const { daysAgo: days, ...order } of await yaml<WrittenOrder[]>("orders.yaml")) {
    const createdAt = daysAgo(days)
    await rows.insert(Order, rows.create(Order, { ...order, createdAt, updatedAt: createdAt }))
  }
}
