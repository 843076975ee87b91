import type { QueryState } from "../../base/ui/loading/loaded.tsx"

export type ListQuery<T> = QueryState<T> & { previousData?: T }

/** Keeps showing a list's previous data until the new data has loaded. A failure replaces it. */
export function withPreviousData<T, R>(
  { data, previousData, error, loading, refetch }: ListQuery<T>,
  pick: (data: T) => R,
): QueryState<R> {
  const shown = data ?? (error ? undefined : previousData)
  return { data: shown && pick(shown), error, loading: loading && data === undefined, refetch }
}
