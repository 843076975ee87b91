import type { ReactNode } from "react"
import { useNavigate } from "react-router-dom"
import type { ItemForm } from "../forms/fields-form.tsx"
import type { PublicationInput } from "../generated/graphql.ts"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { useToast } from "../layout/toasts.tsx"
import type { Publication } from "../publication/publication.ts"
import { handingIn, savedMessage } from "../publication/saved-message.ts"
import { useSession } from "../session/session.tsx"
import type { Sending } from "../ui/controls/use-stoppable.ts"
import { useZone } from "../ui/dates/dates.tsx"
import { ContentBanner } from "./content-banner.tsx"
import type { Section } from "./section.ts"

type AddItemProps<Input> = {
  section: Section
  posted: string
  /** With the same key, it is added once. Rejects with the server's failure. */
  add: (input: Input & AddedWith, context: Sending) => Promise<Added>
  form: (form: ItemForm<Input>) => ReactNode
}

export type AddedWith = { idempotencyKey: string; publication?: PublicationInput }

export type Added = { path: string; item: Publication | undefined }

export function AddItem<Input>({ section, posted, add, form }: AddItemProps<Input>) {
  const navigate = useNavigate()
  const toast = useToast()
  const zone = useZone()
  const { handsIn } = useSession()
  useTitle(section.add.label)

  const save: ItemForm<Input>["save"] = async (input, { idempotencyKey, publication, context }) => {
    const { path, item } = await add({ ...input, idempotencyKey, publication }, context)
    toast(item ? savedMessage(item, posted, zone) : posted)
    navigate(path, { replace: true })
  }

  return (
    <>
      <ContentBanner section={section} adding />
      <Page width="text">
        {form({
          save,
          ...(handsIn ? handingIn : { submitLabel: "Submit" }),
          onCancel: () => navigate(section.path),
          itemPath: (id) => `${section.path}/view/${id}`,
          publication: null,
        })}
      </Page>
    </>
  )
}
