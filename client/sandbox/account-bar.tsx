import LogIn from "lucide-react/icons/log-in"
import { useState } from "react"
import { useSite } from "../base/layout/site-info.tsx"
import { useSession } from "../base/session/session.tsx"
import { Button } from "../base/ui/controls/button.tsx"
import { Dialog } from "../base/ui/controls/dialog.tsx"
import { Crest } from "../base/ui/ornaments/crest.tsx"
import style from "./sandbox.module.css"
import { SignInForm } from "./sign-in-form.tsx"

export function AccountBar({ sentAsOther }: { sentAsOther: boolean }) {
  return (
    <header className={style.bar}>
      <a className={style.school} href="/">
        <Crest className={style.crest} />
        <span className={style.name}>{useSite()?.name}</span>
      </a>
      <h1 className={style.title}>GraphQL sandbox</h1>
      <Account sentAsOther={sentAsOther} />
    </header>
  )
}

function Account({ sentAsOther }: { sentAsOther: boolean }) {
  const { viewer, signOut } = useSession()
  const [signingIn, setSigningIn] = useState(false)

  return (
    <div className={style.account}>
      <p role="status" className={style.state}>
        {viewer ? (
          <>
            Signed in as <strong>{viewer.name}</strong>
          </>
        ) : (
          "Not signed in"
        )}
        {sentAsOther && "; the last request was sent with an Authorization header of its own"}
      </p>
      {viewer ? (
        <Button variant="quiet" size="small" onClick={() => void signOut()}>
          Sign out
        </Button>
      ) : (
        <Button size="small" onClick={() => setSigningIn(true)}>
          <LogIn aria-hidden="true" />
          Sign in
        </Button>
      )}
      <Dialog open={signingIn && !viewer} title="Sign in to the API" onClose={() => setSigningIn(false)}>
        <SignInForm onDone={() => setSigningIn(false)} />
      </Dialog>
    </div>
  )
}
