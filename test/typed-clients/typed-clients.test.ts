import { execFile } from "node:child_process"
import { cp, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { asTypeScript } from "../../client/sandbox/as-typescript.ts"
import { examples } from "../../client/sandbox/examples.ts"
import { Role } from "../../server/access/roles.ts"
import { typedClient } from "../../server/doors/docs/typed-client.ts"
import type { Client } from "../client.ts"
import { isLong } from "../faults/short-or-long.ts"
import { published } from "../items.ts"
import { newFolder } from "../new-folder.ts"
import { addressOf, drawnPicture, password, School } from "../school.ts"

/** It installs packages that nothing else here needs: `npm run test:long -- test/typed-clients`. */
describe.runIf(isLong)("a client generated from the running site", () => {
  let school: School
  let editor: Client
  const folder = newFolder("typed-clients")
  beforeAll(async () => {
    school = await School.open()
    editor = await school.signedIn(Role.EDITOR, "Eda Editor")
    for (const title of ["A goat", "A gate", "A boat"]) await published(editor, "NewsStory", { title })
    await cp(join(import.meta.dirname, "clients"), folder, { recursive: true })
    for (const client of ["codegen", "tada"]) await cp(join(folder, "graphql-day.ts"), join(folder, client, "day.ts"))
    await writeFile(join(folder, "picture.jpg"), await drawnPicture({ width: 64, format: "jpeg" }))
    for (const [name, content] of Object.entries({ ...typedClient.files, "add.ts": copiedFromSandbox() }))
      await writeFile(join(folder, "codegen", name), content)
    await cp(join(folder, "picture.jpg"), join(folder, "file-1"))
    await run("npm install --no-audit --no-fund")
  }, 600_000)
  afterAll(() => school.close())

  function copiedFromSandbox() {
    const { query = "", variables = "" } = examples.find(({ name }) => name === "AddNewsStory") ?? {}
    return asTypeScript({ query, variables: JSON.parse(variables), places: ["file"], headers: {}, isSignedIn: true })
  }

  /** Runs a command in the folder of the clients. A failure carries the output of the command. */
  async function run(command: string) {
    const env = { ...process.env, SITE: school.url, EMAIL: addressOf("Eda Editor"), PASSWORD: password }
    const { stdout } = await promisify(execFile)("sh", ["-c", command], { cwd: folder, env }).catch(
      ({ stdout, stderr }) => Promise.reject(new Error(`${command}\n${stdout}${stderr}`)),
    )
    return stdout
  }

  async function day(client: string) {
    await run(`npx tsc -p ${client}`)
    return JSON.parse(await run(`node built/${client}/day.js`))
  }

  async function ids(): Promise<number[]> {
    const { data } = await editor.request("{ newsStories(perPage: 50) { items { id } } }")
    return data.newsStories.items.map(({ id }: { id: number }) => id)
  }

  /** What `day.ts` of the GraphQL clients returns. */
  const seen = (listed: number[]) => ({
    name: "Eda Editor",
    role: "EDITOR",
    width: 64,
    alt: "A picture",
    by: "Eda Editor",
    published: listed[0],
    listed,
    changes: 1,
    detail: "<p>Told in types.</p>",
    logout: 1,
    afterwards: "PUBLIC",
    refusal: expect.stringContaining("Your session has ended."),
  })

  it("compiles and works with GraphQL Code Generator's client preset", async () => {
    await run("cd codegen && npx graphql-codegen")
    const what = await day("codegen")
    expect(what).toEqual(seen(await ids()))
  })

  it("runs the portal's first example, and the code that the sandbox copies", async () => {
    expect(await run("node built/codegen/news.js")).toContain("A boat by Eda Editor\n")
    const env = { ...process.env, SITE: school.url, TOKEN: editor.accessToken }
    const { stdout } = await promisify(execFile)("node", ["built/codegen/add.js"], { cwd: folder, env })
    expect(stdout).toContain("addNewsStory: {")
  })

  it("compiles and works with gql.tada and urql", async () => {
    await run('npx gql.tada generate-schema "$SITE/graphql" --output tada/schema.graphql')
    await run("npx gql.tada generate-output")
    const what = await day("tada")
    expect(what).toEqual(seen(await ids()))
  })

  it("compiles and works with openapi-typescript and openapi-fetch, as far as REST goes", async () => {
    await run("node rest/generate.mjs")
    const what = await day("rest")
    const listed = await ids()
    expect(what).toEqual({
      width: 64,
      by: "Eda Editor",
      published: listed[0],
      listed,
      logout: 204,
      refusal: "INVALID_TOKEN",
    })
  })

  it("fails to compile when it asks for a missing field", async () => {
    await run(`sed -i 's/{ accessToken }/{ accessKey }/' tada/day.ts`)
    await run("sed -i 's/stored.width/stored.breadth/' rest/day.ts")
    await run("sed -i 's/{ title, user } of/{ headline, user } of/' codegen/news.ts")
    await expect(run("npx tsc -p tada")).rejects.toThrow("accessKey")
    await expect(run("npx tsc -p codegen")).rejects.toThrow("'headline' does not exist")
    await expect(run("npx tsc -p rest")).rejects.toThrow("'breadth' does not exist")
  })
})
