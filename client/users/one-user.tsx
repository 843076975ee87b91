import type { ReactNode } from "react"
import { useItemId } from "../content/item-id.ts"
import { type UserQuery, useUserQuery } from "../generated/graphql.ts"
import { NotFound } from "../layout/not-found.tsx"
import { Page } from "../layout/page.tsx"
import { useSession } from "../session/session.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonHeading, SkeletonText } from "../ui/loading/skeleton.tsx"
import { PageBanner } from "../ui/texts/page-banner.tsx"

/** Somebody with an account. Address, role and last sign-in are there for themselves and for administrators. */
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
      <PageBanner title="…" crumbs={[{ label: "…" }]} as="p" />
      <Page>
        <Loading label="Loading…">
          <SkeletonHeading />
          <SkeletonText lines={6} />
        </Loading>
      </Page>
    </>
  )
}
