import { execFile } from "node:child_process"
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, expect, it } from "vitest"
import { asTypeScript } from "../../../client/sandbox/as-typescript.ts"
import { examples } from "../../../client/sandbox/examples.ts"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { published } from "../../../test/items.ts"
import { drawnPicture } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { typedClient } from "./typed-client.ts"

const { school, editor } = schoolOfThisFile({ editor: [Role.EDITOR, "Eda Editor"] })
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "typed-client-"))
  await writeFile(join(folder, "package.json"), '{ "dependencies": {} }')
  await symlink(resolve("node_modules"), join(folder, "node_modules"))
})
afterAll(() => rm(folder, { recursive: true }))

const [, generate = "", compile = "", print = ""] = typedClient.commands

const run = (command: string, more: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)("sh", ["-c", command], { cwd: folder, env: { ...process.env, SITE: school.url, ...more } })

function copied(name: string, places: string[]) {
  const { query = "", variables = "" } = examples.find((example) => example.name === name) ?? {}
  return asTypeScript({ query, variables: JSON.parse(variables), places, headers: {}, isSignedIn: true })
}

it("A client that follows the portal compiles, prints the latest stories, runs what the sandbox copied, and is refused a field that is not there", async () => {
  await published(editor, "NewsStory", { title: "Form 5 measured the sundial" })
  const files = { ...typedClient.files, "add.ts": copied("AddNewsStory", ["file"]) }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  await writeFile(join(folder, "file-1"), await drawnPicture())
  await run(generate)
  const wrong = typedClient.files["news.ts"].replace("{ title, user } of", "{ headline, user } of")
  await writeFile(join(folder, "wrong.ts"), wrong)
  const strict = "--exactOptionalPropertyTypes --noUncheckedIndexedAccess"
  await expect(run(`${compile} ${strict} add.ts wrong.ts`)).rejects.toMatchObject({
    stdout: expect.stringMatching(/^wrong\.ts.*'headline' does not exist.*\n(wrong\.ts.*\n)*$/),
  })
  expect((await run(print)).stdout).toBe("Form 5 measured the sundial by Eda Editor\n")
  expect((await run("npx tsx add.ts", { TOKEN: editor.accessToken })).stdout).toContain("addNewsStory: {")
}, 240_000)
