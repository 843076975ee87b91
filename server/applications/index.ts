import type { Feature } from "../api/feature.ts"
import { ApplicationInbox, ApplicationResolver } from "./application.resolver.ts"
import { Application } from "./application.ts"

export const applications: Feature = {
  entities: [Application],
  unseen: [Application],
  resolvers: [ApplicationResolver, ApplicationInbox],
  screens: [
    {
      path: "/apply",
      found: {
        title: "Apply to Enroll",
        label: "Apply",
        text: "The enrolment form: apply for a place for your child, to join or register at the school.",
      },
    },
  ],
  pages: { "/apply": [] },
}
