import { type ReactNode, useRef } from "react"
import { useSearchParams } from "react-router-dom"
import { Loaded, type QueryState } from "../ui/loading/loaded.tsx"
import { Loader } from "../ui/loading/loader.tsx"

/** For a form's query of translations, stored or waiting: both have one id, so nothing is cached. */
export function useTranslationsOf(id: number | undefined) {
  const [params] = useSearchParams()
  const withChange = params.has("change") || undefined
  return { variables: { id: id ?? 0, withChange }, skip: id === undefined, fetchPolicy: "no-cache" as const }
}

type WithTranslationsProps<Data> = {
  /** Whether it is about an item that is there: a new one has none. */
  isNew: boolean
  query: QueryState<Data>
  children: (data: Data | undefined) => ReactNode
}

export function WithTranslations<Data>({ isNew, query, children }: WithTranslationsProps<Data>) {
  // What is asked again, as after somebody else's edit, must not take the form away.
  const latest = useRef<Data>(undefined)
  latest.current = query.data ?? latest.current
  if (isNew) return children(undefined)

  return (
    <Loaded query={{ ...query, data: latest.current }} skeleton={<Loader within />}>
      {(data) => children(data)}
    </Loaded>
  )
}
