import type { ComponentProps, ReactNode } from "react"
import { useNavigateFromHere } from "../../base/addresses/navigate-from-here.ts"
import { useToast } from "../../base/layout/toasts.tsx"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import type { AnyFields, InputOf } from "../../items/forms/field.ts"
import { FieldsForm } from "../../items/forms/fields-form.tsx"
import { AdminPage } from "./admin-page.tsx"
import { capitalized, crumbsAbove, type RecordKind, recordKinds, withArticle } from "./record-kinds.ts"

type AddRecordProps<F extends AnyFields> = Pick<ComponentProps<typeof FieldsForm<F>>, "fields" | "limits" | "start"> & {
  of: RecordKind
  verb?: "Add" | "Post"
  submitLabel?: string
  note?: ReactNode
  add: (request: {
    variables: { input: InputOf<F> & { idempotencyKey: string } }
    context: Sending
  }) => Promise<unknown>
  listPath?: (sent?: InputOf<F>) => string
}

export function AddRecord<F extends AnyFields>({ of: kind, ...props }: AddRecordProps<F>) {
  const { verb = "Add", note, add, listPath, ...form } = props
  const navigate = useNavigateFromHere()
  const toast = useToast()
  const list = listPath ?? (() => recordKinds[kind].path)

  return (
    <AdminPage title={`${verb} ${withArticle(kind)}`} width="form" above={crumbsAbove(kind)} note={note}>
      <FieldsForm
        submitLabel={`${verb} the ${kind}`}
        {...form}
        onCancel={() => navigate(list(), { replace: true })}
        itemPath={(id) => `${recordKinds[kind].path}/${id}`}
        save={async (input, { idempotencyKey, context }) => {
          await add({ variables: { input: { ...input, idempotencyKey } }, context })
          toast(`${capitalized(kind)} ${verb}ed`)
          navigate(list(input), { replace: true })
        }}
      />
    </AdminPage>
  )
}
