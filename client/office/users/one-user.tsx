import type { ReactNode } from "react"
import { NotFound } from "../../base/layout/not-found.tsx"
import { Page } from "../../base/layout/page.tsx"
import { useSession } from "../../base/session/session.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { LoadingText } from "../../base/ui/loading/skeleton.tsx"
import { PageHead } from "../../base/ui/texts/page-head.tsx"
import { type UserQuery, useUserQuery } from "../../generated/graphql.ts"
import { useItemId } from "../../items/content/item-id.ts"

/** Address, role and last sign-in are visible only to the user and to administrators. */
export type ShownUser = NonNullable<UserQuery["user"]>

export function OneUser({ children }: { children: (user: ShownUser) => ReactNode }) {
  const { viewer, can } = useSession()
  const id = useItemId()
  const mayKnowAll = viewer?.id === id || can("users")
  const query = useUserQuery({ variables: { id: id ?? 0, private: mayKnowAll }, skip: id === null })

  if (id === null) return <NotFound />
  return (
    <Loaded query={query} skeleton={<Skeleton />} frame={(message) => <Page>{message}</Page>}>
      {({ user }) => (user ? children(user) : <NotFound />)}
    </Loaded>
  )
}

function Skeleton() {
  return (
    <>
      <PageHead title="…" crumbs={[{ label: "…" }]} as="p" />
      <Page>
        <LoadingText heading lines={6} />
      </Page>
    </>
  )
}
