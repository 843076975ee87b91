import type { ReactNode } from "react"
import { useNavigate } from "react-router-dom"
import { Page } from "../../base/layout/page.tsx"
import { useTitle } from "../../base/layout/title.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { evictLists, type UseMutation } from "../../base/session/evict.ts"
import { useSession } from "../../base/session/session.tsx"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import { useZone } from "../../base/ui/dates/dates.tsx"
import { whenSettled } from "../../base/ui/pictures/in-turn.ts"
import { PageHead } from "../../base/ui/texts/page-head.tsx"
import type { PublicationInput } from "../../generated/graphql.ts"
import type { ItemForm } from "../forms/fields-form.tsx"
import type { Publication } from "../publication/publication.ts"
import { handInTexts, heldBackReason, savedMessage } from "../publication/saved-message.ts"
import { useContentHead } from "./content-head.tsx"
import type { Section } from "./section.ts"

type AddOptions = { idempotencyKey: string; publication?: PublicationInput }

export type AddItemProps<Input> = {
  section: Section
  /** Idempotent for the same key. */
  useAdd: UseMutation<{ variables: { input: Input & AddOptions }; context: Sending }, { data?: object | null }>
  form: (form: ItemForm<Input>) => ReactNode
  /** The toast if the item is public at once. */
  postedMessage?: string
  next?: (id: number) => string
}

export function AddItem<Input>(props: AddItemProps<Input>) {
  const { section, useAdd, form, postedMessage = `${section.toastName} Posted`, next } = props
  const itemPath = (id: number) => `${section.path}/view/${id}`
  const [add] = useAdd({ update: evictLists })
  const navigate = useNavigate()
  const toast = useToast()
  const zone = useZone()
  const { handsIn } = useSession()
  const head = useContentHead(section, { label: section.add.label })
  useTitle(section.add.label)

  const save: ItemForm<Input>["save"] = async (input, { idempotencyKey, publication, context, isHere }) => {
    const result = await add({ variables: { input: { ...input, idempotencyKey, publication } }, context })
    // A picture that was pasted meanwhile then stays in the form's draft.
    await whenSettled()
    const [item] = Object.values(result.data ?? {}) as [Publication & { id: number }]
    const show = () => navigate((next ?? itemPath)(item.id), { replace: isHere() })
    const action = isHere() ? undefined : ({ label: "Show it", run: show } as const)
    toast(savedMessage(item, postedMessage, zone), { more: heldBackReason(result), action })
    if (isHere()) show()
  }

  return (
    <>
      <PageHead title={section.add.label} {...head} width="text" />
      <Page width="text">
        {form({
          save,
          ...(handsIn ? handInTexts : { submitLabel: "Submit" }),
          onCancel: () => navigate(section.path),
          itemPath,
          publication: null,
        })}
      </Page>
    </>
  )
}
