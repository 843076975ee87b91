import { type ComponentProps, useState } from "react"
import { Button } from "../ui/controls/button.tsx"
import type { ConfirmButton } from "../ui/controls/confirm-button.tsx"
import { Dialog } from "../ui/controls/dialog.tsx"
import { OwnPasswordForm } from "./own-password-form.tsx"

type OwnPasswordButtonProps = Omit<ComponentProps<typeof ConfirmButton>, "run" | "confirmVariant"> & {
  run: (password: string) => Promise<unknown>
}

export function OwnPasswordButton(props: OwnPasswordButtonProps) {
  const { label, question, consequence, confirmLabel, run, onDone, ...look } = props
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} title={question} onClose={close} role="alertdialog">
        <OwnPasswordForm
          submitLabel={confirmLabel}
          variant="danger"
          send={async (password) => {
            await run(password)
            close()
            onDone?.()
          }}
          onCancel={close}
        >
          <p>{consequence}</p>
        </OwnPasswordForm>
      </Dialog>
    </>
  )
}
