import type { Noun } from "../api/noun.ts"
import { AddedItem } from "./added-item.ts"

export const content: Noun = { entities: [AddedItem], unseen: [AddedItem], resolvers: [] }
