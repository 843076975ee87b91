import { useNavigate } from "react-router-dom"
import { AdminPage } from "../admin/admin-page.tsx"
import type { Fields } from "../forms/field.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { richText } from "../forms/rich-text.tsx"
import { type EditPageInput, type PageFieldsFragment, useEditPageMutation, usePageQuery } from "../generated/graphql.ts"
import { editPageLimits } from "../generated/limits.ts"
import { NotFound } from "../layout/not-found.tsx"
import { useToast } from "../layout/toasts.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonText } from "../ui/loading/skeleton.tsx"
import { headingFields } from "./page-form.tsx"

const heading = "Staff on the home page"

/** The words over the faces of the home page: the page with the key `staff`, which has no address of its own. */
export function HomeStaffScreen() {
  const query = usePageQuery({ variables: { key: "staff" }, fetchPolicy: "network-only" })
  const skeleton = (
    <Loading label="Loading the form…">
      <SkeletonText lines={6} />
    </Loading>
  )

  return (
    <AdminPage title={heading} width="form" above={[{ label: "Site", to: "/admin/site" }]}>
      <p>The words over the people who run the school or teach there. Their own profiles say who is shown.</p>
      <Loaded query={query} skeleton={skeleton}>
        {({ page }) => (page ? <EditStaff page={page} /> : <NotFound />)}
      </Loaded>
    </AdminPage>
  )
}

function EditStaff({ page }: { page: PageFieldsFragment }) {
  const navigate = useNavigate()
  const toast = useToast()
  const [editPage] = useEditPageMutation()
  const leave = () => navigate("/admin/site")

  return (
    <FieldsForm
      fields={fields}
      limits={editPageLimits}
      stored={page}
      submitLabel="Update"
      onCancel={leave}
      save={async (input, { version, context }) => {
        await editPage({ variables: { id: page.id, input: { ...input, version } }, context })
        toast(`${heading}: saved`)
        leave()
      }}
    />
  )
}

const fields = { ...headingFields, pageIntro: richText({ label: "Intro", rows: 3 }) } satisfies Fields<EditPageInput>
