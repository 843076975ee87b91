import type { Feature } from "../api/feature.ts"
import { AddedItem } from "./added-item.ts"

export const content: Feature = { entities: [AddedItem], unseen: [AddedItem], resolvers: [] }
