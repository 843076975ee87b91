import MonitorSmartphone from "lucide-react/icons/monitor-smartphone"
import { useRef, useState } from "react"
import { useNavigate } from "react-router-dom"
import { useToast } from "../../base/layout/toasts.tsx"
import { secondStepPath } from "../../base/session/return-to.ts"
import { useSession } from "../../base/session/session.tsx"
import { MinorButton, QuietButton } from "../../base/ui/controls/button.tsx"
import { useKeptFocus } from "../../base/ui/controls/kept-focus.ts"
import { Link } from "../../base/ui/controls/link.tsx"
import { useAttempt } from "../../base/ui/controls/use-attempt.ts"
import { DateText, formatDateTime, useZone } from "../../base/ui/dates/dates.tsx"
import { ErrorMessage } from "../../base/ui/loading/error-message.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import {
  type SessionsQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useSessionsQuery,
} from "../../generated/graphql.ts"
import { ForgetComputer } from "./forget-computer.tsx"
import style from "./sessions.module.css"

export function Sessions() {
  const query = useSessionsQuery()
  const { viewer } = useSession()
  const section = useRef<HTMLElement>(null)
  useKeptFocus(section)

  return (
    <section ref={section} aria-labelledby="sessions" className="stack4">
      <h2 id="sessions" className="step2">
        Where you are signed in
      </h2>
      <Loaded query={query} lines={4}>
        {({ sessions }) => <SessionList sessions={sessions} />}
      </Loaded>
      {viewer && <ForgetComputer writerId={viewer.id} />}
      <p>
        <Link to={secondStepPath}>Sign in with an app's code too</Link>: whoever learns your password cannot get in.
      </p>
    </section>
  )
}

type SignedInBrowser = SessionsQuery["sessions"][number]

function SessionList({ sessions }: { sessions: SignedInBrowser[] }) {
  const toast = useToast()
  const navigate = useNavigate()
  const { signOut } = useSession()
  const [endSession] = useEndSessionMutation(refetching)
  const [endOtherSessions] = useEndOtherSessionsMutation(refetching)
  const [ending, setEnding] = useState<string | null>(null)
  const { failure, attempt } = useAttempt()

  const close = async (what: string, work: () => Promise<unknown>, done: string) => {
    setEnding(what)
    if ((await attempt(work)) === null) toast(done)
    setEnding(null)
  }
  const end = async ({ id, current }: SignedInBrowser) => {
    if (!current) return close(id, () => endSession({ variables: { id } }), "Session Ended")
    // Navigate first: without a session this page would redirect to signing in.
    navigate("/", { replace: true })
    await signOut()
  }

  return (
    <>
      {failure && <ErrorMessage text={failure.text} />}
      <ul className="stack">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} busy={ending === session.id} onEnd={() => void end(session)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <QuietButton
            busy={ending === "others"}
            onClick={() => void close("others", () => endOtherSessions(), "Other Sessions Ended")}
          >
            End all others
          </QuietButton>
        </div>
      )}
    </>
  )
}

const refetching = { refetchQueries: ["Sessions"], awaitRefetchQueries: true }

type SessionRowProps = { session: SignedInBrowser; busy: boolean; onEnd: () => void }

function SessionRow({ session: { name, device, createdAt, lastUsedAt, current }, busy, onEnd }: SessionRowProps) {
  const zone = useZone()

  return (
    <li className={style.row}>
      <MonitorSmartphone className={style.icon} />
      <div className="shrinks breaks">
        <p className="strong" title={device}>
          {name} {current && <span className={style.here}>This browser</span>}
        </p>
        <p className="small">
          Signed in <DateText of={createdAt} as={formatDateTime} />
        </p>
        {!current && (
          <p className="small">
            Last used <DateText of={lastUsedAt} as={formatDateTime} />
          </p>
        )}
      </div>
      <MinorButton
        busy={busy}
        aria-label={
          current ? "End this session and log out" : `End the session of ${name}, ${formatDateTime(createdAt, zone)}`
        }
        onClick={onEnd}
      >
        End
      </MinorButton>
    </li>
  )
}
