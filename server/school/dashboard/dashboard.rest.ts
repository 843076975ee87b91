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
    summary: "Gives the latest orders, and how much there is of everything.",
    reply: ({ dashboard }) => dashboard,
    returns: dashboard,
  }),
}
