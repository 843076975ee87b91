import type { Noun } from "../api/noun.ts"
import { ProductResolver } from "./product.resolver.ts"
import { Product } from "./product.ts"

export const products: Noun = { entities: [Product], resolvers: [ProductResolver] }
