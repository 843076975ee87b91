import { execFile, spawnSync } from "node:child_process"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { asCurl as asSandboxCurl } from "../../../client/sandbox/as-curl.ts"
import { examples } from "../../../client/sandbox/examples.ts"
import type { Client, RestAnswer } from "../../../test/client.ts"
import { newFolder } from "../../../test/new-folder.ts"
import { bodyWith, recordingOf } from "../../../test/recording.ts"
import { drawnPicture, School } from "../../../test/school.ts"
import type { Account } from "../../access/account.ts"
import { hashPassword } from "../../access/passwords.ts"
import { ProgramAccess } from "../../access/program-areas.ts"
import { Role } from "../../access/roles.ts"
import { insertAccount } from "../../school/users/accounts.ts"
import { restRows } from "../../start/rest-rows.ts"
import { callsOn } from "./calls.ts"
import { asCurl, graphql, methodOf, type Recorded, type Sample } from "./sample.ts"
import { sampleAccount, samples } from "./samples.ts"

const all: [string, Sample][] = Object.entries(samples)
const calls = callsOn(new Date(Date.now() + 400 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10))
const recordedFile = join(import.meta.dirname, "recorded-samples.json")

async function openSchool(role = Role.EDITOR) {
  const school = await School.open()
  const passwordHash = await hashPassword(sampleAccount.password)
  const account = { name: "Yara Otieno", email: sampleAccount.email, role, passwordHash }
  await school.services.database.write((rows) => insertAccount(rows, account))
  return school
}

function storyOf(title: string, number: number): Sample[] {
  const name = `176100000000${number}sundial.png`
  const upload: Sample = JSON.parse(JSON.stringify(samples.upload).replaceAll("1761000000000sundial.png", name))
  const input = { title, detail: "<p>It is <strong>6.02</strong> metres.</p>", picture: { name } }
  const query = "mutation ($input: AddNewsStoryInput!) { addNewsStory(input: $input) { id } }"
  return [upload, { title, ...graphql(query, { input }), headers: { Authorization: "Bearer $TOKEN" } }]
}

/** Stories that others publish before the sample of that name, as samples publish nothing. */
const meanwhile: Record<string, Sample[]> = {
  add: [...storyOf("Form 5 measured the sundial", 1), ...storyOf("The shadow is shortest in December", 2)],
  syncAgain: storyOf("The shadow is longest in June", 3),
}

function programToken({ services: { database, programs } }: School): Promise<string> {
  const rights = [{ area: "NEWS_STORY", access: ProgramAccess.READ }]
  const endsAt = new Date(Date.now() + 60 * 60 * 1000)
  return database.write(async (rows) => {
    const { id: userId } = await rows.findOneByOrFail<Account>("User", { email: sampleAccount.email })
    const { token } = await programs.add(rows, { name: "The hall display", role: Role.EDITOR, rights, endsAt, userId })
    return token
  })
}

let school: School
const folder = newFolder("samples")
beforeAll(async () => {
  school = await openSchool()
  await writeFile(join(folder, "sundial.png"), await drawnPicture({ color: "#8676cf" }))
})
afterAll(() => school.close())

async function send(withCookies: Client, sample: Sample, saved: Map<string, string>): Promise<RestAnswer> {
  const { path, headers = {}, body, form, cookies, saves } = sample
  const client = cookies ? withCookies : school.visitor()
  const filled = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace(/\$(\w+)/, (_, one) => saved.get(one) ?? "")]),
  )
  const sent = form ? await formOf(form) : body && bodyWith(body, saved)
  const type = body && { "content-type": "application/json" }
  const answer = await client.send(methodOf(sample), path, sent, { ...type, ...filled })
  if (saves) saved.set(saves.name, valueIn(answer, saves.of))
  return answer
}

async function formOf(parts: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts))
    form.set(name, value.startsWith("@") ? new Blob([await readFile(join(folder, value.slice(1)))]) : value)
  return form
}

const valueIn = ({ headers, body }: RestAnswer, name: string) =>
  headers.get(name) ?? new RegExp(`"${name}":"?([^",}]+)`).exec(JSON.stringify(body))?.[1] ?? ""

