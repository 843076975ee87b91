import { appendFile, chmod, rm, stat, truncate } from "node:fs/promises"
import { join } from "node:path"
import { expect, it } from "vitest"
import { School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"

it("A start accepts a secret with a line break at its end, and closes its files to other accounts", async () => {
  const school = await School.open()
  const eda = await school.signedIn(Role.EDITOR, "Eda Editor")
  const at = (name: string) => join(school.dataDir, name)
  const names = ["site.sqlite", "token-secret", "images"]
  await appendFile(at("token-secret"), "\n")
  for (const name of names) await chmod(at(name), 0o755)
  const later = await school.restarted()
  const again = Object.assign(later.visitor(), { accessToken: eda.accessToken })
  expect((await again.call("viewer", {}, "name")).name).toBe("Eda Editor")
  const modes = names.map(async (name) => (await stat(at(name))).mode & 0o077)
  expect(await Promise.all(modes)).toEqual([0, 0, 0])
  await later.close()
})

it("A site does not start with a truncated secret", async () => {
  const school = await School.open()
  await truncate(join(school.dataDir, "token-secret"), 0)
  await expect(school.restarted()).rejects.toThrow(/token-secret in .* is not whole/)
  await rm(school.dataDir, { recursive: true })
})
