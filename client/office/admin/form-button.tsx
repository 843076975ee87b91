import { type ComponentProps, type ReactNode, useState } from "react"
import { useToast } from "../../base/layout/toasts.tsx"
import { Button } from "../../base/ui/controls/button.tsx"
import { Dialog } from "../../base/ui/controls/dialog.tsx"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import { randomId } from "../../base/ui/random-id.ts"
import type { AnyFields, InputOf } from "../../items/forms/field.ts"
import { SimpleForm } from "../../items/forms/simple-form.tsx"

type FormButtonProps<F extends AnyFields> = Omit<ComponentProps<typeof SimpleForm<F>>, "save" | "onCancel"> &
  Pick<ComponentProps<typeof Button>, "variant" | "size"> & {
    label: ReactNode
    /** Heading of the dialog. */
    title: string
    /** Resolves with the words for what was done. The key is another one each time that the form opens. */
    save: (input: InputOf<F> & { idempotencyKey: string }, context: Sending) => Promise<string>
  }

/** Opens a form in a dialog. */
export function FormButton<F extends AnyFields>({ label, title, variant, size, save, ...form }: FormButtonProps<F>) {
  const [idempotencyKey, setKey] = useState("")
  const toast = useToast()
  const close = () => setKey("")

  return (
    <>
      <Button {...{ variant, size }} onClick={() => setKey(randomId())}>
        {label}
      </Button>
      <Dialog open={idempotencyKey !== ""} title={title} onClose={close}>
        <SimpleForm
          {...form}
          onCancel={close}
          save={async (input, context) => {
            toast(await save({ ...input, idempotencyKey }, context))
            close()
          }}
        />
      </Dialog>
    </>
  )
}
