import { useNavigate } from "react-router-dom"
import { useToast } from "../../base/layout/toasts.tsx"
import { DateText, formatDateTime } from "../../base/ui/dates/dates.tsx"
import { addWebhookLimits, editWebhookLimits } from "../../generated/limits.ts"
import {
  type AddWebhookInput,
  useAddWebhookMutation,
  useEditWebhookMutation,
  useRenewWebhookSecretMutation,
  useWebhooksQuery,
  type WebhooksQuery,
} from "../../generated/office.ts"
import { useItemId } from "../../items/content/item-id.ts"
import { multiSelect } from "../../items/forms/choices.tsx"
import { FieldsForm } from "../../items/forms/fields-form.tsx"
import { type Fields, text } from "../../items/forms/text.tsx"
import { AdminPage, LoadedPage, Panel } from "../admin/admin-page.tsx"
import { EditRecord } from "../admin/edit-record.tsx"
import { OneRecord } from "../admin/one-record.tsx"
import { crumbsAbove, recordKinds } from "../admin/record-kinds.ts"
import { Renewal } from "../admin/renewal.tsx"
import { ShownOnce } from "../admin/shown-once.tsx"

export function AddWebhookScreen() {
  const query = useWebhooksQuery()
  const [add, { data: added }] = useAddWebhookMutation({ fetchPolicy: "no-cache", refetchQueries: ["Webhooks"] })
  const navigate = useNavigate()
  const toast = useToast()
  if (added) return <WebhookSecret result={added.addWebhook} />

  return (
    <LoadedPage title="Add a webhook" above={crumbsAbove("webhook")} width="form" query={query}>
      {({ webhookTopics: topics }) => (
        <FieldsForm
          fields={webhookFields(topics)}
          limits={addWebhookLimits}
          submitLabel="Add the webhook"
          failedTitle="This webhook was not added."
          onCancel={() => navigate(recordKinds.webhook.path)}
          save={async (input, { idempotencyKey, context }) => {
            await add({ variables: { input: { ...input, idempotencyKey } }, context })
            toast("Webhook Added")
          }}
        />
      )}
    </LoadedPage>
  )
}

export function WebhookScreen() {
  const id = useItemId()
  const query = useWebhooksQuery()
  const [edit] = useEditWebhookMutation()
  const [renew, { data: renewed }] = useRenewWebhookSecretMutation({ fetchPolicy: "no-cache" })
  if (renewed) return <WebhookSecret result={renewed.renewWebhookSecret} />

  return (
    <OneRecord of="webhook" query={query}>
      {({ webhooks, webhookTopics: topics }) => {
        const webhook = webhooks.find((one) => one.id === id)
        return (
          webhook && (
            <EditRecord
              of="webhook"
              fields={webhookFields(topics)}
              limits={editWebhookLimits}
              stored={webhook}
              name={webhook.url.replace(/^https?:\/\//, "")}
              failedTitle="This webhook was not changed."
              edit={edit}
            >
              <Renewal
                kind="Secret"
                note="Do this if somebody has seen it who should not have, or if the address now belongs to another program."
                question="Renew the secret of this webhook?"
                consequence={`Give the new one to the maintainer of ${webhook.url} within a day: until then calls are signed with both.`}
                renew={() => renew({ variables: { id: webhook.id } })}
              />
            </EditRecord>
          )
        )
      }}
    </OneRecord>
  )
}

const webhookFields = (topics: WebhooksQuery["webhookTopics"]) =>
  ({
    url: text({
      label: "Address",
      hint: "The address to call, such as https://bus.example/hooks/school.",
      input: { type: "url", autoComplete: "off" },
    }),
    topics: multiSelect({
      label: "Events it receives",
      choices: Object.fromEntries(topics.map(({ topic, name }) => [topic, name])),
    }),
  }) satisfies Fields<AddWebhookInput>

type WebhookSecretProps = { result: { secret: string; webhook: { url: string; previousSecretEndsAt?: string | null } } }

function WebhookSecret({ result: { secret, webhook } }: WebhookSecretProps) {
  const { url, previousSecretEndsAt } = webhook

  return (
    <AdminPage title="The secret of the webhook" above={crumbsAbove("webhook")} width="form">
      <ShownOnce secret={secret} to="/admin/programs/webhooks">
        With this secret {url} checks that a call is really this site’s. It is shown only now: give it to whoever keeps
        that program.
        {previousSecretEndsAt && (
          <>
            {" "}
            Calls are signed with the one before too, until <DateText of={previousSecretEndsAt} as={formatDateTime} />.
          </>
        )}
      </ShownOnce>
      <Panel title="How it is checked">
        <p>
          Each call has the headers webhook-id, webhook-timestamp and webhook-signature, of the Standard Webhooks
          specification, whose libraries check them in most languages.{" "}
          <a href="/docs/webhooks">How a receiver does it</a>, with one to begin with.
        </p>
      </Panel>
    </AdminPage>
  )
}
