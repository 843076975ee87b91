import type { ReactNode } from "react"
import { useNavigate } from "react-router-dom"
import { useToast } from "../../base/layout/toasts.tsx"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import { useT } from "../../base/ui/words/words.tsx"
import type { AnyFields, InputOf, LimitsOf, StoredOf } from "../../items/forms/field.ts"
import { type Safeguards, VisitorForm } from "./visitor-form.tsx"

export type Sent = { receipt: string | undefined }

type SubmissionFormProps<F extends AnyFields, More extends object> = {
  fields: F
  limits: LimitsOf<F>
  start?: StoredOf<F>
  more?: More
  /** Shown above the fields. */
  children?: ReactNode
  useSend: () => readonly [
    (options: SendOptions<InputOf<F> & Safeguards & More>) => Promise<{ data?: object | null }>,
    unknown,
  ]
}

type SendOptions<Input> = { variables: { input: Input }; context: Sending }

export function SubmissionForm<F extends AnyFields, More extends object = object>(props: SubmissionFormProps<F, More>) {
  const { more, useSend, ...form } = props
  const navigate = useNavigate()
  const t = useT()
  const toast = useToast()
  const [send] = useSend()

  return (
    <VisitorForm
      {...form}
      more={more}
      submitLabel={t("Send")}
      failedTitle={t("This was not sent.")}
      onCancel={() => navigate("/")}
      send={async (input, { context, isHere }) => {
        const { data } = await send({ variables: { input: { ...(more as More), ...input } }, context })
        const [receipt] = Object.values(data ?? {}) as { path: string }[]
        if (!isHere() && receipt)
          return toast(t("Message Sent"), { action: { label: "Show it", run: () => navigate(receipt.path) } })
        toast(t("Message Sent"))
        navigate("/", { state: { receipt: receipt?.path } satisfies Sent })
      }}
    />
  )
}
