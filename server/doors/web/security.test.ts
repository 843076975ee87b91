import { existsSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

it("SECURITY.md names tests for each promise, and each of them exists", () => {
  const rows = readFileSync("SECURITY.md", "utf8")
    .split("\n")
    .filter((line) => line.includes(".test.ts`"))
  const files = rows.flatMap((row) => row.match(/[\w./-]+\.test\.ts/g) ?? [])
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  const promises = readFileSync("SECURITY.md", "utf8").split("## What is promised")[1]?.split("\n## ")[0] ?? ""
  const told = promises.split("\n").filter((line) => /^\| (?!promise|---)/.test(line))
  expect(told).toEqual(rows)
})
