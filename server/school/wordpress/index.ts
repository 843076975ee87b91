import type { Feature } from "../../content/api/feature.ts"
import { MovedAddress } from "../../store/addresses/moved-address.ts"
import { ImportedItem } from "./imported-item.ts"

export const wordpress: Feature = {
  entities: [ImportedItem, MovedAddress],
  aboutPeople: [{ type: MovedAddress, called: "Addresses of the site before", whose: ["path"] }],
  aboutNobody: [ImportedItem],
  unseen: [ImportedItem, MovedAddress],
  resolvers: [],
}
