import { expect, it } from "vitest"
import { withPreviousData } from "./with-previous-data.ts"

type Asked = Partial<Parameters<typeof withPreviousData<number[], number[]>>[0]>

const refetch = async () => undefined

it.each([
  ["what it has", { data: [1], previousData: [2] }, [1]],
  ["what it had until that has come", { previousData: [2], loading: true }, [2]],
  ["nothing of what it had once that has failed", { previousData: [2], error: new Error("No answer") }, undefined],
  ["nothing before the first has come", { loading: true }, undefined],
])("A list shows %s", (_what, asked: Asked, shown) => {
  const query = { loading: false, error: undefined, data: undefined, refetch, ...asked }
  expect(withPreviousData(query, (list) => list).data).toEqual(shown)
})
