import { createRoutesFromElements, Route, useRoutes } from "react-router-dom"
import { NotFound } from "../base/layout/not-found.tsx"
import { lazy } from "../base/ui/loading/lazy.tsx"
import { AdminFrame } from "../office/admin/admin-frame.tsx"
import { oldInbox } from "../office/inbox/old-inbox.tsx"

const screens = {
  "": lazy(() => import("../office/dashboard/dashboard-screen.tsx"), "DashboardScreen"),
  users: lazy(() => import("../office/users/users-screen.tsx"), "UsersScreen"),
  "users/add": lazy(() => import("../office/users/add-user-screen.tsx"), "AddUserScreen"),
  "users/:id": lazy(() => import("../office/users/account-screen.tsx"), "AccountScreen"),
  "users/:id/delete": lazy(() => import("../office/users/delete-account-screen.tsx"), "DeleteAccountScreen"),
  person: lazy(() => import("../office/person/person-screen.tsx"), "PersonScreen"),
  orders: lazy(() => import("../office/orders/orders-screen.tsx"), "OrdersScreen"),
  "orders/add": lazy(() => import("../office/orders/order-screens.tsx"), "AddOrderScreen"),
  "orders/:id": lazy(() => import("../office/orders/order-screens.tsx"), "OrderScreen"),
  products: lazy(() => import("../office/products/products-screen.tsx"), "ProductsScreen"),
  "products/add": lazy(() => import("../office/products/product-screens.tsx"), "AddProductScreen"),
  "products/:id": lazy(() => import("../office/products/product-screens.tsx"), "ProductScreen"),
  committees: lazy(() => import("../office/committees/committees-screen.tsx"), "CommitteesScreen"),
  "committees/add": lazy(() => import("../office/committees/committee-screens.tsx"), "AddCommitteeScreen"),
  "committees/:id": lazy(() => import("../office/committees/committee-screens.tsx"), "CommitteeScreen"),
  dates: lazy(() => import("../office/dates/school-dates-screen.tsx"), "SchoolDatesScreen"),
  "dates/add": lazy(() => import("../office/dates/school-date-screens.tsx"), "AddSchoolDateScreen"),
  "dates/:id": lazy(() => import("../office/dates/school-date-screens.tsx"), "SchoolDateScreen"),
  consent: lazy(() => import("../office/consent/consent-screen.tsx"), "ConsentScreen"),
  "consent/key": lazy(() => import("../office/consent/recovery-key-screen.tsx"), "RecoveryKeyScreen"),
  register: lazy(() => import("../office/dashboard/register-screen.tsx"), "RegisterScreen"),
  inbox: lazy(() => import("../office/inbox/inbox-screen.tsx"), "InboxScreen"),
  approvals: lazy(() => import("../office/approvals/approvals-screen.tsx"), "ApprovalsScreen"),
  enquiries: oldInbox("enquiry", "EN"),
  applications: oldInbox("application", "AP"),
  absences: oldInbox("absence", "AB"),
  content: lazy(() => import("../office/content/content-screen.tsx"), "ContentScreen"),
  notices: lazy(() => import("../office/notices/notices-screen.tsx"), "NoticesScreen"),
  "notices/add": lazy(() => import("../office/notices/notice-screens.tsx"), "AddNoticeScreen"),
  "notices/:id": lazy(() => import("../office/notices/notice-screens.tsx"), "NoticeScreen"),
  activity: lazy(() => import("../office/activity/activity-screen.tsx"), "ActivityScreen"),
  health: lazy(() => import("../office/health/health-screen.tsx"), "HealthScreen"),
  pictures: lazy(() => import("../office/pictures/pictures-screen.tsx"), "PicturesScreen"),
  programs: lazy(() => import("../office/programs/programs-screen.tsx"), "ProgramsScreen"),
  "programs/add": lazy(() => import("../office/programs/program-screens.tsx"), "AddProgramScreen"),
  "programs/:id": lazy(() => import("../office/programs/program-screens.tsx"), "ProgramScreen"),
  "programs/webhooks": lazy(() => import("../office/webhooks/webhooks-screen.tsx"), "WebhooksScreen"),
  "programs/webhooks/add": lazy(() => import("../office/webhooks/webhook-screens.tsx"), "AddWebhookScreen"),
  "programs/webhooks/:id": lazy(() => import("../office/webhooks/webhook-screens.tsx"), "WebhookScreen"),
  site: lazy(() => import("../office/site-info/site-screen.tsx"), "SiteScreen"),
  "site/staff": lazy(() => import("../office/home-staff/home-staff-screen.tsx"), "HomeStaffScreen"),
  "site/:part": lazy(() => import("../office/site-info/site-part-screen.tsx"), "SitePartScreen"),
}

export const routes = createRoutesFromElements(
  <Route element={<AdminFrame />}>
    {Object.entries(screens).map(([path, Screen]) => (
      <Route key={path} path={path} element={<Screen />} />
    ))}
    <Route path="*" element={<NotFound />} />
  </Route>,
)

/** In its own chunk: visitors do not even load the screens' names. */
export const AdminScreens = () => useRoutes(routes)
