import { useNavigate } from "react-router-dom"
import type { AnyFields, InputOf, LimitsOf, StoredOf } from "../forms/field.ts"
import { useToast } from "../layout/toasts.tsx"
import type { Sending } from "../ui/controls/use-stoppable.ts"
import { useT } from "../ui/words/words.tsx"
import { type Safeguards, VisitorForm } from "./visitor-form.tsx"

/** What travels home with whoever sent a form. */
export type Sent = { receipt: string | undefined }

type SubmissionFormProps<F extends AnyFields> = {
  fields: F
  limits: LimitsOf<F>
  start?: StoredOf<F>
  /** Returns the path of the receipt. */
  send: (input: InputOf<F> & Safeguards, context: Sending) => Promise<string | undefined>
}

export function SubmissionForm<F extends AnyFields>({ send, ...form }: SubmissionFormProps<F>) {
  const navigate = useNavigate()
  const t = useT()
  const toast = useToast()

  return (
    <VisitorForm
      {...form}
      submitLabel={t("Send")}
      failedTitle={t("This was not sent.")}
      onCancel={() => navigate("/")}
      send={async (input, context) => {
        const receipt = await send(input, context)
        toast(t("Message Sent"))
        navigate("/", { state: { receipt } satisfies Sent })
      }}
    />
  )
}
