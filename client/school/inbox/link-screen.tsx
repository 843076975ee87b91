import type { ReactNode } from "react"
import { useSearchParams } from "react-router-dom"
import { MessagePage } from "../../base/layout/message-page.tsx"
import { useNotFound } from "../../base/layout/not-found.tsx"
import { Page } from "../../base/layout/page.tsx"
import { ButtonLink, QuietLink } from "../../base/ui/controls/button.tsx"
import { useListener } from "../../base/ui/controls/use-listener.ts"
import { Loaded, type QueryState } from "../../base/ui/loading/loaded.tsx"
import { LoadingText } from "../../base/ui/loading/skeleton.tsx"
import { useApiLanguage } from "../../base/ui/words/api-language.ts"
import { useT } from "../../base/ui/words/words.tsx"
import type { Language } from "../../generated/graphql.ts"

type LinkScreenProps<Data> = {
  useQuery: (options: {
    variables: { key: string; language: Language }
  }) => QueryState<Data> & { updateQuery: (change: () => Data) => void; fetchMore: (more: object) => Promise<unknown> }
  lines: number
  /** Returns null for an unknown key. `show` displays a mutation's answer, because a refetch may fail. */
  children: (data: Data, key: string, show: (answer: Partial<Data>) => void) => ReactNode
}

export function LinkScreen<Data>({ useQuery, lines, children }: LinkScreenProps<Data>) {
  const key = useSearchParams()[0].get("key") ?? ""
  const query = useQuery({ variables: { key, language: useApiLanguage() } })
  // Others in the family have the same link. If `fetchMore` fails, the answer stays on the screen.
  useListener("visibilitychange", () => {
    if (!document.hidden && query.data) void query.fetchMore({}).catch(() => undefined)
  })
  const skeleton = (
    <Page>
      <LoadingText heading lines={lines} />
    </Page>
  )

  return (
    <Loaded query={query} skeleton={skeleton} frame={(message) => <Page>{message}</Page>}>
      {(data) => children(data, key, (answer) => query.updateQuery(() => ({ ...data, ...answer }))) ?? <DeadLink />}
    </Loaded>
  )
}

function DeadLink() {
  const t = useT()
  useNotFound()

  return (
    <MessagePage title={t("This link does not work")}>
      <p>{t("Its address may be incomplete, or it led to something that is over and has been deleted.")}</p>
      <div className="row3">
        <ButtonLink to="/contact">{t("Ask the school")}</ButtonLink>
        <QuietLink to="/">{t("Home")}</QuietLink>
      </div>
    </MessagePage>
  )
}
