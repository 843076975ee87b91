import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { AdminPage, Panel } from "../admin/admin-page.tsx"
import { OneRecord } from "../admin/one-record.tsx"
import { useItemId } from "../content/item-id.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { editWebhookLimits } from "../generated/limits.ts"
import {
  type RenewWebhookSecretMutation,
  useEditWebhookMutation,
  useRenewWebhookSecretMutation,
  useWebhooksQuery,
  type WebhookFieldsFragment,
  type WebhooksQuery,
} from "../generated/office.ts"
import { NotFound } from "../layout/not-found.tsx"
import { useToast } from "../layout/toasts.tsx"
import { useSession } from "../session/session.tsx"
import { ConfirmButton } from "../ui/controls/confirm-button.tsx"
import { webhookFields } from "./webhook-fields.ts"
import { WebhookSecret, webhooksAbove } from "./webhook-secret.tsx"

type Renewed = RenewWebhookSecretMutation["renewWebhookSecret"]

const asNew = "/admin/programs/webhooks/add"

/** A webhook's address and events, to be changed, and another secret for it. */
export function WebhookScreen() {
  const id = useItemId()
  const { can } = useSession()
  const query = useWebhooksQuery({ skip: !can("editWebhook") })
  const [renewed, setRenewed] = useState<Renewed>()
  if (!can("editWebhook")) return <NotFound />
  if (renewed) return <WebhookSecret {...renewed} />

  return (
    <OneRecord id={id} query={query} title="Webhook" above={webhooksAbove} asNew={asNew}>
      {({ webhooks, webhookTopics }) => {
        const webhook = webhooks.find((one) => one.id === id)
        return webhook && <Shown key={webhook.id} {...{ webhook, webhookTopics }} onRenewed={setRenewed} />
      }}
    </OneRecord>
  )
}

type ShownProps = {
  webhook: WebhookFieldsFragment
  webhookTopics: WebhooksQuery["webhookTopics"]
  onRenewed: (renewed: Renewed) => void
}

function Shown({ webhook, webhookTopics, onRenewed }: ShownProps) {
  const { id, url, topics } = webhook
  const navigate = useNavigate()
  const toast = useToast()
  const [edit] = useEditWebhookMutation()
  const back = () => navigate("/admin/programs/webhooks")

  return (
    <AdminPage title="Webhook" above={webhooksAbove} width="form">
      <FieldsForm
        fields={webhookFields(webhookTopics)}
        limits={editWebhookLimits}
        stored={{ url, topics }}
        submitLabel="Update"
        failedTitle="This webhook was not changed."
        asNew={asNew}
        onCancel={back}
        save={async (input, { context }) => {
          await edit({ variables: { id, input }, context })
          toast("Webhook Edited")
          back()
        }}
      />
      <Renewal webhook={webhook} onRenewed={onRenewed} />
    </AdminPage>
  )
}

function Renewal({ webhook: { id, url }, onRenewed }: Pick<ShownProps, "webhook" | "onRenewed">) {
  const toast = useToast()
  const [renew] = useRenewWebhookSecretMutation({ fetchPolicy: "no-cache" })

  return (
    <Panel
      title="Another secret"
      note="For when somebody has seen it who should not have, or when the address is now another program's."
    >
      <div>
        <ConfirmButton
          label="Renew the secret"
          variant="quiet"
          question="Renew the secret of this webhook?"
          consequence={`Give the new one to whoever keeps ${url} within a day: until then calls are signed with both.`}
          confirmLabel="Renew"
          confirmVariant="primary"
          run={async () => {
            const { data } = await renew({ variables: { id } })
            if (data) onRenewed(data.renewWebhookSecret)
          }}
          onDone={() => toast("Secret Renewed")}
        />
      </div>
    </Panel>
  )
}
