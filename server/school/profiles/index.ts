import type { Screen } from "../../content/api/feature.ts"
import { ownedFeature } from "../../content/items/owned-feature.ts"
import { profile } from "./profile.ts"
import { startProfiles } from "./profiles.start.ts"

const groups: Screen[] = [
  {
    path: "/governors",
    found: (t) => ({ title: t("Governors"), text: t("The board: the people who govern the school.") }),
  },
  {
    path: "/management",
    found: (t) => ({ title: t("Management"), text: t("The people who manage and run the school day to day.") }),
  },
  {
    path: "/teachers",
    found: (t) => ({ title: t("Teachers"), text: t("The staff who teach the classes: who teaches what.") }),
  },
]

export const profiles = ownedFeature(profile, {
  list: { path: "/profiles", found: (t) => ({ title: t("People"), text: t("Everybody who works at the school.") }) },
  screens: groups,
  pages: Object.fromEntries(groups.map(({ path }) => [path, ["page"]])),
  start: startProfiles,
})
