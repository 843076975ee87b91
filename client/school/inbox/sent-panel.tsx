import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { DayText, formatWeekday } from "../../base/ui/dates/dates.tsx"
import { useApiLanguage } from "../../base/ui/words/api-language.ts"
import { rich } from "../../base/ui/words/rich.tsx"
import { SchoolText } from "../../base/ui/words/school-text.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import { useReceiptQuery } from "../../generated/graphql.ts"
import { titles } from "./form-titles.ts"
import { MailPutOff } from "./mail-put-off.tsx"
import style from "./sent-panel.module.css"

export function SentPanel({ path }: { path: string }) {
  const t = useT()
  const key = new URLSearchParams(path.split("?")[1]).get("key") ?? ""
  const receipt = useReceiptQuery({ variables: { key, language: useApiLanguage() } }).data?.receipt
  if (!receipt) return null
  const { form, number, answeredBy, answerBy, mailPutOffUntil } = receipt

  return (
    <aside aria-labelledby="sent" className={style.panel}>
      <div className="measure">
        <h2 id="sent" className="step1">
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
