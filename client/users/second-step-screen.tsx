import { useState } from "react"
import { useOwnSecondStepQuery } from "../generated/graphql.ts"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { refreshSession } from "../session/refresh.ts"
import { useSession } from "../session/session.tsx"
import { ButtonLink } from "../ui/controls/button.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonText } from "../ui/loading/skeleton.tsx"
import { PageBanner } from "../ui/texts/page-banner.tsx"
import { AddApp } from "./add-app.tsx"
import { HasApp } from "./has-app.tsx"
import style from "./second-step.module.css"

const title = "Sign in with an app's code too"

export function SecondStepScreen() {
  const { viewer } = useSession()
  useTitle(title)
  if (!viewer) return null

  return (
    <>
      <PageBanner title={title} crumbs={[{ label: title }]} />
      <Page>
        <div className={style.screen}>
          <SecondStep id={viewer.id} />
        </div>
      </Page>
    </>
  )
}

function SecondStep({ id }: { id: number }) {
  const query = useOwnSecondStepQuery({ variables: { id }, fetchPolicy: "network-only" })
  const [codes, setCodes] = useState<string[]>()
  const changed = async (next?: string[]) => {
    setCodes(next)
    // What the viewer may do can depend on it.
    await Promise.all([refreshSession(), query.refetch()])
  }

  return (
    <Loaded query={query} skeleton={<Skeleton />}>
      {({ user }) => (
        <>
          {codes && <RecoveryCodes codes={codes} userId={id} />}
          {!codes && (user?.secondFactor ? <HasApp onChanged={changed} /> : <AddApp onAdded={changed} />)}
        </>
      )}
    </Loaded>
  )
}

function RecoveryCodes({ codes, userId }: { codes: string[]; userId: number }) {
  return (
    <section className={style.step} role="status">
      <h2>Keep these codes</h2>
      <p>
        If the app is lost, each of them lets you in once. Print them, or write them down, and keep them away from the
        phone. They are shown only now.
      </p>
      <ul className={style.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <ButtonLink to={`/user/view/${userId}`}>I have kept them</ButtonLink>
      </div>
    </section>
  )
}

function Skeleton() {
  return (
    <Loading label="Loading…">
      <SkeletonText lines={5} />
    </Loading>
  )
}
