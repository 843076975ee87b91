import { Titled } from "../../base/ui/texts/titled.tsx"
import type { DashboardQuery } from "../../generated/office.ts"
import { ApprovalList } from "../approvals/approval-list.tsx"
import { type Tile, Tiles } from "./counts.tsx"

/** In a morning's order: matters for which families wait come first. */
function waiting({ dashboard, register, approvals, health }: DashboardQuery): Tile[] {
  const { newEnquiries, newApplications, unsentMail, unsaidPictures } = dashboard
  const unknown = register.filter(({ doneAt }) => !doneAt).length
  return [
    [register.length, unknown > 0 ? `Away, ${unknown} not known yet` : "Away today", "/admin/register"],
    [newEnquiries.total, "New enquiries", "/admin/inbox?kind=enquiry&state=new"],
    [newApplications.total, "New applications", "/admin/inbox?kind=application&state=new"],
    [approvals.total, "To approve", "/admin/approvals"],
    [unsentMail, "Mail not sent", "/admin/health"],
    [health.filter(({ state }) => state === "LOOK").length, "Went wrong", "/admin/health"],
    [unsaidPictures, "Pictures of whom?", "/admin/pictures?show=unsaid"],
  ]
}

export function WaitsForYou({ of }: { of: DashboardQuery }) {
  const found = waiting(of).filter(([count]) => count > 0)

  return (
    <Titled title="Waits for you" className="stack3">
      {found.length > 0 ? (
        <Tiles of={found} />
      ) : (
        <p className="soft">Nothing is waiting: everything is taken or done.</p>
      )}
      {of.approvals.total > 0 && <ApprovalList items={of.approvals.items} />}
    </Titled>
  )
}
