import { useIntakeYear, useWithIntakeYear } from "../layout/intake-year.ts"
import { useSite } from "../layout/site-info.tsx"

/** For which year places are given now: the next calendar year. */
export function IntakeBlurb() {
  const intake = useSite()?.intake
  const year = useIntakeYear()
  const withIntakeYear = useWithIntakeYear()

  return (
    <>
      <p>
        <strong>{intake?.title ? withIntakeYear(intake.title) : `Applications for ${year} are open`}.</strong>{" "}
        {intake && withIntakeYear(intake.text)}
      </p>
      <p>Tell us a little about your child. We answer every application ourselves.</p>
    </>
  )
}
