import { useState } from "react"
import { AdminPage } from "../admin/admin-page.tsx"
import { type AddProgramMutation, useProgramAreasQuery } from "../generated/office.ts"
import { NotFound } from "../layout/not-found.tsx"
import { useSession } from "../session/session.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonText } from "../ui/loading/skeleton.tsx"
import { ProgramForm } from "./program-form.tsx"
import { ProgramToken } from "./program-token.tsx"

const above = [{ label: "Programs", to: "/admin/programs" }]

export function AddProgramScreen() {
  const { can } = useSession()
  const query = useProgramAreasQuery({ skip: !can("addProgram") })
  const [added, setAdded] = useState<AddProgramMutation["addProgram"]>()
  if (!can("addProgram")) return <NotFound />
  if (added) return <ProgramToken above={above} added={added} />

  return (
    <AdminPage title="Add a program" above={above} width="form">
      <Loaded query={query} skeleton={<Skeleton />}>
        {({ programAreas }) => <ProgramForm areas={programAreas} onAdded={setAdded} />}
      </Loaded>
    </AdminPage>
  )
}

function Skeleton() {
  return (
    <Loading label="Loading the form…">
      <SkeletonText lines={9} />
    </Loading>
  )
}
