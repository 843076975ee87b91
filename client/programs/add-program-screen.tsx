import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { AdminPage } from "../admin/admin-page.tsx"
import { FieldsForm } from "../forms/fields-form.tsx"
import { addProgramLimits } from "../generated/limits.ts"
import {
  type AddProgramMutation,
  type ProgramAreasQuery,
  useAddProgramMutation,
  useProgramAreasQuery,
} from "../generated/office.ts"
import { NotFound } from "../layout/not-found.tsx"
import { useToast } from "../layout/toasts.tsx"
import { useSession } from "../session/session.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonText } from "../ui/loading/skeleton.tsx"
import { newProgramFields } from "./program-fields.ts"
import { ProgramToken } from "./program-token.tsx"

type Added = AddProgramMutation["addProgram"]

const above = [{ label: "Programs", to: "/admin/programs" }]

export function AddProgramScreen() {
  const { can } = useSession()
  const query = useProgramAreasQuery({ skip: !can("addProgram") })
  const [added, setAdded] = useState<Added>()
  if (!can("addProgram")) return <NotFound />
  if (added) return <ProgramToken above={above} given={added} />

  return (
    <AdminPage title="Add a program" above={above} width="form">
      <Loaded query={query} skeleton={<Skeleton />}>
        {({ programAreas }) => <AddProgramForm areas={programAreas} onAdded={setAdded} />}
      </Loaded>
    </AdminPage>
  )
}

type AddProgramFormProps = { areas: ProgramAreasQuery["programAreas"]; onAdded: (added: Added) => void }

function AddProgramForm({ areas, onAdded }: AddProgramFormProps) {
  const navigate = useNavigate()
  const toast = useToast()
  const [add] = useAddProgramMutation({ fetchPolicy: "no-cache", refetchQueries: ["Programs"] })

  return (
    <FieldsForm
      fields={newProgramFields(areas)}
      limits={addProgramLimits}
      submitLabel="Make the token"
      failedTitle="This program was not added."
      onCancel={() => navigate("/admin/programs")}
      save={async (input, { context }) => {
        const { data } = await add({ variables: { input }, context })
        if (!data) return
        toast("Program Added")
        onAdded(data.addProgram)
      }}
    />
  )
}

function Skeleton() {
  return (
    <Loading label="Loading the form…">
      <SkeletonText lines={9} />
    </Loading>
  )
}
