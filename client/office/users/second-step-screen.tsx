import { useState } from "react"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { refreshSession } from "../../base/session/refresh.ts"
import { useSession } from "../../base/session/session.tsx"
import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { LoadingText } from "../../base/ui/loading/skeleton.tsx"
import { useOwnSecondStepQuery } from "../../generated/graphql.ts"
import { AddApp } from "./add-app.tsx"
import { HasApp } from "./has-app.tsx"
import style from "./second-step.module.css"

export function SecondStepScreen() {
  const { viewer } = useSession()
  if (!viewer) return null

  return (
    <TitledPage title="Sign in with an app's code too">
      <div className={style.screen}>
        <SecondStep id={viewer.id} />
      </div>
    </TitledPage>
  )
}

function SecondStep({ id }: { id: number }) {
  const query = useOwnSecondStepQuery({ variables: { id }, fetchPolicy: "network-only" })
  const [codes, setCodes] = useState<string[]>()
  const changed = async (next?: string[]) => {
    setCodes(next)
    // The viewer's rights can depend on it.
    await Promise.all([refreshSession(), query.refetch()])
  }

  return (
    <Loaded query={query} skeleton={<LoadingText lines={5} />}>
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
