import { expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { Role } from "../../access/roles.ts"

const { eda, regular, visitor } = schoolOfThisFile({ eda: Role.EDITOR, regular: Role.REGULAR, visitor: Role.PUBLIC })

const found = (texts: string[], by = eda) => by.call("namesInTexts", { texts }, "text written firstName")

it("A child's full name is found in a text in any spelling and order, and part of a name is not", async () => {
  for (const name of ["Zawadi Wanjiru Achieng", "Zoë O’Brien", "Mary-Jane Kamau", "Cher"])
    await eda.call("addChild", { input: { name, form: "Form 3" } })
  const firstNameIn = async (text: string) =>
    (await found([text])).map(Object.values).map((all: string[]) => all.slice(1))
  expect(await firstNameIn("Our zawadi  ACHIENG won.")).toEqual([["zawadi  ACHIENG", "Zawadi"]])
  expect(await firstNameIn("Achieng, Zawadi Wanjiru (first)")).toEqual([["Achieng, Zawadi Wanjiru", "Zawadi"]])
  expect(await firstNameIn("ZAWADI WAN\u00adJIRU ACHIENG")).toEqual([["ZAWADI WAN\u00adJIRU ACHIENG", "Zawadi"]])
  expect(await firstNameIn("Zoe O'Brien and Mary-Jane Kamau")).toEqual([
    ["Zoe O'Brien", "Zoë"],
    ["Mary-Jane Kamau", "Mary-Jane"],
  ])
  const none = [
    "Zawadi ran",
    "Achieng ran",
    "Zawadi Wanjiru",
    "Zawadi\nAchieng",
    "Xzawadi Achieng",
    "Cher sang",
    "Zawadi K.",
  ]
  expect(await found(none)).toEqual([])
  expect(await found(["none", "Zoë O’Brien"])).toEqual([{ text: 1, written: "Zoë O’Brien", firstName: "Zoë" }])
})

it("A search for names needs an account, has a length limit, and is rate-limited for regular users", async () => {
  const [text, args] = ["Cher ran. ", { texts: ["Zoë O’Brien"] }]
  expect(await visitor.refusal("namesInTexts", args)).toBe("UNAUTHENTICATED")
  expect(await eda.refusal("namesInTexts", { texts: [text.repeat(20_001)] })).toBe("BAD_USER_INPUT")
  const before = process.cpuUsage()
  expect(await found([text.repeat(20_000)])).toEqual([])
  // Two seconds of CPU time, which a busy machine hardly adds to.
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
  for (let time = 0; time < 60; time++) expect(await found(args.texts, regular)).toHaveLength(1)
  expect(await regular.refusal("namesInTexts", args)).toBe("TOO_MANY_REQUESTS")
  expect(await found(args.texts)).toHaveLength(1)
})
