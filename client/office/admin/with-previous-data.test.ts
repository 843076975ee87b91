import { expect, it } from "vitest"
import { withPreviousData } from "./with-previous-data.ts"

type QueryResult = Partial<Parameters<typeof withPreviousData<number[], number[]>>[0]>

const refetch = async () => undefined

it.each([
  ["its data", { data: [1], previousData: [2] }, [1]],
  ["its previous data while it loads", { previousData: [2], loading: true }, [2]],
  ["no previous data after a failure", { previousData: [2], error: new Error("No answer") }, undefined],
  ["nothing before its first data", { loading: true }, undefined],
])("A list shows %s", (_what, result: QueryResult, shown) => {
  const query = { loading: false, error: undefined, data: undefined, refetch, ...result }
  expect(withPreviousData(query, (list) => list).data).toEqual(shown)
})
