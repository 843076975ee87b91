import { once } from "node:events"
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { request } from "node:http"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { json } from "node:stream/consumers"
import { ApolloClient, InMemoryCache } from "@apollo/client/core"
import UploadHttpLink from "apollo-upload-client/UploadHttpLink.mjs"
import { parse } from "graphql"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Client } from "../../../test/client.ts"
import { drawnPicture, School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { limits } from "../api/limits.ts"

const uploadImage = "mutation ($name: String!, $file: Upload!) { uploadImage(name: $name, file: $file) { name width } }"

const usualFolder = process.env.TMPDIR

let school: School
let editor: Client
let head: Client
beforeAll(async () => {
  process.env.TMPDIR = await mkdtemp(join(tmpdir(), "uploads-"))
  school = await School.open()
  editor = await school.signedIn(Role.EDITOR, "Eda Editor")
  head = await school.signedIn(Role.ADMINISTRATOR)
})
afterAll(async () => {
  await school.close()
  await rm(tmpdir(), { recursive: true })
  if (usualFolder === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usualFolder
})

it("A third party's client (apollo-upload-client) uploads by the GraphQL multipart request specification", async () => {
  const link = new UploadHttpLink({
    uri: `${school.url}/graphql`,
    headers: { authorization: `Bearer ${editor.accessToken}`, "apollo-require-preflight": "true" },
  })
  const client = new ApolloClient({ link, cache: new InMemoryCache() })
  const file = new File([await drawnPicture()], "relay.png", { type: "image/png" })
  const { data } = await client.mutate({ mutation: parse(uploadImage), variables: { name: "relay.png", file } })
  expect(data).toEqual({ uploadImage: { __typename: "Picture", name: "relay.png", width: 64 } })
  expect((await editor.send("GET", "/images/relay.png")).status).toBe(200)
})

async function send(
  parts: [name: string, content: unknown][],
  by = editor,
  headers: Record<string, string> = { "apollo-require-preflight": "1" },
) {
  const form = new FormData()
  for (const [name, content] of parts) form.append(name, content instanceof Blob ? content : JSON.stringify(content))
  const { status, headers: responseHeaders, body } = await by.send("POST", "/graphql", form, headers)
  return {
    status,
    body,
    type: responseHeaders.get("content-type"),
    message: body.errors?.[0].message,
    code: body.errors?.[0].extensions.code,
  }
}

const operations = (name: string) => ({ query: uploadImage, variables: { name, file: null } })
const map = { 0: ["variables.file"] }
const completeUpload = async (content?: Blob): Promise<[string, unknown][]> => [
  ["operations", operations("a.png")],
  ["map", map],
  ["0", content ?? (await picture())],
]
const picture = async () => new File([await drawnPicture()], "a.png")

describe("a multipart request", () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `variables.files.${index}`)
  const [first, theMap, file] = [
    ["operations", operations("a.png")],
    ["map", map],
    ["0", "a picture"],
  ] as const

  const nested = JSON.parse("[".repeat(1_000) + "]".repeat(1_000))

  it.each<[what: string, refusal: RegExp, parts: (readonly [string, unknown])[]]>([
    ["no map", /files should follow ‘map’/, [first, file]],
    ["operations alone", /no part `operations`, or no `map`/, [first]],
    ["its map first", /‘map’ should follow ‘operations’/, [theMap, first, file]],
    ["its file first", /files should follow ‘map’/, [file, first, theMap]],
    ["a map that names a missing file", /^File missing in the request\.$/, [first, theMap]],
    ["operations that are no JSON", /./, [["operations", new Blob(["{"])]]],
    ["a map of the wrong kind", /./, [first, ["map", ["variables.file"]]]],
    ["two operations", /^Operation batching disabled\.$/, [["operations", [first[1], first[1]]], ["map", {}], file]],
    ["a file in many places", /one file more than 3 times/, [first, ["map", { 0: many(10_000) }], file]],
    ["a file in four places", /one file more than 3 times/, [first, ["map", { 0: many(4) }], file]],
    ["operations nested too deeply", /nested too deeply/, [["operations", { ...first[1], x: nested }], theMap, file]],
    ["a path of many steps", /too long a path/, [first, ["map", { 0: [`variables${".a".repeat(1_000)}`] }], file]],
    ["a list of a billion", /after the end of a list/, [first, ["map", { 0: ["variables.files.999999999"] }], file]],
  ])("with %s is refused, and the error says why", async (_, refusal, parts) => {
    const sent = await Promise.all(
      parts.map(
        async ([name, content]) => [name, content === file[1] ? await picture() : content] as [string, unknown],
      ),
    )
    expect(await send(sent)).toMatchObject({
      code: expect.stringMatching(/^BAD_/),
      message: expect.stringMatching(refusal),
    })
  })

  it("may use one file in three places, and drops a file that the map does not name", async () => {
    const variables = { name: "two.png", file: null, a: null, b: null }
    const { body } = await send([
      ["operations", { query: uploadImage, variables }],
      ["map", { 0: ["variables.file", "variables.a", "variables.b"] }],
      ["0", await picture()],
      ["1", await picture()],
    ])
    expect(body.data.uploadImage.name).toBe("two.png")
  })

  it("may name only a limited number of files", async () => {
    const named = (count: number) => {
      const files = Object.fromEntries(many(count).map((path, index) => [index, [path]]))
      const variables = { name: "a.png", file: null, files: Array(count).fill(null) }
      return send([
        ["operations", { query: uploadImage, variables }],
        ["map", files],
      ])
    }
    expect((await named(limits.files)).code).toBe("BAD_USER_INPUT")
    expect(await named(limits.files + 1)).toMatchObject({ status: 413, code: "TOO_LARGE" })
  })

  it("cannot reach a prototype by its map", async () => {
    const paths = ["variables.__proto__.polluted", "__proto__.polluted", "constructor.prototype.polluted"]
    await send([first as never, ["map", { 0: paths }], ["0", await picture()]])
    expect({}).not.toHaveProperty("polluted")
  })
})

