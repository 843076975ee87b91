import Check from "lucide-react/icons/check"
import Printer from "lucide-react/icons/printer"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { QuietButton, QuietLink } from "../../base/ui/controls/button.tsx"
import { DateText, DayText, formatDateTime, formatWeekday } from "../../base/ui/dates/dates.tsx"
import { rich } from "../../base/ui/words/rich.tsx"
import { SchoolText } from "../../base/ui/words/school-text.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import { type ReceiptQuery, useReceiptQuery } from "../../generated/graphql.ts"
import { ContactPanel } from "./contact-panel.tsx"
import { titles } from "./form-titles.ts"
import { LinkScreen } from "./link-screen.tsx"
import { MailPutOff } from "./mail-put-off.tsx"
import style from "./receipt-screen.module.css"
import { RetentionEnd } from "./retention-note.tsx"

type Receipt = NonNullable<ReceiptQuery["receipt"]>

export function ReceiptScreen() {
  return (
    <LinkScreen useQuery={useReceiptQuery} lines={10}>
      {({ receipt }) => receipt && <ReceiptPage receipt={receipt} />}
    </LinkScreen>
  )
}

function ReceiptPage({ receipt }: { receipt: Receipt }) {
  const { form, number, receivedAt, received } = receipt
  const t = useT()
  const numbered = t("Receipt {number}", { number })

  return (
    <TitledPage title={t(titles[form].receipt)} crumb={numbered} windowTitle={numbered} aside={<ContactPanel />}>
      <article className={`paper stack4 ${style.receipt}`}>
        <p className={style.arrived}>
          <Check />
          <span>
            {rich(t, "It arrived on <day>that day</day>.", {
              day: () => <DateText of={receivedAt} as={formatDateTime} />,
            })}{" "}
            {receipt.mailPutOffUntil && <MailPutOff until={receipt.mailPutOffUntil} />}
          </span>
        </p>
        <p className="step1">{rich(t, "Number <b>{number}</b>", { b: () => <strong>{number}</strong> })}</p>
        <Next receipt={receipt} />
        <h2>{t("What we received")}</h2>
        <dl className={`stack3 ${style.received}`}>
          {received.map(({ label, value }) => (
            <div key={label}>
              <dt className="small">{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="soft">
          {t("Only the school reads it.")} <RetentionEnd until={receipt.keptUntil} />{" "}
          {t("Anybody with this page’s address can see it, so keep the address to yourself.")}
        </p>
      </article>
      <p className={`row3 unprinted ${style.actions}`}>
        <QuietButton onClick={() => window.print()}>
          <Printer />
          {t("Print")}
        </QuietButton>
        <QuietLink to="/">{t("Home")}</QuietLink>
      </p>
    </TitledPage>
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
