import MonitorSmartphone from "lucide-react/icons/monitor-smartphone"
import { useRef, useState } from "react"
import { useNavigate } from "react-router-dom"
import {
  type SessionsQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useSessionsQuery,
} from "../generated/graphql.ts"
import { useToast } from "../layout/toasts.tsx"
import { secondStepPath } from "../session/return-to.ts"
import { useSession } from "../session/session.tsx"
import { Button } from "../ui/controls/button.tsx"
import { useKeptFocus } from "../ui/controls/kept-focus.ts"
import { Link } from "../ui/controls/link.tsx"
import { DateText, formatDateTime, useZone } from "../ui/dates/dates.tsx"
import { ErrorMessage } from "../ui/loading/error-message.tsx"
import { failureOf } from "../ui/loading/failure.ts"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonText } from "../ui/loading/skeleton.tsx"
import { ForgetComputer } from "./forget-computer.tsx"
import style from "./sessions.module.css"

export function Sessions() {
  const query = useSessionsQuery()
  const { viewer } = useSession()
  const section = useRef<HTMLElement>(null)
  useKeptFocus(section)

  return (
    <section ref={section} aria-labelledby="sessions" className={style.section}>
      <h2 id="sessions" className={style.heading}>
        Where you are signed in
      </h2>
      <Loaded query={query} skeleton={<Skeleton />}>
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
  const { end, endOthers, ending, problem } = useEnding()

  return (
    <>
      {problem && <ErrorMessage text={problem} />}
      <ul className={style.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} busy={ending === session.id} onEnd={() => void end(session)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button variant="quiet" busy={ending === "others"} onClick={() => void endOthers()}>
            End all others
          </Button>
        </div>
      )}
    </>
  )
}

type SessionRowProps = { session: SignedInBrowser; busy: boolean; onEnd: () => void }

function SessionRow({ session: { name, device, createdAt, lastUsedAt, current }, busy, onEnd }: SessionRowProps) {
  const zone = useZone()

  return (
    <li className={style.row}>
      <MonitorSmartphone className={style.icon} aria-hidden="true" />
      <div className={style.words}>
        <p className={style.device} title={device}>
          {name} {current && <span className={style.here}>This browser</span>}
        </p>
        <p className={style.times}>
          Signed in <DateText of={createdAt} as={formatDateTime} />
        </p>
        {!current && (
          <p className={style.times}>
            Last used <DateText of={lastUsedAt} as={formatDateTime} />
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        size="small"
        busy={busy}
        aria-label={
          current ? "End this session and log out" : `End the session of ${name}, ${formatDateTime(createdAt, zone)}`
        }
        onClick={onEnd}
      >
        End
      </Button>
    </li>
  )
}

function useEnding() {
  const toast = useToast()
  const navigate = useNavigate()
  const { signOut } = useSession()
  const [endSession] = useEndSessionMutation({ refetchQueries: ["Sessions"], awaitRefetchQueries: true })
  const [endOtherSessions] = useEndOtherSessionsMutation({ refetchQueries: ["Sessions"], awaitRefetchQueries: true })
  const [ending, setEnding] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const attempt = async (what: string, work: () => Promise<unknown>, done: string) => {
    setEnding(what)
    setProblem(null)
    await work().then(
      () => toast(done),
      (reason) => setProblem(failureOf(reason).text),
    )
    setEnding(null)
  }
  /** First away from here: without a session this page would lead to signing in. */
  const leave = async () => {
    navigate("/", { replace: true })
    await signOut()
  }

  return {
    ending,
    problem,
    end: ({ id, current }: SignedInBrowser) =>
      current ? leave() : attempt(id, () => endSession({ variables: { id } }), "Session Ended"),
    endOthers: () => attempt("others", () => endOtherSessions(), "Other Sessions Ended"),
  }
}

function Skeleton() {
  return (
    <Loading label="Loading your sessions…">
      <SkeletonText lines={4} />
    </Loading>
  )
}
