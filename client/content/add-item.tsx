import type { ReactNode } from "react"
import { useNavigate } from "react-router-dom"
import type { ItemForm } from "../forms/fields-form.tsx"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { useToast } from "../layout/toasts.tsx"
import type { Sending } from "../ui/controls/use-stoppable.ts"
import type { Sent } from "../writing/use-sending.ts"
import { ContentBanner } from "./content-banner.tsx"
import type { Section } from "./section.ts"

type AddItemProps<Input> = {
  section: Section
  posted: string
  /** Gives the address of what was added; with the same key, it is added once. Rejects with the server's failure. */
  add: (input: Input & { idempotencyKey: string }, context: Sending) => Promise<string>
  form: (form: ItemForm<Input>) => ReactNode
}

/** The screen on which something new is written. Published, it is shown where everybody reads it. */
export function AddItem<Input>({ section, posted, add, form }: AddItemProps<Input>) {
  const navigate = useNavigate()
  const toast = useToast()
  useTitle(section.add.label)

  const save = async (input: Input, { idempotencyKey, context }: Sent) => {
    const address = await add({ ...input, idempotencyKey }, context)
    toast(posted)
    navigate(address, { replace: true })
  }

  return (
    <>
      <ContentBanner section={section} adding />
      <Page width="text">{form({ save, submitLabel: "Submit", onCancel: () => navigate(section.path) })}</Page>
    </>
  )
}