describe("the samples of the portal", () => {
  it("get the answers that the portal shows", async () => {
    const [visitor, saved] = [school.visitor(), new Map([["PROGRAM", await programToken(school)]])]
    const recorded: Record<string, Recorded> = {}
    for (const [name, sample] of all) {
      for (const other of meanwhile[name] ?? []) await send(visitor, other, saved)
      recorded[name] = recordingOf(await send(visitor, sample, saved), sample.shows)
    }
    // Update by `npx vitest run --project server server/doors/docs -u`, and read the difference.
    await expect(`${JSON.stringify(recorded, null, 2)}\n`).toMatchFileSnapshot(recordedFile)
  })

  it.skipIf(spawnSync("curl", ["--version"]).error)("get the same answers as curl commands in a shell", async () => {
    const another = await openSchool()
    const recorded: Record<string, Recorded> = JSON.parse(await readFile(recordedFile, "utf8"))
    const commands = all.map(([name, { shows: _, ...sample }]) => {
      const others = (meanwhile[name] ?? []).map((other) => `${asCurl(other)} > others.json`)
      return [...others, asCurl(sample), "printf '\\n--next--\\n'"].join("\n")
    })
    const env = { ...process.env, SITE: another.url, PROGRAM: await programToken(another), NO_PROXY: "127.0.0.1" }
    const { stdout } = await promisify(execFile)("sh", ["-c", commands.join("\n")], { cwd: folder, env })
    const answers = stdout.split("\n--next--\n").slice(0, -1)
    expect(answers).toHaveLength(all.length)
    for (const [index, [name, sample]] of all.entries()) {
      const text = answers[index]?.trim() ?? ""
      const answer = { status: 0, headers: new Headers(), body: text && JSON.parse(text) }
      if (sample.saves) expect(text, name).toBe("")
      else expect(recordingOf(answer).body, name).toEqual(recorded[name]?.body)
    }
    await another.close()
  })
})

it.skipIf(spawnSync("curl", ["--version"]).error)(
  "A curl command copied from the sandbox runs in a shell, with its file",
  async () => {
    const operationName = "AddNewsStory"
    const example = examples.find(({ name }) => name === operationName)
    const query = `query Other { site { name } } ${example?.query}`
    const variables = { ...JSON.parse(example?.variables ?? ""), title: "Tape; sundial; chalk" }
    const { accessToken: TOKEN } = await school.signedIn(Role.EDITOR, "Eda Editor")
    const copied = { query, operationName, variables, places: ["file"], headers: {}, isSignedIn: true }
    const command = asSandboxCurl(copied, school.url).replace("@file-1", "@sundial.png")
    const env = { ...process.env, TOKEN, NO_PROXY: "127.0.0.1" }
    const { stdout } = await promisify(execFile)("sh", ["-c", command], { cwd: folder, env })
    const { title, picture } = JSON.parse(stdout).data.addNewsStory
    expect([title, picture.name]).toEqual(["Tape; sundial; chalk", expect.stringMatching(/sundial\.png$/)])
  },
)

it("The example of each REST call gets the answer that the portal shows", async () => {
  const another = await openSchool(Role.ADMINISTRATOR)
  const client = another.visitor()
  const recorded: Record<string, Recorded> = {}
  for (const [call, { path, body, form }] of Object.entries(calls)) {
    const [method = "", template = ""] = call.split(" ")
    const sent = form ? await formOf(form) : body && JSON.stringify(body)
    const answer = await client.send(method, path ?? template, sent, body && { "content-type": "application/json" })
    if (answer.body.accessToken) client.accessToken = answer.body.accessToken
    expect(answer.status, call).toBe(restRows[call.replace(/\{(\w+)\}/g, ":$1")]?.status)
    recorded[call] = recordingOf(answer)
  }
  await another.close()
  const all = Object.keys(restRows).map((call) => call.replace(/:(\w+)/g, "{$1}"))
  expect(Object.keys(recorded).sort()).toEqual(all.sort())
  const file = join(import.meta.dirname, "recorded-calls.json")
  await expect(`${JSON.stringify(recorded, null, 2)}\n`).toMatchFileSnapshot(file)
})
