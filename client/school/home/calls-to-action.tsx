import { useWithIntakeYear } from "../../base/layout/intake-year.ts"
import type { CallToAction, SiteInfo } from "../../base/layout/site-info.tsx"
import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { classNames } from "../../base/ui/texts/class-names.ts"
import { useOriginalLang } from "../../base/ui/words/words.tsx"
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
  const withIntakeYear = useWithIntakeYear()
  const lang = useOriginalLang()

  return (
    <section className={classNames(style.call, className)}>
      <div className={style.words} lang={lang}>
        <h2 className={style.title}>{withIntakeYear(call.title)}</h2>
        <p className={style.text}>{withIntakeYear(call.text)}</p>
        {call.actionLabel && (
          <ButtonLink to={call.actionPath} variant="quiet">
            {withIntakeYear(call.actionLabel)}
          </ButtonLink>
        )}
      </div>
      <Picture of={call.picture} className={style.picture} sizes="(min-width: 48rem) 32rem, 90vw" alt="" />
    </section>
  )
}
