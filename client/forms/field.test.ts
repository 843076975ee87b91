import { describe, expect, it } from "vitest"
import type { AddOrderInput } from "../generated/office.ts"
import { check } from "./choices.tsx"
import { type Fields, faultsOf, inputOf, startOf } from "./field.ts"
import { list } from "./groups.tsx"
import { email, optionalText, text, wholeNumber } from "./text.tsx"

const sending = { fetchOptions: { signal: new AbortController().signal, onProgress: () => {} } }

describe("the fields of a form", () => {
  it("are those of the mutation's input, or the form does not compile", () => {
    const whole = { orderCode: text({ label: "Code" }), amount: wholeNumber({ label: "Amount" }) }
    whole satisfies Fields<AddOrderInput>
    // @ts-expect-error: an order has an amount
    ;({ orderCode: whole.orderCode }) satisfies Fields<AddOrderInput>
    // @ts-expect-error: an amount is a number
    ;({ ...whole, amount: text({ label: "Amount" }) }) satisfies Fields<AddOrderInput>
    // @ts-expect-error: an order has no price
    ;({ ...whole, price: whole.amount }) satisfies Fields<AddOrderInput>
    expect(Object.keys(whole)).toEqual(["orderCode", "amount"])
  })

  it("say what the server would, where it would: in a row of a list too", () => {
    const member = { name: text({ label: "Name" }), role: text({ label: "Role" }) }
    const limits = { name: { required: "Name is required.", max: 100 } }
    const fields = {
      email: email({ label: "E-mail" }),
      amount: wholeNumber({ label: "Amount" }),
      members: list({ label: "Members", one: "member", fields: member, limits, skipsBlank: true }),
    }
    const values = {
      email: "not one",
      amount: "a few",
      members: [
        { name: "", role: "" },
        { name: " ", role: "Chair" },
      ],
    }
    const wrong = { required: "Valid email is required." }
    expect(faultsOf(fields, { email: wrong, amount: { required: "A number, please." } }, values)).toEqual({
      email: "Valid email is required.",
      amount: "A number, please.",
      "members.1.name": "Name is required.",
    })
  })

  it("become the mutation's input: numbers, nulls and no empty rows", async () => {
    const fields = {
      amount: wholeNumber({ label: "Amount" }),
      mmCode: optionalText({ label: "Code" }),
      dispatched: check({ label: "Dispatched" }),
      members: list({
        label: "Members",
        one: "member",
        fields: { name: text({ label: "Name" }) },
        limits: {},
        start: 1,
        skipsBlank: true,
      }),
    }
    const typed = { ...startOf(fields, undefined), amount: "18,500/-" }
    expect(typed.members).toEqual([{ name: "" }])
    expect(await inputOf(fields, typed, sending)).toEqual({
      amount: 18500,
      mmCode: null,
      dispatched: false,
      members: [],
    })
  })
})
