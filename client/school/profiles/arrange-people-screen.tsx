import { useState } from "react"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { evictLists } from "../../base/session/evict.ts"
import { Button, QuietButton } from "../../base/ui/controls/button.tsx"
import { moved, SortableGrid } from "../../base/ui/controls/sortable-grid.tsx"
import { useAttempt } from "../../base/ui/controls/use-attempt.ts"
import { ErrorMessage } from "../../base/ui/loading/error-message.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { Portrait } from "../../base/ui/pictures/portrait.tsx"
import { type ProfileLineFragment, useProfilesQuery } from "../../generated/graphql.ts"
import { useOrderProfilesMutation } from "../../generated/office.ts"
import style from "./arrange-people-screen.module.css"
import { type Group, groups, peopleSection } from "./groups.ts"

export function ArrangePeopleScreen() {
  return (
    <TitledPage
      title="Arrange People"
      above={[{ label: peopleSection.title, to: peopleSection.path }]}
      width="full"
      className="stack7"
    >
      {groups.map((group) => (
        <PeopleOf key={group.group} group={group} />
      ))}
    </TitledPage>
  )
}

function PeopleOf({ group }: { group: Group }) {
  const query = useProfilesQuery({
    variables: { group: group.group, page: 1, perPage: 50 },
    fetchPolicy: "no-cache",
  })

  return (
    <Loaded query={query}>
      {({ profiles: { items } }) =>
        items.length > 1 && (
          <OrderEditor key={idsOf(items).join()} group={group} stored={items} onCancel={() => void query.refetch()} />
        )
      }
    </Loaded>
  )
}

const idsOf = (people: ProfileLineFragment[]) => people.map(({ id }) => id)

type OrderEditorProps = { group: Group; stored: ProfileLineFragment[]; onCancel: () => void }

function OrderEditor({ group: { group, title }, stored, onCancel }: OrderEditorProps) {
  const [people, setPeople] = useState(stored)
  const [from, setFrom] = useState(idsOf(stored))
  const toast = useToast()
  const { busy, failure, attempt } = useAttempt()
  const [order] = useOrderProfilesMutation({ update: evictLists })
  const profiles = idsOf(people)
  const isSaved = profiles.join() === from.join()
  const cancel = () => {
    setPeople((now) => from.flatMap((id) => now.find((person) => person.id === id) ?? []))
    onCancel()
  }
  const save = async () => {
    if ((await attempt(() => order({ variables: { group, profiles, from } }))) !== null) return
    setFrom(profiles)
    toast(`${title}: order saved`)
  }

  return (
    <section className="stack4" aria-label={title}>
      <h2 className="step2">{title}</h2>
      <SortableGrid
        items={people}
        keyOf={({ id }) => id}
        nameOf={({ name }, number) => `${number}, ${name}`}
        onMove={(one, other) => setPeople((now) => moved(now, one, other))}
      >
        {({ name, position, picture }, handle) => (
          <div className={style.person}>
            <Portrait of={picture} sizes="16rem" alt="" />
            <p className="strong breaks">{name}</p>
            <p className="small breaks">{position}</p>
            {handle}
          </div>
        )}
      </SortableGrid>
      {failure && <ErrorMessage title="The order is not saved." text={failure.text} />}
      <div className="row3">
        <Button busy={busy} disabled={isSaved} onClick={() => void save()}>
          Save this order
        </Button>
        {!isSaved && <QuietButton onClick={cancel}>Cancel</QuietButton>}
      </div>
    </section>
  )
}
