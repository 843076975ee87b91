import type { Feature } from "../api/feature.ts"
import { ActivityResolver } from "./activity.resolver.ts"
import { Activity } from "./activity.ts"
import { BinResolver } from "./bin.resolver.ts"
import { BinnedItem } from "./bin.ts"
import { EditingResolver } from "./editing.resolver.ts"
import { KeptPicture } from "./kept-picture.ts"
import { VersionsResolver } from "./versions.resolver.ts"
import { weeklyMail } from "./weekly-mail.ts"

export const history: Feature = {
  entities: [Activity, BinnedItem, KeptPicture],
  unseen: [Activity, BinnedItem, KeptPicture],
  resolvers: [VersionsResolver, BinResolver, ActivityResolver, EditingResolver],
  jobs: (services) => [weeklyMail(services)],
}
