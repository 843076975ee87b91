import { MoreThan } from "typeorm"
import type { Feature } from "../../content/api/feature.ts"
import { Notice } from "./notice.ts"
import { NoticesResolver } from "./notices.resolver.ts"

export const notices: Feature = {
  entities: [Notice],
  resolvers: [NoticesResolver],
  aboutPeople: [{ type: Notice, called: "Notices", path: ({ id }) => `/admin/notices/${id}` }],
  texts: async ({ read }) => {
    const notices = await read.find(Notice, { where: { endsAt: MoreThan(new Date()) }, order: { startsAt: "DESC" } })
    return { Notices: notices.map(({ text }) => text) }
  },
}
