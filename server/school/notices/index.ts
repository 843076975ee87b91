import type { Feature } from "../../content/api/feature.ts"
import { announced } from "./announced.ts"
import { Notice } from "./notice.ts"
import { NoticesResolver } from "./notices.resolver.ts"

export const notices: Feature = { entities: [Notice], resolvers: [NoticesResolver], inFeeds: announced }
