import { mkdir, readdir, writeFile } from "node:fs/promises"
import { expect, it, onTestFinished } from "vitest"
import { newFolder } from "../../test/new-folder.ts"
import { School } from "../../test/school.ts"

it("A site does not start a second one beside the data of an early release", async () => {
  const folder = newFolder("older")
  const before = process.cwd()
  process.chdir(folder)
  onTestFinished(() => process.chdir(before))
  await mkdir("data")
  await writeFile("data/site.sqlite", "rows of an early release")
  await expect(School.openOn("")).rejects.toThrow(
    /^There is a site in \S+data, .* 0\.1\.0 once, which moves it to \S+data\/site, or/,
  )
  expect(await readdir("data")).toEqual(["site.sqlite"])
})
