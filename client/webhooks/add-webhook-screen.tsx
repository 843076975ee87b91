import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { AdminPage } from "../admin/admin-page.tsx"
import { FieldsForm } from "../forms/fields-form.tsx"
import { addWebhookLimits } from "../generated/limits.ts"
import {
  type AddWebhookMutation,
  useAddWebhookMutation,
  useWebhookTopicsQuery,
  type WebhookTopicsQuery,
} from "../generated/office.ts"
import { NotFound } from "../layout/not-found.tsx"
import { useToast } from "../layout/toasts.tsx"
import { useSession } from "../session/session.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonText } from "../ui/loading/skeleton.tsx"
import { webhookFields } from "./webhook-fields.ts"
import { WebhookSecret, webhooksAbove } from "./webhook-secret.tsx"

export function AddWebhookScreen() {
  const { can } = useSession()
  const query = useWebhookTopicsQuery({ skip: !can("addWebhook") })
  const [added, setAdded] = useState<AddWebhookMutation["addWebhook"]>()
  if (!can("addWebhook")) return <NotFound />
  if (added) return <WebhookSecret {...added} />

  return (
    <AdminPage title="Add a webhook" above={webhooksAbove} width="form">
      <Loaded query={query} skeleton={<Skeleton />}>
        {({ webhookTopics }) => <WebhookForm topics={webhookTopics} onAdded={setAdded} />}
      </Loaded>
    </AdminPage>
  )
}

type Topics = WebhookTopicsQuery["webhookTopics"]
type WebhookFormProps = { topics: Topics; onAdded: (added: AddWebhookMutation["addWebhook"]) => void }

function WebhookForm({ topics, onAdded }: WebhookFormProps) {
  const navigate = useNavigate()
  const toast = useToast()
  const [add] = useAddWebhookMutation({ fetchPolicy: "no-cache", refetchQueries: ["Webhooks"] })

  return (
    <FieldsForm
      fields={webhookFields(topics)}
      limits={addWebhookLimits}
      submitLabel="Add the webhook"
      failedTitle="This webhook was not added."
      onCancel={() => navigate("/admin/programs/webhooks")}
      save={async (input, { context }) => {
        const { data } = await add({ variables: { input }, context })
        if (!data) return
        toast("Webhook Added")
        onAdded(data.addWebhook)
      }}
    />
  )
}

function Skeleton() {
  return (
    <Loading label="Loading the form…">
      <SkeletonText lines={9} />
    </Loading>
  )
}
