import { useReceiptQuery } from "../generated/graphql.ts"
import { ButtonLink } from "../ui/controls/button.tsx"
import { DayText, formatWeekday } from "../ui/dates/dates.tsx"
import { rich } from "../ui/words/rich.tsx"
import { SchoolText } from "../ui/words/school-text.tsx"
import { useT } from "../ui/words/words.tsx"
import { titles } from "./form-titles.ts"
import { MailPutOff } from "./mail-put-off.tsx"
import style from "./sent-panel.module.css"

export function SentPanel({ path }: { path: string }) {
  const t = useT()
  const key = new URLSearchParams(path.split("?")[1]).get("key") ?? ""
  const receipt = useReceiptQuery({ variables: { key } }).data?.receipt
  if (!receipt) return null
  const { form, number, answeredBy, answerBy, mailPutOffUntil } = receipt

  return (
    <aside aria-labelledby="sent" className={style.panel}>
      <div className={style.words}>
        <h2 id="sent" className={style.title}>
          {t(titles[form].arrived)}
        </h2>
        <p>
          {rich(t, "Its number is <b>{number}</b>.", { b: () => <strong>{number}</strong> })}{" "}
          {rich(t, "<b>{who}</b> answers by <day>that day</day>.", {
            b: () => (answeredBy ? <SchoolText text={answeredBy} /> : t("The school")),
            day: () => <DayText of={answerBy} as={formatWeekday} />,
          })}{" "}
          {mailPutOffUntil && <MailPutOff until={mailPutOffUntil} />}
        </p>
      </div>
      <ButtonLink to={path}>{t("See the receipt")}</ButtonLink>
    </aside>
  )
}
