import type { Feature } from "../api/feature.ts"
import { AddedItem } from "./added-item.ts"
import { PendingChange, PendingPart } from "./pending-change.ts"
import { Review } from "./review.ts"

const entities = [AddedItem, PendingChange, PendingPart, Review]

export const content: Feature = { entities, unseen: entities, resolvers: [] }
