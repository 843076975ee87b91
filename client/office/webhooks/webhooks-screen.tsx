import Webhook from "lucide-react/icons/webhook"
import { useEffect } from "react"
import { MinorAction } from "../../base/layout/action-button.tsx"
import { OwnPasswordButton } from "../../base/layout/own-password-button.tsx"
import { ButtonLink, QuietLink } from "../../base/ui/controls/button.tsx"
import { Moment } from "../../base/ui/dates/moment.tsx"
import { EmptyState } from "../../base/ui/loading/empty-state.tsx"
import { Badge } from "../../base/ui/texts/badge.tsx"
import { listed } from "../../base/ui/texts/listed.ts"
import {
  useDeleteWebhookMutation,
  useSwitchWebhookMutation,
  useTryWebhookMutation,
  useWebhooksQuery,
  type WebhookFieldsFragment,
  type WebhooksQuery,
} from "../../generated/office.ts"
import { LoadedPage } from "../admin/admin-page.tsx"
import { Card, CardList } from "../admin/card-list.tsx"
import { crumbsAbove } from "../admin/record-kinds.ts"
import { TableSkeleton } from "../admin/record-table.tsx"
import { anyPending, Deliveries } from "./deliveries.tsx"

const addLink = <ButtonLink to="/admin/programs/webhooks/add">Add a webhook</ButtonLink>

const pollMs = 2_000

export function WebhooksScreen() {
  const query = useWebhooksQuery()
  usePolling(query)

  return (
    <LoadedPage
      title="Webhooks"
      above={crumbsAbove("program")}
      action={addLink}
      width="form"
      query={query}
      skeleton={<TableSkeleton rows={3} />}
      note="Programs that this site calls as soon as something happens. A call says what and where, and holds nothing that families wrote."
    >
      {(data) => <List of={data} />}
    </LoadedPage>
  )
}

function usePolling({ data, refetch }: ReturnType<typeof useWebhooksQuery>) {
  useEffect(() => {
    if (!data || !anyPending(data.webhooks, Date.now())) return
    // The next visit makes up for a failed poll.
    const timer = setInterval(() => refetch().catch(() => undefined), pollMs)
    return () => clearInterval(timer)
  }, [data, refetch])
}

function List({ of: { webhooks, webhookTopics } }: { of: WebhooksQuery }) {
  if (webhooks.length === 0) return <EmptyState text="No webhooks yet. Add the first one." />
  const nameOf = (topic: string) => webhookTopics.find((one) => one.topic === topic)?.name ?? topic

  return (
    <CardList>
      {webhooks.map((webhook) => (
        <WebhookCard key={webhook.id} webhook={webhook} nameOf={nameOf} />
      ))}
    </CardList>
  )
}

type WebhookCardProps = { webhook: WebhookFieldsFragment; nameOf: (topic: string) => string }

function WebhookCard({ webhook, nameOf }: WebhookCardProps) {
  const { url, topics, deliveries } = webhook

  return (
    <Card icon={Webhook} title={url}>
      <p>
        {listed(topics.map(nameOf))} <State {...webhook} />
      </p>
      <Actions webhook={webhook} />
      <Deliveries of={deliveries} />
    </Card>
  )
}

function Actions({ webhook: { id, url, isOn } }: Pick<WebhookCardProps, "webhook">) {
  const [attempt] = useTryWebhookMutation()
  const [toggle] = useSwitchWebhookMutation()
  const [remove] = useDeleteWebhookMutation()
  const of = <span className="unseen"> {url}</span>

  return (
    <div className="row2">
      <MinorAction run={() => attempt({ variables: { id } })} doneText="Called: see its calls">
        Try{of}
      </MinorAction>
      <QuietLink to={`/admin/programs/webhooks/${id}`} size="small">
        Change{of}
      </QuietLink>
      <MinorAction
        run={() => toggle({ variables: { id, on: !isOn } })}
        doneText={isOn ? "Switched Off" : "Switched On"}
      >
        {isOn ? "Switch off" : "Switch on"}
        {of}
      </MinorAction>
      <OwnPasswordButton
        label={<>Delete{of}</>}
        question="Delete this webhook?"
        consequence={`${url} is called no more, and what it answered is forgotten.`}
        confirmLabel="Delete"
        run={(password) => remove({ variables: { id, password } })}
        doneText="Webhook Deleted"
      />
    </div>
  )
}

function State({ isOn, offSince, failingSince }: WebhookFieldsFragment) {
  if (!isOn)
    return (
      <Badge off>
        {failingSince ? "Switched off by the site: nothing got through" : "Off"}
        {offSince && (
          <>
            , since <Moment of={offSince} />
          </>
        )}
      </Badge>
    )
  if (!failingSince) return null
  return (
    <Badge off>
      Nothing gets through since <Moment of={failingSince} />
    </Badge>
  )
}
