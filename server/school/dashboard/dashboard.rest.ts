import { flag, instant, shape, text, whole } from "../../base/failures/shape.ts"
import { type RestRow, row } from "../../content/api/rest.ts"
import { RestDashboardDocument } from "../../generated/rest.ts"

const order = shape("Order", {
  ...{ id: whole, orderCode: text, amount: whole, mmCode: text.nullable(), dispatched: flag, createdAt: instant },
})

const counts = { users: whole, news: whole, articles: whole, profiles: whole, galleries: whole }

const dashboard = shape("Dashboard", { orders: order.array(), ...counts })

export const dashboardRest: Record<string, RestRow> = {
  "GET /admin/dash": row(RestDashboardDocument, {
    summary: "Gets the latest orders, and the number of items of each type.",
    reply: ({ dashboard }) => dashboard,
    returns: dashboard,
  }),
}
