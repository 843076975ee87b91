import { Program } from "../../access/program.ts"
import type { Feature } from "../../content/api/feature.ts"
import { ProgramsResolver } from "./programs.resolver.ts"

export const programs: Feature = {
  entities: [Program],
  aboutPeople: [{ type: Program, called: "Programs", path: ({ id }) => `/admin/programs/${id}` }],
  unseen: [Program],
  unexported: [Program],
  resolvers: [ProgramsResolver],
  jobs: ({ programs }) => [programs],
}
