import type { Feature } from "../../content/api/feature.ts"
import { DailyRead } from "./daily-read.ts"
import { TrendingResolver } from "./trending.resolver.ts"

export const trending: Feature = {
  entities: [DailyRead],
  aboutNobody: [DailyRead],
  unseen: [DailyRead],
  resolvers: [TrendingResolver],
  jobs: ({ reads }) => [reads],
}
