import type { Feature } from "../api/feature.ts"
import { ProductResolver } from "./product.resolver.ts"
import { Product } from "./product.ts"

export const products: Feature = { entities: [Product], resolvers: [ProductResolver] }
