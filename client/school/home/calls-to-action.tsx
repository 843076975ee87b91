import { useIntakeYear } from "../../base/layout/intake-year.ts"
import type { CallToAction, SiteInfo } from "../../base/layout/site-info.tsx"
import { QuietLink } from "../../base/ui/controls/button.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { classNames } from "../../base/ui/texts/class-names.ts"
import { useTextProps } from "../../base/ui/words/school-text.tsx"
import style from "./calls-to-action.module.css"

export function CallsToAction({ intake, scholarship }: Pick<SiteInfo, "intake" | "scholarship">) {
  if (!intake.title && !scholarship.title) return null

  return (
    <div className={style.calls}>
      {intake.title && <Call call={intake} className={style.intake} />}
      {scholarship.title && <Call call={scholarship} className={style.scholarship} />}
    </div>
  )
}

function Call({ call, className }: { call: CallToAction; className?: string }) {
  const year = useIntakeYear()
  const localized = useTextProps()

  return (
    <section className={classNames(style.call, className)}>
      <div className={style.words}>
        <h2 className={style.title} {...localized(call.title, { year })} />
        <p className={style.text} {...localized(call.text, { year })} />
        {call.actionLabel && (
          <QuietLink to={call.actionPath}>
            <span {...localized(call.actionLabel, { year })} />
          </QuietLink>
        )}
      </div>
      <Picture of={call.picture} className={style.picture} sizes="(min-width: 48rem) 32rem, 90vw" alt="" />
    </section>
  )
}
