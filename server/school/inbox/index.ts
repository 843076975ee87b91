import type { Feature } from "../../content/api/feature.ts"
import { InboxResolver } from "./inbox.resolver.ts"
import { ReceiptResolver } from "./receipt.ts"

export const inbox: Feature = { entities: [], resolvers: [ReceiptResolver, InboxResolver] }
