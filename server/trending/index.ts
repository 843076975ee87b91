import type { Noun } from "../api/noun.ts"
import { DailyRead } from "./daily-read.ts"
import { TrendingResolver } from "./trending.resolver.ts"

export const trending: Noun = { entities: [DailyRead], unseen: [DailyRead], resolvers: [TrendingResolver] }
