import type { Feature } from "../api/feature.ts"
import { ReceiptResolver } from "./receipt.resolver.ts"

/** What the forms to the school have in common. */
export const inbox: Feature = { entities: [], resolvers: [ReceiptResolver] }
