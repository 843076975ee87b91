import type { ComponentProps, ReactNode } from "react"
import { useNavigateFromHere } from "../../base/addresses/navigate-from-here.ts"
import { ConfirmButton } from "../../base/layout/confirm-button.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import { ignoreNotFound } from "../../base/ui/loading/failure.ts"
import type { AnyFields, InputOf, StoredOf } from "../../items/forms/field.ts"
import { FieldsForm } from "../../items/forms/fields-form.tsx"
import { AdminPage } from "./admin-page.tsx"
import { capitalized, crumbsAbove, type RecordKind, recordKinds } from "./record-kinds.ts"

type EditRecordProps<F extends AnyFields> = Pick<
  ComponentProps<typeof FieldsForm<F>>,
  "fields" | "limits" | "failedTitle"
> & {
  of: RecordKind
  stored: StoredOf<F> & { id: number; version?: number }
  name: string
  title?: string
  note?: string
  action?: ReactNode
  edit: (request: {
    variables: { id: number; input: InputOf<F> & { version?: number } }
    context: Sending
  }) => Promise<unknown>
  remove?: (request: { variables: { id: number } }) => Promise<unknown>
  isBinned?: boolean
  listPath?: (sent?: InputOf<F>) => string
  frame?: (form: ReactNode) => ReactNode
  /** Below the form. */
  children?: ReactNode
}

export function EditRecord<F extends AnyFields>({ of: kind, stored, name, children, ...props }: EditRecordProps<F>) {
  const { title = name, note, action, edit, remove, isBinned, listPath, frame = (form) => form, ...form } = props
  const { id } = stored
  const navigate = useNavigateFromHere()
  const toast = useToast()
  const list = listPath ?? (() => recordKinds[kind].path)

  return (
    <AdminPage title={title} above={crumbsAbove(kind, list())} {...{ note, action }} width="form">
      {frame(
        <FieldsForm
          {...form}
          stored={stored}
          submitLabel="Update"
          addPath={`${recordKinds[kind].path}/add`}
          onCancel={() => navigate(list())}
          save={async (input, { version, context }) => {
            await edit({ variables: { id, input: { ...input, version } }, context })
            toast(`${capitalized(kind)} Edited`)
            navigate(list(input))
          }}
        />,
      )}
      {children}
      {remove && (
        <ConfirmButton
          variant="danger"
          label={`Delete this ${kind}`}
          question={`Delete this ${kind}?`}
          consequence={isBinned ? `“${name}” stays in the bin for 30 days.` : `“${name}” will be gone for good.`}
          confirmLabel="Delete"
          run={() => remove({ variables: { id } }).catch(ignoreNotFound)}
          doneText={`${capitalized(kind)} Deleted`}
          onDone={() => navigate(list(), { replace: true })}
        />
      )}
    </AdminPage>
  )
}
