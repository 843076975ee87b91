import { expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { addressOf, password } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"

const { school } = schoolOfThisFile({ eda: [Role.EDITOR, "Eda Editor"] })
const user = addressOf("Eda Editor")

it.each<[object, string[]]>([
  [{}, ["pwd", "user"]],
  [{ user: "a@b.example" }, ["pwd"]],
  [{ pwd: "x" }, ["user"]],
  [{ user: "", pwd: "" }, ["pwd", "user"]],
  [{ user: null, pwd: null }, ["pwd", "user"]],
  [{ user: { a: "hunter2" }, pwd: ["hunter2"] }, ["pwd", "user"]],
])("POST /users/login answers %j with 400 and the faulty fields, and echoes no input", async (given, fields) => {
  const { status, body } = await school.visitor().rest("POST", "/users/login", given)
  expect([status, Object.keys(body.fields).sort()]).toEqual([400, fields])
  expect(JSON.stringify(body)).not.toContain("hunter2")
})

it("GET /users/refresh and /users/logout use only the cookie, and refuse HEAD and page requests", async () => {
  const client = school.visitor()
  expect((await client.rest("GET", "/users/logout")).status).toBe(204)
  await client.rest("POST", "/users/login", { user, pwd: password })
  const cookies = new Map(client.cookies)
  for (const path of ["/users/refresh", "/users/logout"]) {
    const head = await client.rest("HEAD", path)
    expect([head.status, head.headers.get("allow")]).toEqual([405, "GET, OPTIONS"])
    expect((await client.send("GET", path, undefined, { accept: "text/html" })).status).toBe(404)
  }
  expect(client.cookies).toEqual(cookies)
  const { status, body } = await client.rest("GET", "/users/refresh")
  expect([status, Object.keys(body)]).toEqual([200, ["accessToken"]])
})
