import { expect, it, onTestFinished } from "vitest"
import { readArguments } from "./arguments.ts"

it.each([
  ["An argument is missing.", []],
  ["There is one argument too many.", ["a.tar", "b.tar"]],
])("A command is refused with its usage: %s", (reason, words) => {
  const { argv } = process
  onTestFinished(() => {
    process.argv = argv
  })
  process.argv = ["node", "launch.mjs", ...words]
  expect(() => readArguments("npm run backup -- FILE", {})).toThrow(`${reason}\n\nnpm run backup -- FILE`)
})
