import type { Noun } from "../api/noun.ts"
import { Profile, profile } from "./profile.ts"
import { startProfiles } from "./profiles.start.ts"

const lists = ["/profiles", "/governors", "/management", "/teachers"]

export const profiles: Noun = {
  entities: [Profile],
  resolvers: profile.resolvers,
  screens: lists,
  pages: { ...Object.fromEntries(lists.map((path) => [path, ["page"]])), "/profiles/view/:id": [] },
  start: startProfiles,
}
