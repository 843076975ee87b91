import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Client, codeOf } from "../../test/client.ts"
import { School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"

const order = "id orderCode amount mmCode dispatched status version createdAt"
const add = `mutation ($input: AddOrderInput!) { addOrder(input: $input) { ${order} } }`
const edit = `mutation ($id: Int!, $input: EditOrderInput!) { editOrder(id: $id, input: $input) { ${order} } }`
const pay = `mutation ($id: Int!, $mmCode: String!) { recordOrderPayment(id: $id, mmCode: $mmCode) { ${order} } }`
const dispatch = `mutation ($id: Int!) { dispatchOrder(id: $id) { ${order} } }`
const list = `query ($status: OrderStatus, $search: String, $page: Int, $perPage: Int) {
  orders(status: $status, search: $search, page: $page, perPage: $perPage) { total pages items { orderCode status } } }`

let school: School
let head: Client
let codes = 0

beforeAll(async () => {
  school = await School.open()
  head = await school.signedIn(Role.ADMINISTRATOR)
})
afterAll(() => school.close())

async function added(input = {}) {
  const { data } = await head.ask(add, { input: { orderCode: `T-${++codes}`, amount: 100, ...input } })
  return data.addOrder
}

describe("an order", () => {
  it("goes from unpaid over paid to dispatched", async () => {
    const { id, ...begun } = await added({ amount: 18_500 })
    expect(begun).toMatchObject({ amount: 18_500, mmCode: null, dispatched: false, status: "NOT_PAID" })
    const paid = (await head.ask(pay, { id, mmCode: " QK7P2M9XLD " })).data.recordOrderPayment
    expect(paid).toMatchObject({ mmCode: "QK7P2M9XLD", status: "PAID_NOT_DISPATCHED" })
    const sent = (await head.ask(dispatch, { id })).data.dispatchOrder
    expect(sent).toMatchObject({ dispatched: true, status: "PAID_DISPATCHED" })
  })

  it("that is not paid cannot be dispatched, by no way", async () => {
    const { id } = await added()
    const message = { dispatched: "An order that is not paid cannot be dispatched." }
    const input = { dispatched: true }
    for (const answer of [
      await head.graphql(dispatch, { id }),
      await head.graphql(edit, { id, input }),
      await head.graphql(edit, { id, input: { ...input, mmCode: "" } }),
      await head.graphql(add, { input: { orderCode: "T-none", amount: 1, dispatched: true } }),
    ])
      expect(answer.errors?.[0]?.extensions.fields).toEqual(message)
    await head.ask(edit, { id, input: { ...input, mmCode: "QK7" } })
    const unpaid = await head.graphql(edit, { id, input: { mmCode: null } })
    expect(unpaid.errors?.[0]?.extensions.fields).toEqual(message)
    const back = await head.ask(edit, { id, input: { mmCode: "", dispatched: false } })
    expect(back.data.editOrder).toMatchObject({ status: "NOT_PAID", mmCode: null })
  })

  it("has a code of its own, also when two are written down at once", async () => {
    const input = { orderCode: "TWICE", amount: 1 }
    const answers = await Promise.all([head.graphql(add, { input }), head.graphql(add, { input })])
    expect(answers.map(codeOf).sort()).toEqual(["BAD_USER_INPUT", undefined])
    const { id } = await added()
    const taken = await head.graphql(edit, { id, input: { orderCode: "TWICE" } })
    expect(taken.errors?.[0]?.extensions.fields).toHaveProperty("orderCode")
  })

  it.each([
    { amount: -1 },
    { amount: 1.5 },
    { amount: 2_147_483_648 },
    { amount: null },
    { orderCode: " " },
    { orderCode: "x".repeat(41) },
    { mmCode: "x".repeat(41) },
    { dispatched: null },
  ])("is refused with %j", async (input) => {
    const { id } = await added()
    const answer = await head.graphql(edit, { id, input })
    expect(codeOf(answer)).toBe("BAD_USER_INPUT")
    expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual(Object.keys(input))
  })

  it("tells a second writer that somebody was faster", async () => {
    const { id, version } = await added()
    await head.ask(edit, { id, input: { amount: 1, version } })
    const late = await head.graphql(edit, { id, input: { amount: 2, version } })
    expect(codeOf(late)).toBe("CONFLICT")
    expect(late.errors?.[0]?.extensions.stored).toMatchObject({ amount: 1 })
  })

  it("can be deleted", async () => {
    const { id } = await added()
    await head.ask(`mutation { deleteOrder(id: ${id}) { id } }`)
    expect((await head.ask(`{ order(id: ${id}) { id } }`)).data.order).toBeNull()
    expect(codeOf(await head.graphql(`mutation { deleteOrder(id: ${id}) { id } }`))).toBe("NOT_FOUND")
  })
})

describe("the list of orders", () => {
  it("comes newest first, by status, and is searched by either code", async () => {
    const own = await School.open()
    const office = await own.signedIn(Role.ADMINISTRATOR)
    for (const input of [
      { orderCode: "JH-1", amount: 1 },
      { orderCode: "JH-2", amount: 1, mmCode: "QK7" },
      { orderCode: "JH-3", amount: 1, mmCode: "QJ9", dispatched: true },
    ])
      await office.ask(add, { input })
    const found = async (variables = {}) =>
      (await office.ask(list, variables)).data.orders.items.map(({ orderCode }: { orderCode: string }) => orderCode)
    expect(await found()).toEqual(["JH-3", "JH-2", "JH-1"])
    expect(await found({ status: "NOT_PAID" })).toEqual(["JH-1"])
    expect(await found({ status: "PAID_NOT_DISPATCHED" })).toEqual(["JH-2"])
    expect(await found({ status: "PAID_DISPATCHED" })).toEqual(["JH-3"])
    expect(await found({ search: "qk" })).toEqual(["JH-2"])
    expect(await found({ search: "jh-" })).toHaveLength(3)
    expect(await found({ search: "jh-1", status: "NOT_PAID" })).toEqual(["JH-1"])
    expect(await found({ search: "q", status: "PAID_DISPATCHED" })).toEqual(["JH-3"])
    expect(await found({ search: "%" })).toEqual([])
    expect(await found({ page: 2, perPage: 2 })).toEqual(["JH-1"])
    await own.close()
  })
})
