import { AdminPage, Panel } from "../admin/admin-page.tsx"
import { ShownOnce } from "../admin/shown-once.tsx"
import { DateText, formatDateTime } from "../ui/dates/dates.tsx"

/** Above each webhook's own screens. */
export const webhooksAbove = [
  { label: "Programs", to: "/admin/programs" },
  { label: "Webhooks", to: "/admin/programs/webhooks" },
]

type WebhookSecretProps = {
  secret: string
  webhook: { url: string; previousSecretEndsAt?: string | null }
}

/** The secret of a webhook that was added, or whose secret was renewed. */
export function WebhookSecret({ secret, webhook: { url, previousSecretEndsAt } }: WebhookSecretProps) {
  return (
    <AdminPage title="The secret of the webhook" above={webhooksAbove} width="form">
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
