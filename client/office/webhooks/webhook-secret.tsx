import { DateText, formatDateTime } from "../../base/ui/dates/dates.tsx"
import { AdminPage, Panel } from "../admin/admin-page.tsx"
import { crumbsAbove } from "../admin/record-kinds.ts"
import { ShownOnce } from "../admin/shown-once.tsx"

type WebhookSecretProps = { given: { secret: string; webhook: { url: string; previousSecretEndsAt?: string | null } } }

export function WebhookSecret({ given: { secret, webhook } }: WebhookSecretProps) {
  const { url, previousSecretEndsAt } = webhook

  return (
    <AdminPage title="The secret of the webhook" above={crumbsAbove("webhook")} width="form">
      <ShownOnce secret={secret} to="/admin/programs/webhooks">
        With this secret {url} checks that a call is really this site's. It is shown only now: give it to whoever keeps
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
          Each call has the headers webhook-id, webhook-timestamp and webhook-signature, as Standard Webhooks has them:
          the libraries of that name check them in most languages. <a href="/docs/webhooks">How a receiver does it</a>,
          with one to begin with.
        </p>
      </Panel>
    </AdminPage>
  )
}
