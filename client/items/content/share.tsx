import Link from "lucide-react/icons/link"
import Mail from "lucide-react/icons/mail"
import MessageCircle from "lucide-react/icons/message-circle"
import Share2 from "lucide-react/icons/share-2"
import { useContext, useState } from "react"
import { useLocation } from "react-router-dom"
import { useToast } from "../../base/layout/toasts.tsx"
import { MinorButton, QuietLink } from "../../base/ui/controls/button.tsx"
import { ServedPageContext } from "../../base/ui/loading/served.ts"
import { useInBrowser } from "../../base/ui/loading/use-in-browser.ts"
import { pathIn } from "../../base/ui/words/language-path.ts"
import { useLanguage, useT } from "../../base/ui/words/words.tsx"
import type { ContentState } from "../../generated/graphql.ts"
import style from "./share.module.css"

/** Plain links: no other service is contacted until one is followed. */
export function Share({ item: { title, state = "PUBLISHED" } }: { item: { title: string; state?: ContentState } }) {
  const t = useT()
  const url = useCanonicalUrl()
  if (!url || state !== "PUBLISHED") return null
  const text = encodeURIComponent(`${title}\n${url}`)

  return (
    <div className={style.share}>
      <QuietLink size="small" rel="noopener" to={`https://wa.me/?text=${text}`}>
        <MessageCircle />
        WhatsApp
      </QuietLink>
      <QuietLink size="small" rel="noopener" to={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`}>
        <Mail />
        {t("Email")}
      </QuietLink>
      <ShareButton title={title} url={url} />
    </div>
  )
}

function ShareButton({ title, url }: { title: string; url: string }) {
  const t = useT()
  const toast = useToast()
  const [shown, setShown] = useState(false)
  const canShare = useInBrowser(() => "share" in navigator)
  if (canShare === null) return null

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast(t("Link copied"))
    } catch {
      // Browsers deny the clipboard to insecure pages.
      setShown(true)
    }
  }
  const share = () =>
    navigator.share({ title, url }).catch((failure) => (failure.name === "AbortError" ? undefined : copy()))

  return (
    <>
      <MinorButton onClick={() => void (canShare ? share() : copy())}>
        {canShare ? <Share2 /> : <Link />}
        {canShare ? t("Share") : t("Copy link")}
      </MinorButton>
      {shown && <output className={style.address}>{url}</output>}
    </>
  )
}

/** Null, until the app runs, if the served page did not contain the site's origin. */
function useCanonicalUrl(): string | null {
  const { pathname } = useLocation()
  const language = useLanguage()
  const served = useContext(ServedPageContext)
  const origin = useInBrowser(() => location.origin) ?? served?.origin ?? canonicalOrigin()
  return origin && origin + pathIn(language, pathname)
}

/** From the served page, which hydration must match. */
function canonicalOrigin(): string | null {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")
  return canonical && new URL(canonical.href).origin
}
