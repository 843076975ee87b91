import { useNavigate } from "react-router-dom"
import { AdminPage } from "../admin/admin-page.tsx"
import type { ItemForm } from "../content/item-form.ts"
import { RichTextEditor } from "../editor/index.tsx"
import { type PageFieldsFragment, useEditPageMutation, usePageQuery } from "../generated/graphql.ts"
import { NotFound } from "../layout/not-found.tsx"
import { useToast } from "../layout/toasts.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { Loading, SkeletonText } from "../ui/skeleton.tsx"
import { TextField } from "../ui/text-field.tsx"
import { richly } from "../writing/compared.tsx"
import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"
import { TagField } from "./tag-field.tsx"

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
    <StaffForm
      page={page}
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

type StaffInput = { title: string; tag: string; pageIntro: string }

const names = { title: "Title", tag: "Small heading", pageIntro: richly("Intro") }

function StaffForm({ page, save, submitLabel, onCancel }: ItemForm<StaffInput> & { page: PageFieldsFragment }) {
  const { title, tag, pageIntro } = page
  const writing = useWriting({ title, tag, pageIntro }, page.version)
  const { typed, type } = writing

  return (
    <WritingForm
      writing={writing}
      names={names}
      missing={{ "a title": !typed.title.trim() }}
      submitLabel={submitLabel}
      onCancel={onCancel}
      onSubmit={save}
    >
      {({ fields }) => (
        <>
          <TextField
            label="Title"
            required
            maxLength={200}
            error={fields.title}
            value={typed.title}
            onChange={({ target }) => type({ title: target.value })}
          />
          <TagField error={fields.tag} value={typed.tag} onChange={(tag) => type({ tag })} />
          <RichTextEditor
            label="Intro"
            value={typed.pageIntro}
            rows={3}
            error={fields.pageIntro}
            onChange={(pageIntro) => type({ pageIntro })}
          />
        </>
      )}
    </WritingForm>
  )
}
