import type { ReactNode } from "react"
import { NotFound } from "../layout/not-found.tsx"
import { Loaded, type QueryState } from "../ui/loaded.tsx"

type OneItemProps<T> = {
  id: number | null
  query: QueryState<T>
  skeleton: ReactNode
  /** Null or nothing where there is no such item. */
  children: (data: T) => ReactNode
}

/** An item that an address names: what comes, or 404 where there is none. */
export function OneItem<T>({ id, query, skeleton, children }: OneItemProps<T>) {
  if (id === null) return <NotFound />
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(data) => children(data) ?? <NotFound />}
    </Loaded>
  )
}
