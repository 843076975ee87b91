import { type RestRow, row } from "../api/rest.ts"
import { RestDashboardDocument } from "../generated/rest.ts"

export const dashboardRest: Record<string, RestRow> = {
  "GET /admin/dash": row(RestDashboardDocument, {
    reply: ({ dashboard }) => dashboard,
  }),
}
