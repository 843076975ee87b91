import { createRoutesFromElements, Route, useRoutes } from "react-router-dom"
import { AdminFrame } from "./admin/admin-frame.tsx"
import { NotFound } from "./layout/not-found.tsx"
import { lazy } from "./ui/loading/lazy.tsx"

const DashboardScreen = lazy(() => import("./dashboard/dashboard-screen.tsx"), "DashboardScreen")
const UsersScreen = lazy(() => import("./users/users-screen.tsx"), "UsersScreen")
const AddUserScreen = lazy(() => import("./users/add-user-screen.tsx"), "AddUserScreen")
const AccountScreen = lazy(() => import("./users/account-screen.tsx"), "AccountScreen")
const DeleteAccountScreen = lazy(() => import("./users/delete-account-screen.tsx"), "DeleteAccountScreen")
const OrdersScreen = lazy(() => import("./orders/orders-screen.tsx"), "OrdersScreen")
const AddOrderScreen = lazy(() => import("./orders/add-order-screen.tsx"), "AddOrderScreen")
const OrderScreen = lazy(() => import("./orders/order-screen.tsx"), "OrderScreen")
const EnquiriesScreen = lazy(() => import("./enquiries/enquiries-screen.tsx"), "EnquiriesScreen")
const ApplicationsScreen = lazy(() => import("./applications/applications-screen.tsx"), "ApplicationsScreen")
const AbsencesScreen = lazy(() => import("./absences/absences-screen.tsx"), "AbsencesScreen")
const ProductsScreen = lazy(() => import("./products/products-screen.tsx"), "ProductsScreen")
const AddProductScreen = lazy(() => import("./products/add-product-screen.tsx"), "AddProductScreen")
const ProductScreen = lazy(() => import("./products/product-screen.tsx"), "ProductScreen")
const CommitteesScreen = lazy(() => import("./committees/committees-screen.tsx"), "CommitteesScreen")
const AddCommitteeScreen = lazy(() => import("./committees/add-committee-screen.tsx"), "AddCommitteeScreen")
const CommitteeScreen = lazy(() => import("./committees/committee-screen.tsx"), "CommitteeScreen")
const SchoolDatesScreen = lazy(() => import("./dates/school-dates-screen.tsx"), "SchoolDatesScreen")
const AddSchoolDateScreen = lazy(() => import("./dates/add-school-date-screen.tsx"), "AddSchoolDateScreen")
const SchoolDateScreen = lazy(() => import("./dates/school-date-screen.tsx"), "SchoolDateScreen")
const NoticesScreen = lazy(() => import("./notices/notices-screen.tsx"), "NoticesScreen")
const AddNoticeScreen = lazy(() => import("./notices/add-notice-screen.tsx"), "AddNoticeScreen")
const NoticeScreen = lazy(() => import("./notices/notice-screen.tsx"), "NoticeScreen")
const ActivityScreen = lazy(() => import("./activity/activity-screen.tsx"), "ActivityScreen")
const HealthScreen = lazy(() => import("./health/health-screen.tsx"), "HealthScreen")
const ProgramsScreen = lazy(() => import("./programs/programs-screen.tsx"), "ProgramsScreen")
const AddProgramScreen = lazy(() => import("./programs/add-program-screen.tsx"), "AddProgramScreen")
const ProgramScreen = lazy(() => import("./programs/program-screen.tsx"), "ProgramScreen")
const WebhooksScreen = lazy(() => import("./webhooks/webhooks-screen.tsx"), "WebhooksScreen")
const AddWebhookScreen = lazy(() => import("./webhooks/add-webhook-screen.tsx"), "AddWebhookScreen")
const WebhookScreen = lazy(() => import("./webhooks/webhook-screen.tsx"), "WebhookScreen")
const SiteScreen = lazy(() => import("./site-info/site-screen.tsx"), "SiteScreen")
const HomeStaffScreen = lazy(() => import("./pages/home-staff-screen.tsx"), "HomeStaffScreen")
const SitePartScreen = lazy(() => import("./site-info/site-part-screen.tsx"), "SitePartScreen")

export const routes = createRoutesFromElements(
  <Route element={<AdminFrame />}>
    <Route index element={<DashboardScreen />} />
    <Route path="users" element={<UsersScreen />} />
    <Route path="users/add" element={<AddUserScreen />} />
    <Route path="users/:id" element={<AccountScreen />} />
    <Route path="users/:id/delete" element={<DeleteAccountScreen />} />
    <Route path="orders" element={<OrdersScreen />} />
    <Route path="orders/add" element={<AddOrderScreen />} />
    <Route path="orders/:id" element={<OrderScreen />} />
    <Route path="products" element={<ProductsScreen />} />
    <Route path="products/add" element={<AddProductScreen />} />
    <Route path="products/:id" element={<ProductScreen />} />
    <Route path="committees" element={<CommitteesScreen />} />
    <Route path="committees/add" element={<AddCommitteeScreen />} />
    <Route path="committees/:id" element={<CommitteeScreen />} />
    <Route path="dates" element={<SchoolDatesScreen />} />
    <Route path="dates/add" element={<AddSchoolDateScreen />} />
    <Route path="dates/:id" element={<SchoolDateScreen />} />
    <Route path="enquiries" element={<EnquiriesScreen />} />
    <Route path="applications" element={<ApplicationsScreen />} />
    <Route path="absences" element={<AbsencesScreen />} />
    <Route path="notices" element={<NoticesScreen />} />
    <Route path="notices/add" element={<AddNoticeScreen />} />
    <Route path="notices/:id" element={<NoticeScreen />} />
    <Route path="activity" element={<ActivityScreen />} />
    <Route path="health" element={<HealthScreen />} />
    <Route path="programs" element={<ProgramsScreen />} />
    <Route path="programs/add" element={<AddProgramScreen />} />
    <Route path="programs/:id" element={<ProgramScreen />} />
    <Route path="programs/webhooks" element={<WebhooksScreen />} />
    <Route path="programs/webhooks/add" element={<AddWebhookScreen />} />
    <Route path="programs/webhooks/:id" element={<WebhookScreen />} />
    <Route path="site" element={<SiteScreen />} />
    <Route path="site/staff" element={<HomeStaffScreen />} />
    <Route path="site/:part" element={<SitePartScreen />} />
    <Route path="*" element={<NotFound />} />
  </Route>,
)

/** All of it in a file of its own, with its routes: of what only the office opens, visitors load not even the names. */
export function AdminScreens() {
  return useRoutes(routes)
}
