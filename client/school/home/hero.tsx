import type { ComponentProps } from "react"
import { SchoolCrest } from "../../base/layout/school-crest.tsx"
import type { CallToAction } from "../../base/layout/site-info.tsx"
import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { Loading, SkeletonHeading, SkeletonText } from "../../base/ui/loading/skeleton.tsx"
import { Blossom } from "../../base/ui/ornaments/blossom.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { classNames } from "../../base/ui/texts/class-names.ts"
import { useTextProps } from "../../base/ui/words/school-text.tsx"
import { useOriginalLang, useT } from "../../base/ui/words/words.tsx"
import { FallingBlossoms } from "./falling-blossoms.tsx"
import style from "./hero.module.css"

/** Heights match hero.module.css. */
const crops = [
  { media: "(max-width: 29.99rem)", ratio: "3x2" },
  { media: "(max-width: 59.99rem)", ratio: "5x2" },
  { media: "(min-width: 60rem)", ratio: "3x2" },
] satisfies ComponentProps<typeof Picture>["crops"]

export function Hero({ hero, motto }: { hero: CallToAction; motto: string }) {
  const t = useT()
  const lang = useOriginalLang()
  const localized = useTextProps()
  return (
    <section className={style.hero} aria-label={t("Welcome")}>
      <div className={style.scene}>
        {!hero.picture && (
          <>
            <Blossom className={style.bloom} />
            <SchoolCrest className={style.emblem} />
          </>
        )}
        <Picture
          of={hero.picture}
          lang={lang}
          className={style.picture}
          sizes="(min-width: 60rem) 70vw, 100vw"
          crops={crops}
          priority
        />
        <FallingBlossoms />
      </div>
      <div className={style.panel}>
        <div className={style.words}>
          {hero.title !== motto && <p className="soft strong" {...localized(motto)} />}
          <h1 className={style.title} {...localized(hero.title)} />
          <p className={style.text} {...localized(hero.text)} />
          {hero.actionLabel && (
            <ButtonLink to={hero.actionPath} size="large">
              <span {...localized(hero.actionLabel)} />
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}

export function HeroSkeleton() {
  return (
    <Loading>
      <div className={style.hero}>
        <div className={style.scene} />
        <div className={style.panel}>
          <div className={classNames(style.words, style.waiting)}>
            <SkeletonHeading />
            <SkeletonText lines={4} />
          </div>
        </div>
      </div>
    </Loading>
  )
}
