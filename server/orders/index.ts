import type { Feature } from "../api/feature.ts"
import { OrderResolver } from "./order.resolver.ts"
import { startOrders } from "./order.start.ts"
import { Order } from "./order.ts"

export const orders: Feature = { entities: [Order], unseen: [Order], resolvers: [OrderResolver], start: startOrders }
