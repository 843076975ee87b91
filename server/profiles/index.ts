import type { Noun } from "../api/noun.ts"
import { Profile } from "./profile.ts"
import { ProfilesResolver } from "./profiles.resolver.ts"
import { startProfiles } from "./profiles.start.ts"

export const profiles: Noun = {
  entities: [Profile],
  resolvers: [ProfilesResolver],
  screens: ["/profiles", "/governors", "/management", "/teachers"],
  start: startProfiles,
}
