import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { addressOf, password } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"

const { school } = schoolOfThisFile({ eda: [Role.EDITOR, "Eda Editor"] })
const email = addressOf("Eda Editor")

describe("POST /users/login", () => {
  it.each<[object, string[]]>([
    [{}, ["pwd", "user"]],
    [{ user: "a@b.example" }, ["pwd"]],
    [{ pwd: "x" }, ["user"]],
    [{ user: "", pwd: "" }, ["pwd", "user"]],
    [{ user: null, pwd: null }, ["pwd", "user"]],
  ])("answers %j with 400, by the names of the form", async (body, fields) => {
    const answer = await school.visitor().rest("POST", "/users/login", body)
    expect([answer.status, Object.keys(answer.body.fields).sort()]).toEqual([400, fields])
  })

  it("answers values of a wrong type with 400 and a wrong pair with 401, repeating neither", async () => {
    const wrongType = await school.visitor().rest("POST", "/users/login", { user: { a: "hunter2" }, pwd: ["hunter2"] })
    expect([wrongType.status, Object.keys(wrongType.body.fields).sort()]).toEqual([400, ["pwd", "user"]])
    const wrongPair = await school.visitor().rest("POST", "/users/login", { user: email, pwd: "hunter2" })
    expect(wrongPair.status).toBe(401)
    expect(JSON.stringify([wrongType.body, wrongPair.body])).not.toContain("hunter2")
  })
})

describe("GET /users/refresh and /users/logout", () => {
  it("go by the cookie alone", async () => {
    const client = school.visitor()
    expect((await client.rest("GET", "/users/refresh")).status).toBe(401)
    await client.rest("POST", "/users/login", { user: email, pwd: password })
    const { status, body } = await client.rest("GET", "/users/refresh")
    expect([status, Object.keys(body)]).toEqual([200, ["accessToken"]])
    const gone = await client.rest("GET", "/users/logout")
    expect([gone.status, gone.body]).toEqual([204, ""])
    expect((await client.rest("GET", "/users/refresh")).status).toBe(401)
    expect((await client.rest("GET", "/users/logout")).status).toBe(204)
  })

  it("do nothing where only the head of the answer is asked for, or a browser opens the address", async () => {
    const client = school.visitor()
    await client.rest("POST", "/users/login", { user: email, pwd: password })
    const cookies = new Map(client.cookies)
    for (const path of ["/users/refresh", "/users/logout"]) {
      const head = await client.rest("HEAD", path)
      expect([head.status, head.headers.get("allow")]).toEqual([405, "GET, OPTIONS"])
      expect((await client.send("GET", path, undefined, { accept: "text/html" })).status).toBe(404)
    }
    expect(client.cookies).toEqual(cookies)
    expect((await client.rest("GET", "/users/refresh")).status).toBe(200)
  })
})
