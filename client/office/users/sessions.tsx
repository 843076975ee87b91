import MonitorSmartphone from "lucide-react/icons/monitor-smartphone"
import { useNavigate } from "react-router-dom"
import { ActionButton, MinorAction } from "../../base/layout/action-button.tsx"
import { secondStepPath } from "../../base/session/return-to.ts"
import { useSession } from "../../base/session/session.tsx"
import { KeepFocus } from "../../base/ui/controls/keep-focus.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { DateText, formatDateTime, useZone } from "../../base/ui/dates/dates.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { Titled } from "../../base/ui/texts/titled.tsx"
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

  return (
    <Titled title="Where you are signed in" className="stack4">
      <KeepFocus />
      <Loaded query={query} lines={4}>
        {({ sessions }) => <SessionList sessions={sessions} />}
      </Loaded>
      {viewer && <ForgetComputer writerId={viewer.id} />}
      <p>
        <Link to={secondStepPath}>Sign in with an app’s code too</Link>: whoever learns your password cannot get in.
      </p>
    </Titled>
  )
}

type SignedInBrowser = SessionsQuery["sessions"][number]

function SessionList({ sessions }: { sessions: SignedInBrowser[] }) {
  const [endOtherSessions] = useEndOtherSessionsMutation(refetching)

  return (
    <>
      <ul className="stack">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <ActionButton variant="quiet" run={endOtherSessions} doneText="Other Sessions Ended">
          End all others
        </ActionButton>
      )}
    </>
  )
}

const refetching = { refetchQueries: ["Sessions"] }

function SessionRow({ session }: { session: SignedInBrowser }) {
  const { id, name, device, createdAt, lastUsedAt, current } = session
  const zone = useZone()
  const navigate = useNavigate()
  const { signOut } = useSession()
  const [endSession] = useEndSessionMutation(refetching)
  const end = async () => {
    if (!current) return endSession({ variables: { id } })
    // Navigate first: without a session this page would redirect to signing in.
    navigate("/", { replace: true })
    await signOut()
  }

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
      <MinorAction
        aria-label={
          current ? "End this session and log out" : `End the session of ${name}, ${formatDateTime(createdAt, zone)}`
        }
        run={end}
        doneText={current ? undefined : "Session Ended"}
      >
        End
      </MinorAction>
    </li>
  )
}
