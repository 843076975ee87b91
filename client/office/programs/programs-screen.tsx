import Plug from "lucide-react/icons/plug"
import { OwnPasswordButton } from "../../base/layout/own-password-button.tsx"
import { ButtonLink, QuietLink } from "../../base/ui/controls/button.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { Moment } from "../../base/ui/dates/moment.tsx"
import { EmptyState } from "../../base/ui/loading/empty-state.tsx"
import { Badge } from "../../base/ui/texts/badge.tsx"
import { listed } from "../../base/ui/texts/listed.ts"
import {
  type ProgramFieldsFragment,
  type ProgramsQuery,
  useProgramsQuery,
  useRevokeProgramMutation,
} from "../../generated/office.ts"
import { LoadedPage } from "../admin/admin-page.tsx"
import { Card, CardList } from "../admin/card-list.tsx"
import { TableSkeleton } from "../admin/record-table.tsx"
import { roleName } from "../admin/role-names.ts"

const addLink = <ButtonLink to="/admin/programs/add">Add a program</ButtonLink>

export function ProgramsScreen() {
  const query = useProgramsQuery()

  return (
    <LoadedPage
      title="Programs"
      action={addLink}
      width="form"
      query={query}
      skeleton={<TableSkeleton rows={3} />}
      note={
        <>
          Apps and displays that read or write here by themselves, each with a token of its own. The site calls others
          when something happens: <Link to="/admin/programs/webhooks">webhooks</Link>.
        </>
      }
    >
      {(data) => <List of={data} />}
    </LoadedPage>
  )
}

function List({ of: { programs, programAreas } }: { of: ProgramsQuery }) {
  if (programs.length === 0)
    return (
      <EmptyState text="No program has a token yet. Add one for each app, so that each can be stopped by itself." />
    )
  const nameOf = (area: string) => programAreas.find((one) => one.area === area)?.name ?? area

  return (
    <CardList>
      {programs.map((program) => (
        <ProgramCard key={program.id} program={program} nameOf={nameOf} />
      ))}
    </CardList>
  )
}

function ProgramCard({ program, nameOf }: { program: ProgramFieldsFragment; nameOf: (area: string) => string }) {
  const { id, name, role, rights, user, counts, endsAt, lastUsedAt } = program
  const hasEnded = new Date(endsAt) <= new Date()

  return (
    <Card
      icon={Plug}
      title={
        <>
          {name} {!counts && <Badge off>{hasEnded ? "Ended" : "Stopped: its account is suspended"}</Badge>}
        </>
      }
    >
      <p>{rightsText(rights, nameOf)}</p>
      <p className="small">
        In the name of {user.name}, as {roleName(role)}. {hasEnded ? "Ended" : "Ends"} <Moment of={endsAt} />.{" "}
        {lastUsedAt ? (
          <>
            Last used <Moment of={lastUsedAt} />.
          </>
        ) : (
          "Never used."
        )}
      </p>
      <div className="row2">
        <QuietLink to={`/admin/programs/${id}`} size="small">
          Change<span className="unseen"> {name}</span>
        </QuietLink>
        <RevokeButton program={program} />
      </div>
    </Card>
  )
}

function RevokeButton({ program: { id, name } }: { program: ProgramFieldsFragment }) {
  const [revoke] = useRevokeProgramMutation()
  const which = <span className="unseen"> the token of {name}</span>

  return (
    <OwnPasswordButton
      label={<>Revoke{which}</>}
      question={`Revoke the token of ${name}?`}
      consequence="The program can do nothing here from now on. What it has written stays."
      confirmLabel="Revoke"
      run={(password) => revoke({ variables: { id, password } })}
      doneText="Token Revoked"
    />
  )
}

export function rightsText(rights: ProgramFieldsFragment["rights"], nameOf: (area: string) => string) {
  const of = (access: string) =>
    rights.filter((right) => right.access === access).map(({ area }) => nameOf(area).toLowerCase())
  const [writes, reads] = [of("WRITE"), of("READ")]
  const sentences = [writes.length > 0 && `Writes ${listed(writes)}.`, reads.length > 0 && `Reads ${listed(reads)}.`]
  return sentences.filter(Boolean).join(" ") || "Reads what visitors read."
}
