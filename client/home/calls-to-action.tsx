import { useWithIntakeYear } from "../layout/intake-year.ts"
import type { CallToAction } from "../layout/site-info.tsx"
import { ButtonLink } from "../ui/controls/button.tsx"
import { Picture } from "../ui/pictures/picture.tsx"
import { classNames } from "../ui/texts/class-names.ts"
import { useOriginalLang } from "../ui/words/words.tsx"
import style from "./calls-to-action.module.css"

export function CallsToAction({
  intake,
  scholarship,
}: {
  intake?: CallToAction | null
  scholarship?: CallToAction | null
}) {
  if (!intake?.title && !scholarship?.title) return null

  return (
    <div className={style.calls}>
      {intake?.title && <Call call={intake} className={style.intake} />}
      {scholarship?.title && <Call call={scholarship} className={style.scholarship} />}
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
          <ButtonLink to={call.actionPath} variant="quiet" className={style.action}>
            {withIntakeYear(call.actionLabel)}
          </ButtonLink>
        )}
      </div>
      <Picture of={call.picture} className={style.picture} sizes="(min-width: 48rem) 32rem, 90vw" alt="" />
    </section>
  )
}
