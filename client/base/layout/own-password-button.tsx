import { type ComponentProps, useRef, useState } from "react"
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
  const inFlight = useRef(false)
  const cancel = () => {
    // A failure must be seen.
    if (inFlight.current) return
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
            inFlight.current = true
            try {
              await run(password).catch(ignoreNotFound)
            } finally {
              inFlight.current = false
            }
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
