import Check from "lucide-react/icons/check"
import Printer from "lucide-react/icons/printer"
import { useSearchParams } from "react-router-dom"
import { type ReceiptQuery, useReceiptQuery } from "../generated/graphql.ts"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { Button, ButtonLink } from "../ui/controls/button.tsx"
import { DateText, DayText, formatDateTime, formatWeekday } from "../ui/dates/dates.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonHeading, SkeletonText } from "../ui/loading/skeleton.tsx"
import { PageBanner } from "../ui/texts/page-banner.tsx"
import { ContactPanel } from "./contact-panel.tsx"
import { DeadLink } from "./dead-link.tsx"
import { titles } from "./form-titles.ts"
import { Kept } from "./kept-note.tsx"
import style from "./receipt-screen.module.css"

type Receipt = NonNullable<ReceiptQuery["receipt"]>

/** What a family sent, for whoever has its address: what arrived and what follows. */
export function ReceiptScreen() {
  const [params] = useSearchParams()
  const key = params.get("key") ?? ""
  const query = useReceiptQuery({ variables: { key } })

  return (
    <Loaded query={query} skeleton={<Skeleton />} frame={(message) => <Page>{message}</Page>}>
      {({ receipt }) => (receipt ? <ReceiptPage receipt={receipt} /> : <DeadLink />)}
    </Loaded>
  )
}

function ReceiptPage({ receipt }: { receipt: Receipt }) {
  const { form, number, receivedAt, received } = receipt
  useTitle(`Receipt ${number}`)

  return (
    <>
      <PageBanner title={titles[form].receipt} crumbs={[{ label: `Receipt ${number}` }]} />
      <Page aside={<ContactPanel />}>
        <article className={style.paper}>
          <p className={style.arrived}>
            <Check aria-hidden="true" />
            <span>
              It arrived on <DateText of={receivedAt} as={formatDateTime} />.
            </span>
          </p>
          <p className={style.number}>
            Number <strong>{number}</strong>
          </p>
          <Next receipt={receipt} />
          <h2>What we received</h2>
          <dl className={style.received}>
            {received.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={style.kept}>
            Only the school’s office reads it. <Kept until={receipt.keptUntil} /> Whoever has this page’s address can
            see it too, so keep that to yourself.
          </p>
        </article>
        <p className={style.actions}>
          <Button variant="quiet" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            Print
          </Button>
          <ButtonLink to="/" variant="quiet">
            Home
          </ButtonLink>
        </p>
      </Page>
    </>
  )
}

function Next({ receipt: { answeredBy, answerBy, next } }: { receipt: Receipt }) {
  return (
    <>
      <h2>What happens next</h2>
      <p>
        <strong>{answeredBy || "The school"}</strong> answers by <DayText of={answerBy} as={formatWeekday} />.
      </p>
      {next && <p>{next}</p>}
    </>
  )
}

function Skeleton() {
  return (
    <Page>
      <Loading>
        <SkeletonHeading />
        <SkeletonText lines={10} />
      </Loading>
    </Page>
  )
}
