import { describe, expect, it } from "vitest"
import type { AddOrderInput } from "../../generated/office.ts"
import { check, select } from "./choices.tsx"
import { errorsOf, type Fields, inputOf, isShown, missingOf, namesOf, type RequiredFields, startOf } from "./field.ts"
import { group, list } from "./groups.tsx"
import { moment, optionalMoment } from "./moment.tsx"
import { optionalPicture } from "./picture.tsx"
import { email, lines, multiline, optionalNumber, optionalText, text, wholeNumber } from "./text.tsx"

const sending = { fetchOptions: { signal: new AbortController().signal, onProgress: () => {} } }

describe("the fields of a form", () => {
  it("match the mutation's input, or the form does not compile", () => {
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

  it("show the server's messages at the right field, in list rows too", () => {
    const member = { name: text({ label: "Name" }), role: text({ label: "Role" }) }
    const limits = { name: { required: "Name is required.", max: 100 } }
    const fields = {
      email: email({ label: "Email" }),
      amount: wholeNumber({ label: "Amount" }),
      members: list({ label: "Members", noun: "member", fields: member, limits, skipsBlank: true }),
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
    expect(errorsOf(fields, { email: wrong, amount: { required: "A number, please." } }, values)).toEqual({
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
        noun: "member",
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

  it("are filled from stored values, and sent as the API expects", async () => {
    const zone = "Africa/Johannesburg"
    const fields = {
      email: email({ label: "Email" }),
      address: lines({ label: "Address" }),
      code: optionalText({ label: "Code" }),
      room: optionalNumber({ label: "Room" }),
      kind: select<"A" | "B">({ label: "Kind", choices: { A: "First", B: "Second" }, start: "B" }),
      begins: moment({ label: "Begins" }, zone),
      ends: optionalMoment({ label: "Ends" }, zone),
      place: group({ label: "Place", fields: { street: text({ label: "Street" }) }, limits: {} }),
      more: multiline({ label: "More" }),
      crest: optionalPicture({ label: "Crest" }),
    }
    const fresh = {
      ...{ email: "", address: "", code: "", room: "", kind: "B", begins: "", ends: "", more: "" },
      ...{ place: { street: "" }, crest: { alt: "" } },
    }
    expect(startOf(fields, undefined)).toEqual(fresh)
    const stored = {
      ...{ email: "a@b.example", address: ["Hill Road 1", "Kisumu"], code: null, room: 0, kind: "A" as const },
      ...{ begins: "2031-03-07T10:00:00.000Z", ends: null, more: " As it is ", crest: null },
      place: { street: "Hill Road" },
    }
    const typed = startOf(fields, stored)
    expect(typed).toMatchObject({ address: "Hill Road 1\nKisumu", room: "0", begins: "2031-03-07T12:00", kind: "A" })
    expect(await inputOf(fields, typed, sending)).toEqual(stored)
    const clumsy = { ...typed, email: " a@b.example ", address: " Hill Road 1 \n\n Kisumu\n", code: " ", room: " " }
    expect(await inputOf(fields, clumsy, sending)).toEqual({ ...stored, room: null })
    expect(errorsOf(fields, { email: { required: "Which?" }, room: { wrong: "A number." } }, clumsy)).toEqual({})
  })

  it("read whole numbers as people type them, up to the largest 32-bit integer", async () => {
    const fields = { amount: optionalNumber({ label: "Amount" }) }
    const read = async (amount: string) => (await inputOf(fields, { amount }, sending)).amount
    for (const typed of ["18500", "18,500", "18 500", "18,500/-"]) expect(await read(typed), typed).toBe(18500)
    for (const typed of ["0", "2147483647"]) expect(await read(typed)).toBe(Number(typed))
    for (const typed of ["", "12.50", "-3", "1e5", "ten", "99999999999", "2147483648"])
      expect(await read(typed), typed).toBeNull()
  })

  it("are named by their short labels in comparisons, and marked if they hold rich text", () => {
    const fields = {
      title: text({ label: "Title" }),
      image: text({ label: "A picture for the list", shortLabel: "Picture" }),
      detail: { ...text({ label: "Content" }), rich: true },
      links: list({ label: "Links", noun: "link", fields: { path: text({ label: "Leads to" }) }, limits: {} }),
    }
    expect(namesOf(fields)).toEqual({
      ...{ title: { name: "Title" }, image: { name: "Picture" }, detail: { name: "Content", rich: true } },
      links: { name: "Links", fields: { path: { name: "Leads to" } } },
    })
  })

  it("take only a number within its bounds", () => {
    const fields = { amount: wholeNumber({ label: "Amount" }) }
    const limits = { amount: { min: 1, max: 9, wrong: "From 1 to 9.", required: "How many?" } }
    const errorsFor = (amount: string, required?: RequiredFields) =>
      errorsOf(fields, limits, { amount }, "about.", required)
    expect(["1", "9"].map((amount) => errorsFor(amount))).toEqual([{}, {}])
    for (const amount of ["0", "10", "a few"]) expect(errorsFor(amount)).toEqual({ "about.amount": "From 1 to 9." })
    for (const empty of ["", " "])
      expect([errorsFor(empty), errorsFor(empty, "nothing")]).toEqual([{ "about.amount": "How many?" }, {}])
  })

  it("require only the title for a draft, and never a hidden field", () => {
    const fields = {
      title: text({ label: "Title", missing: "a title", inDrafts: true }),
      image: text({ label: "Image", missing: "an image" }),
      code: text({ label: "Code", missing: "a code", required: false }),
      place: text({ label: "Place", shown: ({ title }) => title !== "Nowhere" }),
      later: text({ label: "Later", editOnly: true }),
    }
    const limits = { title: { required: "Title?" }, image: { required: "Image?" }, place: { required: "Place?" } }
    const values = { title: " ", image: "", code: "", place: "", later: "" }
    expect(missingOf(fields, values)).toEqual({ "a title": true, "an image": true })
    expect(missingOf(fields, { ...values, title: "Kites" }, true)).toEqual({ "a title": false })
    expect(errorsOf(fields, limits, values)).toEqual({ place: "Place?" })
    expect(errorsOf(fields, limits, values, "", "all")).toEqual({ title: "Title?", image: "Image?", place: "Place?" })
    expect(errorsOf(fields, limits, { ...values, title: "Nowhere" })).toEqual({})
    const shown = (editing: boolean) => Object.values(fields).filter((field) => isShown(field, values, editing)).length
    expect([shown(false), shown(true)]).toEqual([4, 5])
  })
})
