import { MaxLength, validate } from "class-validator"
import { expect, it } from "vitest"
import { rememberChecks } from "./known-checks.ts"

rememberChecks()

it("checks what a class was given after one of its objects was checked, also by the class that it extends", async () => {
  class Base {
    title = "Far too long"
  }
  class Extended extends Base {
    name = "Far too long"
  }
  const wrong = async () => (await validate(new Extended(), { forbidUnknownValues: false })).map((one) => one.property)
  expect(await wrong()).toEqual([])
  MaxLength(3)(Extended.prototype, "name")
  expect(await wrong()).toEqual(["name"])
  MaxLength(3)(Base.prototype, "title")
  expect((await wrong()).sort()).toEqual(["name", "title"])
})
