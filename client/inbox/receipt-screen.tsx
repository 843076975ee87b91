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
import { rich } from "../ui/words/rich.tsx"
import { SchoolText } from "../ui/words/school-text.tsx"
import { useT } from "../ui/words/words.tsx"
import { ContactPanel } from "./contact-panel.tsx"
import { DeadLink } from "./dead-link.tsx"
import { titles } from "./form-titles.ts"
import { Kept } from "./kept-note.tsx"
import { MailPutOff } from "./mail-put-off.tsx"
import style from "./receipt-screen.module.css"

type Receipt = NonNullable<ReceiptQuery["receipt"]>

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
  const t = useT()
  const title = t("Receipt {number}", { number })
  useTitle(title)

  return (
    <>
      <PageBanner title={t(titles[form].receipt)} crumbs={[{ label: title }]} />
      <Page aside={<ContactPanel />}>
        <article className={style.paper}>
          <p className={style.arrived}>
            <Check aria-hidden="true" />
            <span>
              {rich(t, "It arrived on <day>that day</day>.", {
                day: () => <DateText of={receivedAt} as={formatDateTime} />,
              })}{" "}
              {receipt.mailPutOffUntil && <MailPutOff until={receipt.mailPutOffUntil} />}
            </span>
          </p>
          <p className={style.number}>{rich(t, "Number <b>{number}</b>", { b: () => <strong>{number}</strong> })}</p>
          <Next receipt={receipt} />
          <h2>{t("What we received")}</h2>
          <dl className={style.received}>
            {received.map(({ label, value }) => (
              <div key={label}>
                <dt>{t(label)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={style.kept}>
            {t("Only the school’s office reads it.")} <Kept until={receipt.keptUntil} />{" "}
            {t("Whoever has this page’s address can see it too, so keep that to yourself.")}
          </p>
        </article>
        <p className={style.actions}>
          <Button variant="quiet" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {t("Print")}
          </Button>
          <ButtonLink to="/" variant="quiet">
            {t("Home")}
          </ButtonLink>
        </p>
      </Page>
    </>
  )
}

function Next({ receipt: { answeredBy, answerBy, next } }: { receipt: Receipt }) {
  const t = useT()
  return (
    <>
      <h2>{t("What happens next")}</h2>
      <p>
        {rich(t, "<b>{who}</b> answers by <day>that day</day>.", {
          b: () => <strong>{answeredBy ? <SchoolText text={answeredBy} /> : t("The school")}</strong>,
          day: () => <DayText of={answerBy} as={formatWeekday} />,
        })}
      </p>
      {next && (
        <p>
          <SchoolText text={next} />
        </p>
      )}
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
