import { TitledPage } from "../../base/layout/titled-page.tsx"
import { Button } from "../../base/ui/controls/button.tsx"
import { useAttempt } from "../../base/ui/controls/use-attempt.ts"
import { formatDay } from "../../base/ui/dates/days.ts"
import { useToday } from "../../base/ui/dates/today.ts"
import { ErrorMessage } from "../../base/ui/loading/error-message.tsx"
import { failureText, failureTitle } from "../../base/ui/loading/failure.ts"
import { msg } from "../../base/ui/words/translate.ts"
import { useT } from "../../base/ui/words/words.tsx"
import { type FamilyConsentQuery, useAnswerConsentMutation, useFamilyConsentQuery } from "../../generated/graphql.ts"
import { type Act, LinkScreen } from "../inbox/link-screen.tsx"
import { WithoutScripts } from "../inbox/without-scripts.tsx"

type Consent = NonNullable<FamilyConsentQuery["familyConsent"]>

export function FamilyScreen() {
  return (
    <LinkScreen useQuery={useFamilyConsentQuery} lines={6}>
      {({ familyConsent }, key, act) =>
        familyConsent && <ConsentQuestion consent={familyConsent} link={key} act={act} />
      }
    </LinkScreen>
  )
}

type ConsentQuestionProps = { consent: Consent; link: string; act: Act<FamilyConsentQuery> }

/** Needs a button, not just opening the link: malware scanners open every link in mail. */
function ConsentQuestion({ consent, link, act }: ConsentQuestionProps) {
  const { name, until } = consent
  const t = useT()
  const today = useToday()
  const isExpired = hasExpired(consent, today)
  const answer = isExpired ? "UNSAID" : consent.answer
  const day = until && formatDay(until, t, true)
  const [send] = useAnswerConsentMutation()
  const { busy, failure, attempt } = useAttempt()
  const submit = (agrees: boolean) =>
    attempt(() =>
      act(
        send({ variables: { key: link, agrees } }).then(({ data }) => ({ familyConsent: data?.answerConsent })),
        ({ familyConsent: stored }) => stored?.answer === (agrees ? "YES" : "NO") && !hasExpired(stored, today),
      ),
    )
  // Neither button is highlighted before the family has answered.
  const buttonProps = (value: Consent["answer"]) => ({
    variant: answer === value ? ("primary" as const) : ("quiet" as const),
    "aria-pressed": answer === value,
  })

  return (
    <TitledPage title={t("Pictures of your child")} width="form">
      <article className="paper stack5">
        <h2 className="breaks">{name}</h2>
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
        {failure && (
          <ErrorMessage title={failureTitle(failure, t("Your answer was not saved."))} text={failureText(t, failure)} />
        )}
        <WithoutScripts />
        <div className="row3 scripted">
          <Button {...buttonProps("YES")} busy={busy} onClick={() => submit(true)}>
            {t("Yes, I agree")}
          </Button>
          <Button {...buttonProps("NO")} busy={busy} onClick={() => submit(false)}>
            {t("No, I do not agree")}
          </Button>
        </div>
      </article>
    </TitledPage>
  )
}

const hasExpired = ({ answer, until }: Consent, today: string) => answer === "YES" && until !== null && until < today

const statusTexts: Record<Consent["answer"], string> = {
  YES: msg("You have said yes."),
  NO: msg("You have said no. We show no picture of your child."),
  UNSAID: msg("You have not answered yet. Until you do, we show no picture of your child."),
}
