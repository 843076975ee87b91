import type { QueryState } from "../ui/loading/loaded.tsx"

type Asked<T> = QueryState<T> & { previousData?: T }

/** A list that keeps showing what it had until what is asked for now has come. A failure is shown instead of it. */
export function withPreviousData<T, R>(
  { data, previousData, error, loading, refetch }: Asked<T>,
  pick: (data: T) => R,
): QueryState<R> {
  const shown = data ?? (error ? undefined : previousData)
  return { data: shown && pick(shown), error, loading: loading && data === undefined, refetch }
}
