import { type ComponentProps, useState } from "react"
import { MinorButton } from "../ui/controls/button.tsx"
import type { ConfirmButton } from "../ui/controls/confirm-button.tsx"
import { Dialog } from "../ui/controls/dialog.tsx"
import { OwnPasswordForm } from "./own-password-form.tsx"

type ConfirmProps = "label" | "question" | "consequence" | "confirmLabel" | "onDone"

type OwnPasswordButtonProps = Pick<ComponentProps<typeof ConfirmButton>, ConfirmProps> & {
  run: (password: string) => Promise<unknown>
}

export function OwnPasswordButton({ label, question, consequence, confirmLabel, ...props }: OwnPasswordButtonProps) {
  const { run, onDone } = props
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  return (
    <>
      <MinorButton onClick={() => setOpen(true)}>{label}</MinorButton>
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
