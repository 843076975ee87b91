import { useNavigateFromHere } from "../../base/addresses/navigate-from-here.ts"
import { Link } from "../../base/ui/controls/link.tsx"
import { addPageLimits } from "../../generated/limits.ts"
import { type AddPageInput, useAddPageMutation, useOwnPagesQuery } from "../../generated/office.ts"
import { FieldsForm } from "../../items/forms/fields-form.tsx"
import { type Fields, text } from "../../items/forms/text.tsx"
import type { PartFormProps } from "./part-form.tsx"

const fields = {
  title: text({ label: "Title", half: true }),
  address: text({
    label: "Address after /p/",
    hint: "Such as our-farm. It stays as it is.",
    required: true,
    half: true,
  }),
} satisfies Fields<AddPageInput>

export function OwnPagesForm({ onCancel }: PartFormProps) {
  const navigate = useNavigateFromHere()
  const { data } = useOwnPagesQuery()
  const [add] = useAddPageMutation({ refetchQueries: ["Site", "OwnPages"] })
  const own = data?.pages.filter(({ key }) => key.startsWith("p/")) ?? []

  return (
    <>
      {own.length > 0 && (
        <ul className="stack2">
          {own.map(({ id, key, title, opening }) => (
            <li key={id}>
              <Link to={`/${key}`}>{title}</Link> <span className="soft">{opening ? `/${key}` : "still empty"}</span>
            </li>
          ))}
        </ul>
      )}
      <FieldsForm
        fields={fields}
        limits={addPageLimits}
        submitLabel="Add the page"
        onCancel={onCancel}
        save={async (input, { context }) => {
          const { data } = await add({ variables: { input }, context })
          if (data) navigate(`/${data.addPage.key}`)
        }}
      />
    </>
  )
}
