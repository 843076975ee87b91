import { useWithIntakeYear } from "../layout/intake-year.ts"
import type { CallToAction } from "../layout/site-info.tsx"
import { ButtonLink } from "../ui/button.tsx"
import { classNames } from "../ui/class-names.ts"
import { Picture } from "../ui/picture.tsx"
import style from "./calls-to-action.module.css"

/** Two invitations: next year's intake, and the scholarship. */
export function CallsToAction({
  intake,
  scholarship,
}: {
  intake?: CallToAction | null
  scholarship?: CallToAction | null
}) {
  if (!intake && !scholarship) return null

  return (
    <div className={style.calls}>
      {intake && <Call call={intake} className={style.intake} />}
      {scholarship && <Call call={scholarship} className={style.scholarship} />}
    </div>
  )
}

function Call({ call, className }: { call: CallToAction; className?: string }) {
  const withIntakeYear = useWithIntakeYear()

  return (
    <section className={classNames(style.call, className)}>
      <div className={style.words}>
        <h2 className={style.title}>{withIntakeYear(call.title)}</h2>
        <p className={style.text}>{withIntakeYear(call.text)}</p>
        {call.actionLabel && (
          <ButtonLink to={call.actionPath} variant="quiet" className={style.action}>
            {withIntakeYear(call.actionLabel)}
          </ButtonLink>
        )}
      </div>
      <Picture of={call.picture} className={style.picture} sizes="(min-width: 48rem) 32rem, 90vw" alt="" />
    </section>
  )
}
