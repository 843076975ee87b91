import type { Noun } from "../api/noun.ts"
import { Profile } from "./profile.ts"
import { ProfilesResolver } from "./profiles.resolver.ts"
import { startProfiles } from "./profiles.start.ts"

const lists = ["/profiles", "/governors", "/management", "/teachers"]

export const profiles: Noun = {
  entities: [Profile],
  resolvers: [ProfilesResolver],
  screens: lists,
  pages: { ...Object.fromEntries(lists.map((path) => [path, ["page"]])), "/profiles/view/:id": [] },
  start: startProfiles,
}
