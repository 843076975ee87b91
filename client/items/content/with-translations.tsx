import type { ReactNode } from "react"
import { Loaded, type QueryState } from "../../base/ui/loading/loaded.tsx"
import { Loader } from "../../base/ui/loading/loader.tsx"
import { useWithChange } from "./item-id.ts"

type QueryOptions = { variables: { id: number; withChange?: true }; skip: boolean; fetchPolicy: "no-cache" }

export type UseTranslations<Data> = (of: QueryOptions) => QueryState<Data> & { previousData?: Data }

type WithTranslationsProps<Data> = {
  /** Undefined for a new item, which has no translations. */
  id: number | undefined
  useTranslations: UseTranslations<Data>
  children: (data: Data | undefined) => ReactNode
}

/** Stored and pending translations have the same id, so nothing is cached. */
export function WithTranslations<Data>({ id, useTranslations, children }: WithTranslationsProps<Data>) {
  const variables = { id: id ?? 0, withChange: useWithChange() }
  const query = useTranslations({ variables, skip: id === undefined, fetchPolicy: "no-cache" })
  if (id === undefined) return children(undefined)

  // A refetch, such as after somebody else's edit, must not remove the form.
  return (
    <Loaded query={{ ...query, data: query.data ?? query.previousData }} skeleton={<Loader within />}>
      {children}
    </Loaded>
  )
}
