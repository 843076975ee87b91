import type { Feature } from "../api/feature.ts"
import { ActivityResolver } from "./activity.resolver.ts"
import { Activity } from "./activity.ts"
import { BinResolver } from "./bin.resolver.ts"
import { BinnedItem } from "./bin.ts"
import { EditingResolver } from "./editing.resolver.ts"
import { eraseBinned, redactAct } from "./erase.ts"
import { KeptPicture } from "./kept-picture.ts"
import { VersionsResolver } from "./versions.resolver.ts"
import { weeklyMail } from "./weekly-mail.ts"

export const history: Feature = {
  entities: [Activity, BinnedItem, KeptPicture],
  unseen: [Activity, BinnedItem, KeptPicture],
  aboutPeople: [
    {
      ...{ type: Activity, called: "Activity and earlier versions", erase: redactAct },
      whose: ["title", "detail", "program", "snapshot"],
    },
    { type: BinnedItem, called: "Bin", whose: ["title", "rows"], erase: eraseBinned },
  ],
  resolvers: [VersionsResolver, BinResolver, ActivityResolver, EditingResolver],
  jobs: (services) => [weeklyMail(services)],
}
