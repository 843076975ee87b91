import type { ReactNode } from "react"
import { Loaded, type QueryState } from "../../base/ui/loading/loaded.tsx"
import { Loader } from "../../base/ui/loading/loader.tsx"
import { useWithChange } from "./item-id.ts"

/** Stored and pending translations have the same id, so nothing is cached. */
export function useTranslationsOf(id: number | undefined) {
  const withChange = useWithChange()
  return { variables: { id: id ?? 0, withChange }, skip: id === undefined, fetchPolicy: "no-cache" as const }
}

type WithTranslationsProps<Data> = {
  isNew: boolean
  query: QueryState<Data> & { previousData?: Data }
  children: (data: Data | undefined) => ReactNode
}

export function WithTranslations<Data>({ isNew, query, children }: WithTranslationsProps<Data>) {
  if (isNew) return children(undefined)

  // A refetch, such as after somebody else's edit, must not remove the form.
  return (
    <Loaded query={{ ...query, data: query.data ?? query.previousData }} skeleton={<Loader within />}>
      {(data) => children(data)}
    </Loaded>
  )
}
