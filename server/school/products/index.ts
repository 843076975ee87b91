import type { Feature } from "../../content/api/feature.ts"
import { Product, productResolvers } from "./product.ts"

export const products: Feature = {
  entities: [Product],
  resolvers: productResolvers,
  aboutPeople: [{ type: Product, called: "Products", path: ({ id }) => `/admin/products/${id}` }],
}
