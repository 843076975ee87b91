import type { LucideIcon } from "lucide-react"
import Boxes from "lucide-react/icons/boxes"
import CalendarDays from "lucide-react/icons/calendar-days"
import ClipboardList from "lucide-react/icons/clipboard-list"
import Files from "lucide-react/icons/files"
import Globe from "lucide-react/icons/globe"
import Handshake from "lucide-react/icons/handshake"
import HeartPulse from "lucide-react/icons/heart-pulse"
import History from "lucide-react/icons/history"
import Inbox from "lucide-react/icons/inbox"
import LayoutDashboard from "lucide-react/icons/layout-dashboard"
import Megaphone from "lucide-react/icons/megaphone"
import Plug from "lucide-react/icons/plug"
import ScanFace from "lucide-react/icons/scan-face"
import Stamp from "lucide-react/icons/stamp"
import Users from "lucide-react/icons/users"
import type { OperationName } from "../../generated/graphql.ts"
import type { AdminNewsQuery } from "../../generated/office.ts"

export type AdminLink = {
  label: string
  path: string
  icon: LucideIcon
  count?: (news: AdminNewsQuery) => number
  /** Viewers without this operation do not see the link or its screens. */
  needs?: OperationName
}

/** The specification, section 2, with further office links. */
export const adminMenu: AdminLink[] = [
  { label: "Dashboard", path: "/admin", icon: LayoutDashboard },
  { label: "Users", path: "/admin/users", icon: Users },
  { label: "Orders", path: "/admin/orders", icon: ClipboardList },
  { label: "Products", path: "/admin/products", icon: Boxes },
  { label: "Committees", path: "/admin/committees", icon: Handshake },
  { label: "Dates", path: "/admin/dates", icon: CalendarDays },
  {
    label: "Inbox",
    path: "/admin/inbox",
    icon: Inbox,
    count: ({ dashboard: { newEnquiries, newApplications, newAbsences } }) =>
      newEnquiries.total + newApplications.total + newAbsences.total,
  },
  { label: "Approvals", path: "/admin/approvals", icon: Stamp, count: ({ approvals }) => approvals.total },
  { label: "Content", path: "/admin/content", icon: Files, needs: "changeContent" },
  { label: "Consent", path: "/admin/consent", icon: ScanFace },
  { label: "Notices", path: "/admin/notices", icon: Megaphone },
  { label: "Activity", path: "/admin/activity", icon: History },
  { label: "Health", path: "/admin/health", icon: HeartPulse },
  { label: "Programs", path: "/admin/programs", icon: Plug, needs: "programs" },
  { label: "Site", path: "/admin/site", icon: Globe },
]

/** Undefined for screens without a link, such as the review of pictures: they do not belong to the dashboard. */
export const activeLink = (pathname: string): AdminLink | undefined =>
  adminMenu.findLast(({ path }) => pathname === path || (path !== "/admin" && pathname.startsWith(`${path}/`)))
