import { Route } from "react-router-dom"
import { NotFound } from "./layout/not-found.tsx"
import { Guard } from "./session/guard.tsx"
import { later } from "./ui/later.tsx"

const AdminFrame = later(() => import("./admin/admin-frame.tsx"), "AdminFrame")
const DashboardScreen = later(() => import("./dashboard/dashboard-screen.tsx"), "DashboardScreen")
const UsersScreen = later(() => import("./users/users-screen.tsx"), "UsersScreen")
const AddUserScreen = later(() => import("./users/add-user-screen.tsx"), "AddUserScreen")
const AccountScreen = later(() => import("./users/account-screen.tsx"), "AccountScreen")
const OrdersScreen = later(() => import("./orders/orders-screen.tsx"), "OrdersScreen")
const AddOrderScreen = later(() => import("./orders/add-order-screen.tsx"), "AddOrderScreen")
const OrderScreen = later(() => import("./orders/order-screen.tsx"), "OrderScreen")
const EnquiriesScreen = later(() => import("./enquiries/enquiries-screen.tsx"), "EnquiriesScreen")
const ApplicationsScreen = later(() => import("./applications/applications-screen.tsx"), "ApplicationsScreen")
const ProductsScreen = later(() => import("./products/products-screen.tsx"), "ProductsScreen")
const AddProductScreen = later(() => import("./products/add-product-screen.tsx"), "AddProductScreen")
const ProductScreen = later(() => import("./products/product-screen.tsx"), "ProductScreen")
const CommitteesScreen = later(() => import("./committees/committees-screen.tsx"), "CommitteesScreen")
const AddCommitteeScreen = later(() => import("./committees/add-committee-screen.tsx"), "AddCommitteeScreen")
const CommitteeScreen = later(() => import("./committees/committee-screen.tsx"), "CommitteeScreen")
const SiteScreen = later(() => import("./site-info/site-screen.tsx"), "SiteScreen")
const HomeStaffScreen = later(() => import("./pages/home-staff-screen.tsx"), "HomeStaffScreen")
const SitePartScreen = later(() => import("./site-info/site-part-screen.tsx"), "SitePartScreen")

/** The admin area: whoever may not see its dashboard may see none of it (specification, section 2). */
export const adminRoutes = (
  <Route
    path="/admin"
    element={
      <Guard to="dashboard">
        <AdminFrame />
      </Guard>
    }
  >
    <Route index element={<DashboardScreen />} />
    <Route path="users" element={<UsersScreen />} />
    <Route path="users/add" element={<AddUserScreen />} />
    <Route path="users/:id" element={<AccountScreen />} />
    <Route path="orders" element={<OrdersScreen />} />
    <Route path="orders/add" element={<AddOrderScreen />} />
    <Route path="orders/:id" element={<OrderScreen />} />
    <Route path="products" element={<ProductsScreen />} />
    <Route path="products/add" element={<AddProductScreen />} />
    <Route path="products/:id" element={<ProductScreen />} />
    <Route path="committees" element={<CommitteesScreen />} />
    <Route path="committees/add" element={<AddCommitteeScreen />} />
    <Route path="committees/:id" element={<CommitteeScreen />} />
    <Route path="enquiries" element={<EnquiriesScreen />} />
    <Route path="applications" element={<ApplicationsScreen />} />
    <Route path="site" element={<SiteScreen />} />
    <Route path="site/staff" element={<HomeStaffScreen />} />
    <Route path="site/:part" element={<SitePartScreen />} />
    <Route path="*" element={<NotFound />} />
  </Route>
)
