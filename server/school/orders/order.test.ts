import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { codeOf } from "../../../test/client.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"

const order = "id orderCode amount mmCode dispatched status version createdAt"

let codes = 0

const { head } = schoolOfThisFile({ head: Role.ADMINISTRATOR })

async function added(input = {}) {
  return head.call("addOrder", { input: { orderCode: `T-${++codes}`, amount: 100, ...input } }, order)
}

describe("an order", () => {
  it("is paid once, then dispatched, and can be deleted", async () => {
    const { id, ...begun } = await added({ amount: 18_500 })
    expect(begun).toMatchObject({ amount: 18_500, mmCode: null, dispatched: false, status: "NOT_PAID" })
    const paid = await head.call("recordOrderPayment", { id, mmCode: " QK7P2M9XLD " }, order)
    expect(paid).toMatchObject({ mmCode: "QK7P2M9XLD", status: "PAID_NOT_DISPATCHED" })
    const again = { mmCode: "Paid already, with QK7P2M9XLD." }
    expect(await head.faults("recordOrderPayment", { id, mmCode: "ANOTHER" })).toEqual(again)
    expect(await head.call("recordOrderPayment", { id, mmCode: "QK7P2M9XLD" }, order)).toMatchObject({
      status: paid.status,
    })
    const sent = await head.call("dispatchOrder", { id }, order)
    expect(sent).toMatchObject({ dispatched: true, status: "PAID_DISPATCHED" })
    await head.call("deleteOrder", { id })
    expect([await head.call("order", { id }), await head.refusal("deleteOrder", { id })]).toEqual([null, "NOT_FOUND"])
  })

  it("cannot be dispatched by any mutation unless it is paid", async () => {
    const { id } = await added()
    const message = { dispatched: "An order that is not paid cannot be dispatched." }
    const input = { dispatched: true }
    expect(await head.faults("dispatchOrder", { id })).toEqual(message)
    for (const more of [{}, { mmCode: "" }])
      expect(await head.faults("editOrder", { id, input: { ...input, ...more } })).toEqual(message)
    expect(await head.faults("addOrder", { input: { orderCode: "T-none", amount: 1, ...input } })).toEqual(message)
    await head.call("editOrder", { id, input: { ...input, mmCode: "QK7" } })
    expect(await head.faults("editOrder", { id, input: { mmCode: null } })).toEqual(message)
    const back = await head.call("editOrder", { id, input: { mmCode: "", dispatched: false } }, order)
    expect(back).toMatchObject({ status: "NOT_PAID", mmCode: null })
  })

  it("has a unique code, even when two are added at once", async () => {
    const input = { orderCode: "TWICE", amount: 1 }
    const answers = await Promise.all([head.try("addOrder", { input }, order), head.try("addOrder", { input }, order)])
    expect(answers.map(codeOf).sort()).toEqual(["BAD_USER_INPUT", undefined])
    const { id } = await added()
    expect(await head.faults("editOrder", { id, input: { orderCode: "TWICE" } })).toHaveProperty("orderCode")
  })

  it("refuses an invalid amount, code or state", async () => {
    const { id } = await added()
    for (const input of [
      ...[-1, 1.5, 2_147_483_648, null].map((amount) => ({ amount })),
      ...[{ orderCode: " " }, { orderCode: "x".repeat(41) }, { mmCode: "x".repeat(41) }, { dispatched: null }],
    ])
      expect(Object.keys(await head.faults("editOrder", { id, input }))).toEqual(Object.keys(input))
  })
})

it("The list of orders is sorted newest first, filtered by status, and searched by either code", async () => {
  const own = await School.open()
  const office = await own.signedIn(Role.ADMINISTRATOR)
  for (const input of [
    { orderCode: "JH-1", amount: 1 },
    { orderCode: "JH-2", amount: 1, mmCode: "QK7" },
    { orderCode: "JH-3", amount: 1, mmCode: "QJ9", dispatched: true },
  ])
    await office.call("addOrder", { input })
  const found = async (variables = {}) =>
    (await office.call("orders", variables, "total pages items { orderCode status }")).items.map(
      ({ orderCode }: { orderCode: string }) => orderCode,
    )
  for (const [filter, codes] of [
    [{}, ["JH-3", "JH-2", "JH-1"]],
    [{ status: "PAID_NOT_DISPATCHED" }, ["JH-2"]],
    [{ search: "qk" }, ["JH-2"]],
    [{ search: "jh-1", status: "NOT_PAID" }, ["JH-1"]],
    [{ search: "q", status: "PAID_DISPATCHED" }, ["JH-3"]],
    [{ search: "%" }, []],
    [{ page: 2, perPage: 2 }, ["JH-1"]],
  ])
    expect([filter, await found(filter)]).toEqual([filter, codes])
  await own.close()
})
