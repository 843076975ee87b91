import type { Feature } from "../../content/api/feature.ts"
import { orderResolvers } from "./order.resolver.ts"
import { startOrders } from "./order.start.ts"
import { Order } from "./order.ts"

export const orders: Feature = {
  entities: [Order],
  aboutNobody: [Order],
  unseen: [Order],
  resolvers: orderResolvers,
  start: startOrders,
}
