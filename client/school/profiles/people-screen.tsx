import { usePageNumber } from "../../base/addresses/page-number.ts"
import { useSession } from "../../base/session/session.tsx"
import { QuietLink } from "../../base/ui/controls/button.tsx"
import { Loading, SkeletonHeading, SkeletonPicture } from "../../base/ui/loading/skeleton.tsx"
import { PersonCard } from "../../base/ui/texts/person-card.tsx"
import { Titled } from "../../base/ui/texts/titled.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import { type ProfileGroup, type ProfileLineFragment, useProfilesQuery } from "../../generated/graphql.ts"
import { ListScreen } from "../../items/content/list-screen.tsx"
import { groupOf, groupSection, groups, peopleSection } from "./groups.ts"
import style from "./people-screen.module.css"

export function PeopleScreen({ group }: { group?: ProfileGroup }) {
  const t = useT()
  const { can } = useSession()
  const query = useProfilesQuery({ variables: { group, page: usePageNumber(), perPage: 48 } })

  return (
    <ListScreen
      section={group ? groupSection(groupOf(group)) : peopleSection}
      query={query}
      list={({ profiles }) => profiles}
      before={
        can("orderProfiles") && (
          <QuietLink to="/profiles/arrange" size="small" className={style.arrange}>
            Arrange People
          </QuietLink>
        )
      }
      empty={t("There are no profiles at the moment.")}
      skeleton={<Skeleton />}
    >
      {(people) => (group ? <People people={people} as="h2" first /> : <Groups people={people} />)}
    </ListScreen>
  )
}

function Groups({ people }: { people: ProfileLineFragment[] }) {
  const t = useT()
  const present = groups.map((one) => ({ ...one, people: people.filter(({ group }) => group === one.group) }))

  return present
    .filter(({ people }) => people.length > 0)
    .map(({ group, title, people }, index) => (
      <Titled key={group} id={`group-${group}`} title={t(title)} headingClass={style.heading} className={style.group}>
        <People people={people} as="h3" first={index === 0} />
      </Titled>
    ))
}

function People({ people, as, first }: { people: ProfileLineFragment[]; as: "h2" | "h3"; first: boolean }) {
  return (
    <ul className={style.people}>
      {people.map((person, index) => (
        <li key={person.id}>
          <PersonCard person={person} as={as} priority={first && index < 2} />
        </li>
      ))}
    </ul>
  )
}

function Skeleton() {
  return (
    <Loading>
      <div className={style.people}>
        {["a", "b", "c", "d"].map((key) => (
          <div key={key} className="stack3">
            <SkeletonPicture shape="portrait" className={style.greyArch} />
            <SkeletonHeading />
          </div>
        ))}
      </div>
    </Loading>
  )
}
