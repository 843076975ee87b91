import Webhook from "lucide-react/icons/webhook"
import { useEffect } from "react"
import { AdminPage } from "../admin/admin-page.tsx"
import { Card, CardActions, CardList } from "../admin/card-list.tsx"
import { TableSkeleton } from "../admin/record-table.tsx"
import {
  useDeleteWebhookMutation,
  useSwitchWebhookMutation,
  useTryWebhookMutation,
  useWebhooksQuery,
  type WebhookFieldsFragment,
  type WebhooksQuery,
} from "../generated/office.ts"
import { NotFound } from "../layout/not-found.tsx"
import { useToast } from "../layout/toasts.tsx"
import { useAction } from "../layout/use-action.ts"
import { OwnPasswordButton } from "../session/own-password-button.tsx"
import { useSession } from "../session/session.tsx"
import { Button, ButtonLink } from "../ui/controls/button.tsx"
import { Moment } from "../ui/dates/moment.tsx"
import { EmptyState } from "../ui/loading/empty-state.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading } from "../ui/loading/skeleton.tsx"
import { Badge } from "../ui/texts/badge.tsx"
import { VisuallyHidden } from "../ui/texts/visually-hidden.tsx"
import { anyUnderWay, Deliveries } from "./deliveries.tsx"

const addLink = <ButtonLink to="/admin/programs/webhooks/add">Add a webhook</ButtonLink>

/** Asked again so often while a call is under way, in milliseconds. */
const soonMs = 2_000

/** The programs elsewhere that are told what happens here. */
export function WebhooksScreen() {
  const { can } = useSession()
  const query = useWebhooksQuery({ skip: !can("webhooks") })
  useAskedAgain(query)
  if (!can("webhooks")) return <NotFound />

  return (
    <AdminPage
      title="Webhooks"
      above={[{ label: "Programs", to: "/admin/programs" }]}
      action={addLink}
      width="form"
      note="Other programs that this site calls as soon as something happens: so that a bus board or a partner's site need not ask again and again. A call says what happened and where, and holds nothing that families wrote."
    >
      <Loaded query={query} skeleton={<Skeleton />}>
        {(data) => <List of={data} />}
      </Loaded>
    </AdminPage>
  )
}

/** Looks again as long as a call is under way. */
function useAskedAgain({ data, refetch }: ReturnType<typeof useWebhooksQuery>) {
  useEffect(() => {
    if (!data || !anyUnderWay(data.webhooks, Date.now())) return
    // What cannot be asked for now is with the next visit.
    const timer = setInterval(() => refetch().catch(() => undefined), soonMs)
    return () => clearInterval(timer)
  }, [data, refetch])
}

function List({ of: { webhooks, webhookTopics } }: { of: WebhooksQuery }) {
  if (webhooks.length === 0) return <EmptyState text="No program is called yet. Add the address of the first one." />
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
        {new Intl.ListFormat("en-GB").format(topics.map(nameOf))} <State {...webhook} />
      </p>
      <Actions webhook={webhook} />
      <Deliveries of={deliveries} />
    </Card>
  )
}

function Actions({ webhook: { id, url, isOn } }: Pick<WebhookCardProps, "webhook">) {
  const { busy, act } = useAction()
  const toast = useToast()
  const [attempt] = useTryWebhookMutation()
  const [turn] = useSwitchWebhookMutation()
  const [remove] = useDeleteWebhookMutation({ refetchQueries: ["Webhooks"], awaitRefetchQueries: true })
  const of = <VisuallyHidden> {url}</VisuallyHidden>

  return (
    <CardActions>
      <Button
        variant="quiet"
        size="small"
        busy={busy}
        onClick={() => act(() => attempt({ variables: { id } }), "Called: see its calls")}
      >
        Try{of}
      </Button>
      <ButtonLink to={`/admin/programs/webhooks/${id}`} variant="quiet" size="small">
        Change{of}
      </ButtonLink>
      <Button
        variant="quiet"
        size="small"
        onClick={() => act(() => turn({ variables: { id, on: !isOn } }), isOn ? "Switched Off" : "Switched On")}
      >
        {isOn ? "Switch off" : "Switch on"}
        {of}
      </Button>
      <OwnPasswordButton
        label={<>Delete{of}</>}
        variant="quiet"
        size="small"
        question="Delete this webhook?"
        consequence={`${url} is called no more, and what it answered is forgotten.`}
        confirmLabel="Delete"
        run={(password) => remove({ variables: { id, password } })}
        onDone={() => toast("Webhook Deleted")}
      />
    </CardActions>
  )
}

/** Where nothing gets through, or nothing is sent. */
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

function Skeleton() {
  return (
    <Loading label="Webhooks are coming…">
      <TableSkeleton rows={3} />
    </Loading>
  )
}
