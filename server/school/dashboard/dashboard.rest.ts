import { flag, instant, integer, shape, text } from "../../base/failures/shape.ts"
import { type RestRow, row } from "../../content/api/rest.ts"
import { RestDashboardDocument } from "../../generated/rest.ts"

const order = shape("Order", {
  ...{ id: integer, orderCode: text, amount: integer, mmCode: text.nullable(), dispatched: flag, createdAt: instant },
})

const counts = { users: integer, news: integer, articles: integer, profiles: integer, galleries: integer }

const dashboard = shape("Dashboard", { orders: order.array(), ...counts })

export const dashboardRest: Record<string, RestRow> = {
  "GET /admin/dash": row(RestDashboardDocument, {
    summary: "Gets the latest orders, and the number of items of each type.",
    reply: ({ dashboard }) => dashboard,
    returns: dashboard,
  }),
}
