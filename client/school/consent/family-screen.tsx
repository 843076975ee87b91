import { TitledPage } from "../../base/layout/titled-page.tsx"
import { Button } from "../../base/ui/controls/button.tsx"
import { formatDay } from "../../base/ui/dates/days.ts"
import { useToday } from "../../base/ui/dates/today.ts"
import { ErrorMessage } from "../../base/ui/loading/error-message.tsx"
import { failureOf, failureText } from "../../base/ui/loading/failure.ts"
import { msg } from "../../base/ui/words/translate.ts"
import { useT } from "../../base/ui/words/words.tsx"
import { type FamilyConsentQuery, useAnswerConsentMutation, useFamilyConsentQuery } from "../../generated/graphql.ts"
import { LinkScreen } from "../inbox/link-screen.tsx"
import { WithoutScripts } from "../inbox/without-scripts.tsx"

type Consent = NonNullable<FamilyConsentQuery["familyConsent"]>

export function FamilyScreen() {
  return (
    <LinkScreen useQuery={useFamilyConsentQuery} lines={6}>
      {({ familyConsent }, key, show) =>
        familyConsent && (
          <ConsentQuestion consent={familyConsent} link={key} onAnswered={(familyConsent) => show({ familyConsent })} />
        )
      }
    </LinkScreen>
  )
}

type ConsentQuestionProps = { consent: Consent; link: string; onAnswered: (consent: Consent) => void }

/** Needs a button, not just opening the link: malware scanners open every link in mail. */
function ConsentQuestion({ consent: { name, answer: storedAnswer, until }, link, onAnswered }: ConsentQuestionProps) {
  const t = useT()
  const today = useToday()
  const isExpired = storedAnswer === "YES" && until !== null && until < today
  const answer = isExpired ? "UNSAID" : storedAnswer
  const day = until && formatDay(until, t, true)
  const [send, { loading, error }] = useAnswerConsentMutation()
  const submit = async (agrees: boolean) => {
    if (loading) return
    const { data } = await send({ variables: { key: link, agrees } }).catch(() => ({ data: null }))
    if (data) onAnswered(data.answerConsent)
  }
  // Neither button is highlighted before the family has answered.
  const buttonProps = (value: Consent["answer"]) => ({
    variant: answer === value ? ("primary" as const) : ("quiet" as const),
    "aria-pressed": answer === value,
  })

  return (
    <TitledPage title={t("Pictures of your child")} width="form">
      <article className="paper stack5">
        <h2>{name}</h2>
        <p>{t("May pictures in which your child can be recognised be shown on the school’s website?")}</p>
        <ul className="stack2">
          <li>{t("Anybody can see, copy and share what is on the website.")}</li>
          <li>{t("We show pictures small, and ask companies not to train machines with them.")}</li>
          <li>{t("If you say no, your child is at no disadvantage, and we show no such picture.")}</li>
          <li>
            {t("If you change your mind, come back by this link. Pictures are gone from the website within a minute.")}
          </li>
        </ul>
        <p role="status" className="strong">
          {isExpired && day
            ? t("Your yes was valid until {day}. Until you answer again, we show no picture of your child.", { day })
            : t(statusTexts[answer])}{" "}
          {answer === "YES" && day && t("Your yes is valid until {day}.", { day })}
        </p>
        {error && <ErrorMessage title={t("Your answer was not saved.")} text={failureText(t, failureOf(error))} />}
        <WithoutScripts />
        <div className="row3 scripted">
          <Button {...buttonProps("YES")} busy={loading} onClick={() => submit(true)}>
            {t("Yes, I agree")}
          </Button>
          <Button {...buttonProps("NO")} busy={loading} onClick={() => submit(false)}>
            {t("No, I do not agree")}
          </Button>
        </div>
      </article>
    </TitledPage>
  )
}

const statusTexts: Record<Consent["answer"], string> = {
  YES: msg("You have said yes."),
  NO: msg("You have said no. We show no picture of your child."),
  UNSAID: msg("You have not answered yet. Until you do, we show no picture of your child."),
}
