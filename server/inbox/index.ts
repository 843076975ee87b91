import type { Feature } from "../api/feature.ts"
import { ReceiptResolver } from "./receipt.resolver.ts"

export const inbox: Feature = { entities: [], resolvers: [ReceiptResolver] }
