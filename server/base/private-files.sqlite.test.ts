import { appendFile, chmod, stat } from "node:fs/promises"
import { join } from "node:path"
import { expect, it } from "vitest"
import { School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"

it("A secret that somebody has written with a line's end is the same without", async () => {
  const school = await School.open()
  const eda = await school.signedIn(Role.EDITOR, "Eda Editor")
  await appendFile(join(school.dataDir, "token-secret"), "\n")
  const later = await school.restarted()
  const again = later.visitor()
  again.accessToken = eda.accessToken
  expect((await again.call("viewer", {}, "name")).name).toBe("Eda Editor")
  await later.close()
})

it("A start closes to other accounts of the machine what an earlier release left open to them", async () => {
  const school = await School.open()
  const at = (name: string) => join(school.dataDir, name)
  const kept = ["site.sqlite", "token-secret", "images"]
  for (const name of kept) await chmod(at(name), 0o755)
  const later = await school.restarted()
  const modes = kept.map(async (name) => (await stat(at(name))).mode & 0o077)
  expect(await Promise.all(modes)).toEqual([0, 0, 0])
  await later.close()
})
