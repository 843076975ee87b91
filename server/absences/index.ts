import type { Feature } from "../api/feature.ts"
import { AbsenceInbox, AbsenceResolver } from "./absence.resolver.ts"
import { Absence } from "./absence.ts"

export const absences: Feature = {
  entities: [Absence],
  unseen: [Absence],
  resolvers: [AbsenceResolver, AbsenceInbox],
  screens: [
    {
      path: "/absence",
      found: {
        title: "Report an absence",
        text: "Tell the school that your child is ill or away and does not come today: a short form for sick days and absences.",
      },
    },
  ],
  pages: { "/absence": [] },
}
