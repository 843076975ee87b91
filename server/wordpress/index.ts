import type { Feature } from "../api/feature.ts"
import { MovedAddress } from "../web/moved-address.ts"
import { ImportedItem } from "./imported-item.ts"

export const wordpress: Feature = {
  entities: [ImportedItem, MovedAddress],
  unseen: [ImportedItem, MovedAddress],
  resolvers: [],
}