describe("files", () => {
  it("are refused from a visitor or with an invalid token, and leave nothing behind", async () => {
    const before = await temporaryFiles()
    const parts = await completeUpload(new Blob([Buffer.alloc(3_000_000)]))
    expect(await send(parts, school.visitor())).toMatchObject({ status: 401, code: "UNAUTHENTICATED" })
    const forger = school.visitor()
    forger.accessToken = "a.b.c"
    expect(await send(parts, forger)).toMatchObject({ status: 403, code: "INVALID_TOKEN" })
    expect((await temporaryFiles()).filter((name) => !before.includes(name))).toEqual([])
  })

  it("are not read for an operation that the caller may not run, or that cannot run", async () => {
    const regular = await school.signedIn(Role.REGULAR)
    const before = await temporaryFiles()
    const add = "mutation ($i: AddNewsStoryInput!) { addNewsStory(input: $i) { id } }"
    const broken = new Blob(["no JSON at all"])
    const file = new Blob([Buffer.alloc(3_000_000)])
    const sent = (query: string, variables: object) =>
      send(
        [
          ["operations", { query, variables }],
          ["map", broken],
          ["0", file],
        ],
        regular,
      )
    expect(await sent(add, { i: 5 })).toMatchObject({ status: 200, code: "FORBIDDEN", body: { data: null } })
    expect(await sent("mutation { none }", {})).toMatchObject({ code: "GRAPHQL_VALIDATION_FAILED" })
    expect((await sent("{ site { name } }", {})).body.data.site.name).toEqual(expect.any(String))
    expect((await temporaryFiles()).filter((name) => !before.includes(name))).toEqual([])
  })

  it("are read to their end even if the operation is refused, as most clients need", async () => {
    const input = '{ title: "", detail: "<p>Up.</p>", picture: { upload: $file } }'
    const query = `mutation ($file: Upload!) { addNewsStory(input: ${input}) { id } }`
    const form = new FormData()
    form.set("operations", JSON.stringify({ query, variables: { file: null } }))
    form.set("map", JSON.stringify(map))
    form.set("0", new Blob([Buffer.alloc(limits.fileBytes - 1)]), "a.jpg")
    const sent = new Response(form)
    const headers = {
      ...{ authorization: `Bearer ${editor.accessToken}`, "apollo-require-preflight": "1" },
      "content-type": String(sent.headers.get("content-type")),
    }
    const call = request(new URL("/graphql", school.url), { method: "POST", headers })
    call.end(Buffer.from(await sent.arrayBuffer()))
    const [[answer]] = await Promise.all([once(call, "response"), once(call, "finish")])
    expect(await json(answer)).toMatchObject({ errors: [{ message: "Title is required." }] })
  })

  it("are refused in a malformed request, or with operations that are too large", async () => {
    const bare = (type: string, body = "--x--\r\n") =>
      editor.send("POST", "/graphql", body, { "content-type": type, "apollo-require-preflight": "1" })
    const nothing = await bare("multipart/form-data; boundary=x")
    expect([nothing.status, nothing.body.errors[0].message]).toEqual([400, expect.stringContaining("`operations`")])
    expect((await bare("multipart/form-data; boundary=x", "")).status).toBe(400)
    expect((await bare("multipart/form-data")).status).toBe(400)
    expect((await bare("multipart/form-data; boundary=x", "--x\r\n\r\nx\r\n--x--\r\n")).status).toBe(400)
    const part = (name: string, text: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
    const begin = part("operations", JSON.stringify(operations("a.png"))) + part("map", JSON.stringify(map))
    const malformed = await bare("multipart/form-data; boundary=x", `${begin}${part('0"; filename="\0', "a")}--x--\r\n`)
    expect(malformed.body.errors[0].extensions.code).toBe("BAD_USER_INPUT")
    const many = { query: "{ site { name } }", variables: { many: Array(300_000).fill([]) } }
    const read = await send([
      ["operations", many],
      ["map", {}],
    ])
    expect(read.status).toBe(200)
    const large = await send([["operations", { query: "x".repeat(1_200_000) }]])
    expect([large.status, large.code]).toEqual([413, "TOO_LARGE"])
  })

  it("are refused in the media type in which clients read errors", async () => {
    const accept = "application/graphql-response+json,application/json;q=0.9"
    const refused = await send(await completeUpload(), school.visitor(), { accept, "apollo-require-preflight": "true" })
    expect(refused).toMatchObject({ status: 401, code: "UNAUTHENTICATED" })
    expect(refused.type).toContain("application/graphql-response+json")
  })

  it("are refused from another site's form", async () => {
    const form = await send(await completeUpload(), editor, {})
    expect([form.status, form.message]).toEqual([400, expect.stringContaining("apollo-require-preflight")])
  })
})

describe("an upload that never ends", () => {
  const headers = ["content-type: multipart/form-data; boundary=x", "transfer-encoding: chunked"]
  const part = (name: string, content: string, more = "") =>
    `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`
  const file = (name: string) => part(name, "", '; filename="a.jpg"').slice(0, -2)
  const graphql = (field: string) => ({
    path: "/graphql",
    begin:
      part(
        "operations",
        JSON.stringify({ query: `mutation ($file: Upload!) { ${field} }`, variables: { file: null } }),
      ) +
      part("map", JSON.stringify(map)) +
      file("0"),
  })

  interface Endless {
    path: string
    begin: string
  }

  async function sendOn({ path, begin }: Endless) {
    const socket = connect(Number(new URL(school.url).port), "127.0.0.1")
    let answer = ""
    const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()))
    socket.on("error", () => {}).on("data", (bytes) => (answer += bytes))
    const authorization = `authorization: Bearer ${head.accessToken}`
    const lines = [`POST ${path} HTTP/1.1`, "host: a.example", authorization, "apollo-require-preflight: 1", ...headers]
    socket.write(`${lines.join("\r\n")}\r\n\r\n`)
    const write = (bytes: Buffer) =>
      new Promise((written) =>
        socket.write(
          Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]),
          written,
        ),
      )
    await write(Buffer.from(begin))
    while (!socket.destroyed && socket.bytesWritten < 6 * limits.fileBytes)
      await Promise.race([write(Buffer.alloc(64_000)), closed])
    socket.destroy()
    await closed
    return { status: Number(answer.split(" ")[1]), code: /"code":"(\w+)"/.exec(answer)?.[1], sent: socket.bytesWritten }
  }

  it.each([
    ["a picture", 200, graphql('uploadImage(name: "endless.jpg", file: $file) { name }')],
    ["a document", 200, graphql("uploadDocument(file: $file) { name }")],
    ["a picture to /upsingle", 413, { path: "/upsingle", begin: part("name", "endless.jpg") + file("file") }],
  ])("is refused and soon cut off: %s", async (_, status, endless) => {
    const { sent, ...answer } = await sendOn(endless)
    expect(answer).toEqual({ status, code: "TOO_LARGE" })
    expect(sent).toBeLessThan(5 * limits.fileBytes)
  })
})

const temporaryFiles = async () => (await readdir(tmpdir())).filter((name) => name.startsWith("capacitor-"))
