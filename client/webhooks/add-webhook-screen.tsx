import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { AdminPage, Panel } from "../admin/admin-page.tsx"
import { ShownOnce } from "../admin/shown-once.tsx"
import type { Fields } from "../forms/field.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { text } from "../forms/text.tsx"
import { addWebhookLimits } from "../generated/limits.ts"
import {
  type AddWebhookInput,
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
import { webhookTopics } from "./webhook-topics.tsx"

const above = [
  { label: "Programs", to: "/admin/programs" },
  { label: "Webhooks", to: "/admin/programs/webhooks" },
]

export function AddWebhookScreen() {
  const { can } = useSession()
  const query = useWebhookTopicsQuery({ skip: !can("addWebhook") })
  const [added, setAdded] = useState<AddWebhookMutation["addWebhook"]>()
  if (!can("addWebhook")) return <NotFound />
  if (added) return <Secret added={added} />

  return (
    <AdminPage title="Add a webhook" above={above} width="form">
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
      fields={fieldsFor(topics)}
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

const fieldsFor = (topics: Topics) =>
  ({
    url: text({
      label: "Address",
      hint: "What is called, such as https://bus.example/hooks/school.",
      input: { type: "url", autoComplete: "off" },
    }),
    topics: webhookTopics(topics),
  }) satisfies Fields<AddWebhookInput>

function Secret({ added: { secret, webhook } }: { added: AddWebhookMutation["addWebhook"] }) {
  return (
    <AdminPage title="The secret of the webhook" above={above} width="form">
      <ShownOnce secret={secret} to="/admin/programs/webhooks">
        With this secret {webhook.url} checks that a call is really this site's. It is shown only now: give it to
        whoever keeps that program.
      </ShownOnce>
      <Panel title="How it is checked">
        <p>
          Each call has the headers webhook-id, webhook-timestamp and webhook-signature, as Standard Webhooks has them:
          the libraries of that name check them in most languages.
        </p>
      </Panel>
    </AdminPage>
  )
}

function Skeleton() {
  return (
    <Loading label="Loading the form…">
      <SkeletonText lines={9} />
    </Loading>
  )
}
