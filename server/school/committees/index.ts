import type { Feature } from "../../content/api/feature.ts"
import { Committee, committeeResolvers } from "./committee.ts"

export const committees: Feature = {
  entities: [Committee],
  resolvers: committeeResolvers,
  aboutPeople: [{ type: Committee, called: "Committees", path: ({ id }) => `/admin/committees/${id}` }],
}
