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
  useQuery: (options: { variables: { key: string; language: Language } }) => QueryState<Data> & {
    updateQuery: (change: () => Data) => void
    fetchMore: (more: object) => Promise<{ data?: NoInfer<Data> }>
  }
  lines: number
  /** Returns null for an unknown key. */
  children: (data: Data, key: string, act: Act<Data>) => ReactNode
}

/** Shows a mutation's answer. After a failure it shows what is stored, and rejects unless `isDone`. */
export type Act<Data> = (answer: Promise<Partial<Data>>, isDone: (stored: Data) => boolean) => Promise<void>

export function LinkScreen<Data>({ useQuery, lines, children }: LinkScreenProps<Data>) {
  const key = useSearchParams()[0].get("key") ?? ""
  const query = useQuery({ variables: { key, language: useApiLanguage() } })
  // Not `refetch`: if it fails, the answer stays on the screen.
  const readAgain = async () => (await query.fetchMore({}).catch(() => null))?.data
  // Others in the family have the same link.
  useListener("visibilitychange", () => {
    if (!document.hidden && query.data) void readAgain()
  })
  const act =
    (data: Data): Act<Data> =>
    async (answer, isDone) => {
      try {
        const shown = await answer
        query.updateQuery(() => ({ ...data, ...shown }))
      } catch (error) {
        const stored = await readAgain()
        if (!stored || !isDone(stored)) throw error
      }
    }
  const skeleton = (
    <Page>
      <LoadingText heading lines={lines} />
    </Page>
  )

  return (
    <Loaded query={query} skeleton={skeleton} frame={(message) => <Page>{message}</Page>}>
      {(data) => children(data, key, act(data)) ?? <DeadLink />}
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
