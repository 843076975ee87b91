import { useApolloClient } from "@apollo/client/react"
import { type ComponentProps, type ReactNode, useRef, useState } from "react"
import { useToast } from "../../base/layout/toasts.tsx"
import { Button } from "../../base/ui/controls/button.tsx"
import { Dialog } from "../../base/ui/controls/dialog.tsx"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import { useIdempotencyKeys } from "../../base/ui/use-idempotency-keys.ts"
import type { AnyFields, InputOf } from "../../items/forms/field.ts"
import { SimpleForm } from "../../items/forms/simple-form.tsx"
import { useSignInAgain } from "../../items/writing/sign-in-again.tsx"

type FormButtonProps<F extends AnyFields> = Omit<ComponentProps<typeof SimpleForm<F>>, "save" | "onCancel"> &
  Pick<ComponentProps<typeof Button>, "variant" | "size"> & {
    label: ReactNode
    /** Heading of the dialog. */
    title: string
    /** Resolves with the success message. */
    save: (input: InputOf<F> & { idempotencyKey: string }, context: Sending) => Promise<string>
  }

/** Opens a form in a dialog. */
export function FormButton<F extends AnyFields>({ label, title, variant, size, save, ...form }: FormButtonProps<F>) {
  const [isOpen, setOpen] = useState(false)
  const keys = useIdempotencyKeys()
  const toast = useToast()
  const { withSession, signInAgain } = useSignInAgain(isOpen)
  const client = useApolloClient()
  const isUncertain = useRef(false)
  const close = () => {
    setOpen(false)
    keys.forget()
    // Without its answer, the list must show whether it was stored, or it is entered twice.
    if (isUncertain.current) void client.refetchQueries({ include: "active" })
    isUncertain.current = false
  }

  return (
    <>
      <Button {...{ variant, size }} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} title={title} onClose={close}>
        <SimpleForm
          {...form}
          onCancel={close}
          save={async (input, context) => {
            // The same for a form that is reworded after a lost answer: otherwise it would be stored twice.
            const idempotencyKey = keys.keyOf(null)
            isUncertain.current = true
            toast(await withSession(() => save({ ...input, idempotencyKey }, context)))
            isUncertain.current = false
            // Cancelled while this was sent, the dialog may be open again, with other words.
            if (keys.keyOf(null) === idempotencyKey) close()
          }}
        />
      </Dialog>
      {signInAgain}
    </>
  )
}
