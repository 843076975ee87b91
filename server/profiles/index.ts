import { ownedFeature } from "../content/owned-feature.ts"
import { profile } from "./profile.ts"
import { startProfiles } from "./profiles.start.ts"

const groups = ["/governors", "/management", "/teachers"]

export const profiles = ownedFeature(profile, {
  list: "/profiles",
  screens: groups,
  pages: Object.fromEntries(groups.map((path) => [path, ["page"]])),
  start: startProfiles,
})
