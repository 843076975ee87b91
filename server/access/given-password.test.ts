import jwt from "jsonwebtoken"
import { beforeAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../test/cast.ts"
import { type Client, codeOf } from "../../test/client.ts"
import { addressOf } from "../../test/school.ts"
import { addAccount } from "../school/users/accounts.ts"
import { theServer } from "../school/users/actor.ts"
import { User } from "../school/users/user.ts"
import { Role } from "./roles.ts"

const given = "password"
const another = "Marula!2031kite"
const ownFirst = "Please choose your own password first."
const change = { oldPassword: given, newPassword: another }
const whoAmI = (client: Client) => client.call("viewer", {}, "id name role may mayGrant mustChangePassword")
const addStory = `mutation { addNewsStory(input: { title: "Mine", detail: "", picture: {}, publication: { as: DRAFT } }) { id } }`

let superuser: Client
const { school } = schoolOfThisFile()
beforeAll(async () => {
  superuser = await school.signIn("admin@jacarandahill.example")
})

async function handedOver(role: Role, name: string): Promise<Client> {
  const { id } = await school.account(role, name)
  await superuser.call("resetPassword", { id, password: given })
  const client = school.visitor()
  await client.signIn(addressOf(name), given)
  return client
}

describe("a password that was handed over", () => {
  it("lets a superuser see who they are, and do no more than a visitor", async () => {
    const client = await handedOver(Role.SUPERUSER, "Sue Super")
    expect(await whoAmI(client)).toEqual({
      ...{ id: client.id, name: "Sue Super", role: "REGULAR", mustChangePassword: true },
      ...{ may: ["changePassword"], mayGrant: [] },
    })
    expect(jwt.decode(client.accessToken as string)).toMatchObject({ user: { id: client.id, role: 1 } })
    for (const call of ["GET /admin/users", "POST /news/add", `GET /users/view/${client.id}`, "POST /admin/users"]) {
      const [method = "", path = ""] = call.split(" ")
      const { status, body } = await client.rest(method, path, method === "GET" ? undefined : { role: 5 })
      expect([call, status, body]).toEqual([call, 403, { code: "FORBIDDEN", message: ownFirst }])
    }
  })

  it("hides what the account has not published", async () => {
    const eda = await school.signedIn(Role.EDITOR, "Eda Editor")
    const input = { title: "Secret", detail: "", picture: {}, publication: { as: "DRAFT" } }
    const { id } = await eda.call("addNewsStory", { input })
    const { url } = await eda.call("previewLink", { type: "NEWS_STORY", id }, "url")
    const shown = (by = school.visitor(), preview = new URL(url).searchParams.get("preview")) =>
      by.call("newsStory", { id, preview }, "title")
    expect(await shown()).toEqual({ title: "Secret" })
    await superuser.call("resetPassword", { id: eda.id, password: given })
    expect(await shown()).toBeNull()
    const again = school.visitor()
    await again.signIn(addressOf("Eda Editor"), given)
    expect(await shown(again, null)).toBeNull()
    await again.call("changePassword", change)
    expect(await shown(again, null)).toEqual({ title: "Secret" })
  })

  it("stops the programs of the account until its user has chosen another", async () => {
    const sid = await school.signedIn(Role.SUPERUSER, "Sid Super")
    const input = { name: "Mirror", role: "SUPERUSER", rights: [], endsAt: new Date(Date.now() + 1e8) }
    const { token } = await sid.call("addProgram", { input }, "token")
    const program = Object.assign(school.visitor(), { accessToken: token })
    expect(await program.call("viewer", {}, "role")).toEqual({ role: "SUPERUSER" })
    await superuser.call("resetPassword", { id: sid.id, password: given })
    expect((await program.rest("GET", "/news")).status).toBe(401)
    await sid.signIn(addressOf("Sid Super"), given)
    await sid.call("changePassword", change)
    expect((await program.rest("GET", "/news")).status).toBe(200)
  })

  it.each<[string, (client: Client) => Promise<unknown>]>([
    ["GraphQL", (client) => client.call("changePassword", change)],
    ["REST", (client) => client.rest("PUT", `/users/edit/${client.id}`, { oldPwd: given, pwd: another })],
  ])("gives back all rights as soon as it is changed by %s", async (by, changed) => {
    const client = await handedOver(Role.ADMINISTRATOR, `Ada By ${by}`)
    expect((await client.rest("PUT", `/users/edit/${client.id}`, { name: "Me" })).status).toBe(403)
    expect((await client.rest("PUT", `/users/edit/${superuser.id}`, { oldPwd: given, pwd: another })).status).toBe(403)
    await changed(client)
    expect(await whoAmI(client)).toMatchObject({ role: "ADMINISTRATOR", mustChangePassword: false })
    expect(await client.refusal("users")).toBeUndefined()
  })

  it("blocks every other mutation beside its change", async () => {
    const client = await handedOver(Role.EDITOR, "Ben Beside")
    const both = `mutation { changePassword(oldPassword: "${given}", newPassword: "${another}") { id } ${addStory.slice(10)}`
    expect(codeOf(await client.graphql(both))).toBe("FORBIDDEN")
    expect((await whoAmI(client)).mustChangePassword).toBe(true)
  })

  it("expires after seven days, and says so only to somebody who knows it", async () => {
    const client = await handedOver(Role.EDITOR, "Lena Late")
    expect((await client.rest("GET", "/users/refresh")).status).toBe(200)
    const { email, givenPasswordEndsAt } = await school.services.database.read.findOneByOrFail(User, { id: client.id })
    expect(Number(givenPasswordEndsAt) - Date.now()).toBeGreaterThan(6.99 * 24 * 3600_000)
    const over = { givenPasswordEndsAt: new Date(Date.now() - 1000) }
    await school.services.database.write((rows) => rows.update(User, client.id, over))
    const signIn = (pwd: string) => school.visitor().rest("POST", "/users/login", { user: email, pwd })
    expect((await signIn("nonsense")).status).toBe(401)
    const message = "The password that you were given no longer counts. Please ask the school’s office for another one."
    expect(await signIn(given)).toMatchObject({ status: 403, body: { message } })
    expect(await client.refusal("changePassword", change)).toBe("FORBIDDEN")
    expect((await client.rest("GET", "/users/refresh")).status).toBe(401)
  })

  it("gives all rights when it was set at the server itself", async () => {
    const fields = { name: "Sam Server", email: "sam@jacarandahill.example", role: Role.EDITOR, password: given }
    await addAccount(school.services, theServer, fields)
    const client = school.visitor()
    await client.signIn(fields.email, given)
    expect(await whoAmI(client)).toMatchObject({ role: "EDITOR", mustChangePassword: true })
    expect(codeOf(await client.graphql(addStory))).toBeUndefined()
    expect((await superuser.call("viewer", {}, "mustChangePassword")).mustChangePassword).toBe(false)
  })
})
