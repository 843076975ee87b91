import { request } from "node:http"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { published } from "../../test/items.ts"
import { School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"

let school: School

beforeAll(async () => {
  school = await School.open()
  const eda = await school.signedIn(Role.EDITOR, "Eda Editor")
  await published(eda, "NewsStory", { title: "Relay", detail: `<p>${"Fig won. ".repeat(300)}</p>` })
})
afterAll(() => school.close())

interface Given {
  status?: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Bytes as they come. */
function ask(headers: Record<string, string> = {}, method = "GET"): Promise<Given> {
  return new Promise((resolve, reject) => {
    request(`${school.url}/news`, { method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on("data", (chunk) => chunks.push(chunk))
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on("error", reject)
      .end()
  })
}

const encodings: [string, (bytes: Buffer) => Buffer][] = [
  ["identity", (bytes) => bytes],
  ["gzip", gunzipSync],
  ["br", brotliDecompressSync],
]

describe.each([
  [
    "that was just computed",
    () => school.services.database.write((rows) => rows.query("UPDATE users SET name = name")),
  ],
  ["from memory", () => ask()],
])("an answer %s", (_, prepare) => {
  it.each(encodings)("comes in %s, with its length and a strong ETag of its own", async (encoding, read) => {
    const whole = await ask()
    await prepare()
    const { status, headers, body } = await ask({ "accept-encoding": encoding })
    expect({ status, length: headers["content-length"] }).toEqual({ status: 200, length: String(body.length) })
    expect(headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding)
    expect(read(body).equals(whole.body)).toBe(true)
    expect(headers.etag).toMatch(/^"[\w-]+"$/)
    expect(headers.etag === whole.headers.etag).toBe(encoding === "identity")
  })

  it("has the headers of every answer, and an id of its own", async () => {
    await prepare()
    const [{ headers }, again] = [await ask(), await ask()]
    expect(headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      vary: "Accept, Accept-Encoding",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      date: expect.stringContaining("GMT"),
    })
    expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/)
    expect(again.headers["x-request-id"]).not.toBe(headers["x-request-id"])
  })

  it.each(["br", "gzip", "identity"])("is 304 to whom has it in %s", async (encoding) => {
    const { headers } = await ask({ "accept-encoding": encoding })
    await prepare()
    for (const tag of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`, "*"]) {
      const { status, body, headers: rest } = await ask({ "accept-encoding": encoding, "if-none-match": String(tag) })
      expect({ status, length: body.length, etag: rest.etag }).toEqual({ status: 304, length: 0, etag: headers.etag })
    }
    expect((await ask({ "if-none-match": '"other"' })).status).toBe(200)
  })

  it("tells by HEAD what it would be by GET", async () => {
    await prepare()
    const [head, whole] = [await ask({}, "HEAD"), await ask()]
    const { date: _, "x-request-id": _id, ...told } = head.headers
    expect(head.body.length).toBe(0)
    expect(whole.headers).toMatchObject(told)
  })
})
