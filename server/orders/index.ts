import type { Noun } from "../api/noun.ts"
import { OrderResolver } from "./order.resolver.ts"
import { startOrders } from "./order.start.ts"
import { Order } from "./order.ts"

export const orders: Noun = { entities: [Order], unseen: [Order], resolvers: [OrderResolver], start: startOrders }
