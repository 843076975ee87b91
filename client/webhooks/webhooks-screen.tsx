import Webhook from "lucide-react/icons/webhook"
import { useRef } from "react"
import { AdminPage } from "../admin/admin-page.tsx"
import { TableSkeleton } from "../admin/record-table.tsx"
import { When } from "../admin/when.tsx"
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
import { useSession } from "../session/session.tsx"
import { Button, ButtonLink } from "../ui/controls/button.tsx"
import { ConfirmButton } from "../ui/controls/confirm-button.tsx"
import { useKeptFocus } from "../ui/controls/kept-focus.ts"
import { EmptyState } from "../ui/loading/empty-state.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading } from "../ui/loading/skeleton.tsx"
import { Badge } from "../ui/texts/badge.tsx"
import { VisuallyHidden } from "../ui/texts/visually-hidden.tsx"
import { Deliveries } from "./deliveries.tsx"
import style from "./webhooks-screen.module.css"

const addLink = <ButtonLink to="/admin/programs/webhooks/add">Add a webhook</ButtonLink>

/** Asked again so often while a call is under way, in milliseconds. */
const soonMs = 2_000

export function WebhooksScreen() {
  const { can } = useSession()
  const query = useWebhooksQuery({ skip: !can("webhooks"), fetchPolicy: "cache-and-network" })
  if (!can("webhooks")) return <NotFound />

  return (
    <AdminPage title="Webhooks" above={[{ label: "Programs", to: "/admin/programs" }]} action={addLink} width="form">
      <p className={style.about}>
        Other programs that this site calls as soon as something happens: so that a bus board or a partner's site need
        not ask again and again. A call says what happened and where, and holds nothing that families wrote.
      </p>
      <Loaded query={query} skeleton={<Skeleton />}>
        {(data) => <List of={data} askAgain={() => query.refetch()} />}
      </Loaded>
    </AdminPage>
  )
}

function List({ of: { webhooks, webhookTopics }, askAgain }: { of: WebhooksQuery; askAgain: () => unknown }) {
  const list = useRef<HTMLUListElement>(null)
  useKeptFocus(list)
  if (webhooks.length === 0) return <EmptyState text="No program is called yet. Add the address of the first one." />
  const nameOf = (topic: string) => webhookTopics.find((one) => one.topic === topic)?.name ?? topic

  return (
    <ul ref={list} className={style.list}>
      {webhooks.map((webhook) => (
        <Line key={webhook.id} webhook={webhook} nameOf={nameOf} askAgain={askAgain} />
      ))}
    </ul>
  )
}

type LineProps = { webhook: WebhookFieldsFragment; nameOf: (topic: string) => string; askAgain: () => unknown }

function Line({ webhook, nameOf, askAgain }: LineProps) {
  const { id, url, topics, isOn, failingSince, deliveries } = webhook
  const toast = useToast()
  const { busy, act } = useAction()
  const [attempt] = useTryWebhookMutation()
  const [turn] = useSwitchWebhookMutation()
  const [remove] = useDeleteWebhookMutation({ refetchQueries: ["Webhooks"], awaitRefetchQueries: true })
  const tryIt = async () => {
    await attempt({ variables: { id } })
    setTimeout(askAgain, soonMs)
  }

  return (
    <li className={style.webhook}>
      <Webhook aria-hidden="true" className={style.icon} />
      <div className={style.words}>
        <h2 className={style.url}>{url}</h2>
        <p>
          {new Intl.ListFormat("en-GB").format(topics.map(nameOf))} <State {...{ isOn, failingSince }} />
        </p>
        <div className={style.actions}>
          <Button variant="quiet" size="small" busy={busy} onClick={() => act(tryIt, "Called: see its calls below")}>
            Try<VisuallyHidden> {url}</VisuallyHidden>
          </Button>
          <Button
            variant="quiet"
            size="small"
            onClick={() => act(() => turn({ variables: { id, on: !isOn } }), isOn ? "Switched Off" : "Switched On")}
          >
            {isOn ? "Switch off" : "Switch on"}
            <VisuallyHidden> {url}</VisuallyHidden>
          </Button>
          <ConfirmButton
            label={
              <>
                Delete<VisuallyHidden> {url}</VisuallyHidden>
              </>
            }
            variant="quiet"
            size="small"
            question="Delete this webhook?"
            consequence={`${url} is called no more, and what it answered is forgotten.`}
            confirmLabel="Delete"
            run={() => remove({ variables: { id } })}
            onDone={() => toast("Webhook Deleted")}
          />
        </div>
        <Deliveries of={deliveries} />
      </div>
    </li>
  )
}

function State({ isOn, failingSince }: Pick<WebhookFieldsFragment, "isOn" | "failingSince">) {
  if (!isOn) return <Badge off>Off</Badge>
  if (!failingSince) return null
  return (
    <Badge off>
      Nothing gets through since <When of={failingSince} />
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
