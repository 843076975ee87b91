import Link from "lucide-react/icons/link"
import Mail from "lucide-react/icons/mail"
import MessageCircle from "lucide-react/icons/message-circle"
import Share2 from "lucide-react/icons/share-2"
import { useContext, useState, useSyncExternalStore } from "react"
import { useLocation } from "react-router-dom"
import type { ContentState } from "../generated/graphql.ts"
import { useToast } from "../layout/toasts.tsx"
import { Button, ButtonAnchor } from "../ui/controls/button.tsx"
import { ServedPageContext } from "../ui/loading/served.ts"
import { useInBrowser } from "../ui/loading/use-in-browser.ts"
import { pathIn } from "../ui/words/language-path.ts"
import { useLanguage, useT } from "../ui/words/words.tsx"
import style from "./share.module.css"

/** A page's state is absent: it is always public. */
type ShareProps = { item: { title: string; state?: ContentState } }

/** Plain links: no other service is asked anything before one is followed. */
export function Share({ item: { title, state = "PUBLISHED" } }: ShareProps) {
  const t = useT()
  const url = useRealAddress()
  if (!url || state !== "PUBLISHED") return null
  const text = encodeURIComponent(`${title}\n${url}`)

  return (
    <div className={style.share}>
      <ButtonAnchor variant="quiet" size="small" href={`https://wa.me/?text=${text}`}>
        <MessageCircle aria-hidden="true" />
        WhatsApp
      </ButtonAnchor>
      <ButtonAnchor variant="quiet" size="small" href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`}>
        <Mail aria-hidden="true" />
        {t("E-mail")}
      </ButtonAnchor>
      <HandOn title={title} url={url} />
    </div>
  )
}

function HandOn({ title, url }: { title: string; url: string }) {
  const t = useT()
  const toast = useToast()
  const [shown, setShown] = useState(false)
  const byDevice = useInBrowser(() => "share" in navigator)
  if (byDevice === null) return null

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast(t("Link copied"))
    } catch {
      // Browsers keep their clipboard from a page without a safe connection.
      setShown(true)
    }
  }
  const share = () =>
    navigator.share({ title, url }).catch((failure) => (failure.name === "AbortError" ? undefined : copy()))

  return (
    <>
      <Button variant="quiet" size="small" onClick={() => void (byDevice ? share() : copy())}>
        {byDevice ? <Share2 aria-hidden="true" /> : <Link aria-hidden="true" />}
        {byDevice ? t("Share") : t("Copy link")}
      </Button>
      {shown && <output className={style.address}>{url}</output>}
    </>
  )
}

/** The real address of this screen; null on a page whose server did not say where the site is, until the app runs. */
function useRealAddress(): string | null {
  const { pathname } = useLocation()
  const language = useLanguage()
  const served = useContext(ServedPageContext)
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => served?.origin ?? canonicalOrigin(),
  )
  return origin && origin + pathIn(language, pathname)
}

const never = () => () => {}

/** What the server took for the site's origin as it made this page, which is taken over as it was made. */
function canonicalOrigin(): string | null {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")
  return canonical && new URL(canonical.href).origin
}
