import { useNavigateFromHere } from "../../base/addresses/navigate-from-here.ts"
import { NotFound } from "../../base/layout/not-found.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { type EditPageInput, useEditPageMutation, usePageQuery } from "../../generated/graphql.ts"
import { editPageLimits } from "../../generated/limits.ts"
import type { Fields } from "../../items/forms/field.ts"
import { FieldsForm } from "../../items/forms/fields-form.tsx"
import { richText } from "../../items/forms/rich-text.tsx"
import { headingFields } from "../../school/pages/page-form.tsx"
import { AdminPage } from "../admin/admin-page.tsx"

const heading = "Staff on the home page"

const fields = { ...headingFields, pageIntro: richText({ label: "Intro", rows: 3 }) } satisfies Fields<EditPageInput>

/** Edits the page `staff`, which has no address: the text above the faces of the home page. */
export function HomeStaffScreen() {
  const query = usePageQuery({ variables: { key: "staff" }, fetchPolicy: "network-only" })
  const navigate = useNavigateFromHere()
  const toast = useToast()
  const [editPage] = useEditPageMutation()
  const leave = () => navigate("/admin/site")

  return (
    <AdminPage title={heading} width="form" above={[{ label: "Site", to: "/admin/site" }]}>
      <p>The words above the people on the home page. Each profile says whether it is shown.</p>
      <Loaded query={query} lines={6}>
        {({ page }) =>
          page ? (
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
          ) : (
            <NotFound />
          )
        }
      </Loaded>
    </AdminPage>
  )
}
