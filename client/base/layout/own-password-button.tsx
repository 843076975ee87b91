import { type ComponentProps, useState } from "react"
import { refetchScreen } from "../session/api-client.ts"
import { OwnPasswordForm } from "../session/own-password-form.tsx"
import { MinorButton } from "../ui/controls/button.tsx"
import { Dialog } from "../ui/controls/dialog.tsx"
import { ignoreNotFound } from "../ui/loading/failure.ts"
import type { ConfirmButton } from "./confirm-button.tsx"
import { useToast } from "./toasts.tsx"

type ConfirmProps = Pick<ComponentProps<typeof ConfirmButton>, "label" | "question" | "consequence" | "confirmLabel">

/** `run` deletes something. */
type OwnPasswordButtonProps = ConfirmProps & { run: (password: string) => Promise<unknown>; doneText: string }

export function OwnPasswordButton({ label, question, consequence, confirmLabel, ...props }: OwnPasswordButtonProps) {
  const { run, doneText } = props
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const cancel = () => {
    setOpen(false)
    void refetchScreen()
  }

  return (
    <>
      <MinorButton onClick={() => setOpen(true)}>{label}</MinorButton>
      <Dialog open={isOpen} title={question} onClose={cancel} role="alertdialog">
        <OwnPasswordForm
          submitLabel={confirmLabel}
          variant="danger"
          send={async (password) => {
            await run(password).catch(ignoreNotFound)
            await refetchScreen()
            setOpen(false)
            toast(doneText)
          }}
          onCancel={cancel}
        >
          <p>{consequence}</p>
        </OwnPasswordForm>
      </Dialog>
    </>
  )
}
