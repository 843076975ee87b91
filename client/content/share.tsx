import Link from "lucide-react/icons/link"
import Share2 from "lucide-react/icons/share-2"
import { useState } from "react"
import { useLocation } from "react-router-dom"
import { useToast } from "../layout/toasts.tsx"
import { Button } from "../ui/controls/button.tsx"
import { useInBrowser } from "../ui/loading/use-in-browser.ts"
import style from "./share.module.css"

/**
 * Hands on an item's real address, the one that others' programs can read: by the device's own way of sharing, else by
 * copying it.
 */
export function Share({ title }: { title: string }) {
  const { pathname } = useLocation()
  const origin = useInBrowser(() => location.origin)
  const toast = useToast()
  const [shown, setShown] = useState(false)
  const url = origin + pathname
  const byDevice = origin !== null && "share" in navigator

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast("Link copied")
    } catch {
      // Browsers keep their clipboard from a page without a safe connection.
      setShown(true)
    }
  }
  const share = () =>
    navigator.share({ title, url }).catch((failure) => (failure.name === "AbortError" ? undefined : copy()))

  return (
    <div className={style.share}>
      {origin && (
        <Button variant="quiet" size="small" onClick={() => void (byDevice ? share() : copy())}>
          {byDevice ? <Share2 aria-hidden="true" /> : <Link aria-hidden="true" />}
          {byDevice ? "Share" : "Copy link"}
        </Button>
      )}
      {shown && <output className={style.address}>{url}</output>}
    </div>
  )
}
