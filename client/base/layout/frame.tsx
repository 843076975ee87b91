import type { MouseEvent, ReactNode } from "react"
import { useArrival } from "../addresses/arrival.ts"
import { lazyPart } from "../ui/loading/lazy.tsx"
import { originalLanguage } from "../ui/words/language.ts"
import { useT } from "../ui/words/words.tsx"
import { Footer } from "./footer.tsx"
import style from "./frame.module.css"
import { Header } from "./header.tsx"
import { Notices } from "./notices.tsx"
import { useOfferedLanguage } from "./saved-language.ts"
import { SafePart, ScreenBoundary } from "./screen-boundary.tsx"
import { TitleAnnouncer } from "./title.tsx"

const LanguageOffer = lazyPart(() => import("./language-offer.tsx"), "LanguageOffer")

/** `search` is the staff search. */
export function Frame({ search, children }: { search: ReactNode; children: ReactNode }) {
  const t = useT()
  const offered = useOfferedLanguage()
  useArrival()

  return (
    <TitleAnnouncer>
      <div className={style.frame}>
        {/* biome-ignore lint/a11y/useValidAnchor: links to an anchor on this page */}
        <a href="#main" className={style.skip} onClick={skipToMain}>
          {t("Skip to the content")}
        </a>
        <div className={style.top}>
          <Notices />
          <Header search={search} />
        </div>
        <main id="main" className={style.main} tabIndex={-1}>
          <ScreenBoundary>{children}</ScreenBoundary>
        </main>
        {t.language !== originalLanguage && (
          <section aria-label={t("Language")} className={style.untranslated}>
            {t("The parts of this page in English are not translated yet.")}
          </section>
        )}
        <Footer />
        {offered && (
          <SafePart>
            <LanguageOffer {...offered} />
          </SafePart>
        )}
      </div>
    </TitleAnnouncer>
  )
}

/** Scrolls by script, because the router owns the address's hash. */
function skipToMain(event: MouseEvent) {
  event.preventDefault()
  const main = document.querySelector("main")
  main?.focus()
  main?.scrollIntoView()
}
