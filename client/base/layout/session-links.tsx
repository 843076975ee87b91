import LogIn from "lucide-react/icons/log-in"
import { useSession } from "../session/session.tsx"
import { lazyPart } from "../ui/loading/lazy.tsx"
import { classNames } from "../ui/texts/class-names.ts"
import { useT } from "../ui/words/words.tsx"
import { SessionLink, useReturnTo } from "./session-link.tsx"
import style from "./session-links.module.css"

const ViewerLinks = lazyPart(() => import("./viewer-links.tsx"), "ViewerLinks")

export function SessionLinks({ className, named }: { className?: string; named?: boolean }) {
  const t = useT()
  const { viewer } = useSession()
  const returnTo = useReturnTo()

  return (
    <div className={classNames(style.links, named && style.named, className)}>
      {viewer ? (
        <ViewerLinks id={viewer.id} named={named} />
      ) : (
        <SessionLink icon={LogIn} to="/login" state={returnTo} label={t("Log in")} named={named} />
      )}
    </div>
  )
}
