import jwt from "jsonwebtoken"
import { beforeAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../test/cast.ts"
import { type Client, codeOf } from "../../test/client.ts"
import { addressOf, drawnPicture } from "../../test/school.ts"
import { addAccount } from "../school/users/accounts.ts"
import { theServer } from "../school/users/actor.ts"
import { User } from "../school/users/user.ts"
import { Role } from "./roles.ts"

const given = "password"
const another = "Marula!2031kite"
const ownFirst = "Please choose a password of your own first."
const change = "mutation ($old: String!, $new: String!) { changePassword(oldPassword: $old, newPassword: $new) { id } }"
const whoAmI = "{ viewer { id name role may mayGrant mustChangePassword } }"
const addStory = `mutation { addNewsStory(input: { title: "Mine", detail: "", picture: {}, publication: { as: DRAFT } }) { id } }`

let superuser: Client
const { school } = schoolOfThisFile()
beforeAll(async () => {
  superuser = await school.signIn("admin@jacarandahill.example")
})

async function handedOver(role: Role, name: string): Promise<Client> {
  const { id } = await school.account(role, name)
  await superuser.call("resetPassword", { id, password: "password" })
  const client = school.visitor()
  await client.signIn(addressOf(name), given)
  return client
}

const endsAt = (client: Client, at: Date) =>
  school.services.database.write((rows) => rows.update(User, client.id, { givenPasswordEndsAt: at }))

describe("a password that was handed over", () => {
  it("lets a superuser learn who they are, and do no more than a visitor", async () => {
    const client = await handedOver(Role.SUPERUSER, "Sue Super")
    expect((await client.ask(whoAmI)).data.viewer).toEqual({
      ...{ id: client.id, name: "Sue Super", role: "REGULAR", mustChangePassword: true },
      ...{ may: ["changePassword"], mayGrant: [] },
    })
    expect(jwt.decode(client.accessToken as string)).toMatchObject({ user: { id: client.id, role: 1 } })
    for (const document of [addStory, "{ users { total } }", "{ drafts { __typename } }", "{ sessions { id } }"])
      expect((await client.graphql(document)).errors?.[0]).toMatchObject({
        message: ownFirst,
        extensions: { code: "FORBIDDEN" },
      })
    const picture = new Blob([await drawnPicture()])
    const upload = "mutation ($file: Upload!) { uploadImage(file: $file) { name } }"
    expect(codeOf(await client.upload(upload, { file: null }, picture, "variables.file"))).toBe("FORBIDDEN")
    const calls = ["GET /admin/users", "POST /news/add", `GET /users/view/${client.id}`, "POST /admin/users"]
    for (const call of calls) {
      const [method = "", path = ""] = call.split(" ")
      const { status, body } = await client.rest(method, path, method === "GET" ? undefined : { role: 5 })
      expect([call, status, body]).toEqual([call, 403, { code: "FORBIDDEN", message: ownFirst }])
    }
  })

  it("shows nothing of the account's own that is not published", async () => {
    const eda = await school.signedIn(Role.EDITOR, "Eda Editor")
    const input = { title: "Secret", detail: "", picture: {}, publication: { as: "DRAFT" } }
    const { id } = await eda.call("addNewsStory", { input })
    const { url } = await eda.call("previewLink", { type: "NEWS_STORY", id }, "url")
    const token = new URL(url).searchParams.get("preview")
    expect(await school.visitor().call("newsStory", { id, preview: token }, "title")).toEqual({ title: "Secret" })

    await superuser.call("resetPassword", { id: eda.id, password: "password" })
    expect(await school.visitor().call("newsStory", { id, preview: token }, "title")).toBeNull()
    const again = school.visitor()
    await again.signIn(addressOf("Eda Editor"), given)
    expect(await again.call("newsStory", { id }, "title")).toBeNull()
    await again.call("changePassword", { oldPassword: given, newPassword: another })
    expect(await again.call("newsStory", { id }, "title")).toEqual({ title: "Secret" })
  })

  it("stops the programs of the account until another one is chosen", async () => {
    const sid = await school.signedIn(Role.SUPERUSER, "Sid Super")
    const endsAt = new Date(Date.now() + 1e8)
    const add = "mutation ($input: AddProgramInput!) { addProgram(input: $input) { token } }"
    const { data } = await sid.ask(add, { input: { name: "Mirror", role: "SUPERUSER", rights: [], endsAt } })
    const program = school.visitor()
    program.accessToken = data.addProgram.token
    const role = async () => (await program.call("viewer", {}, "role")).role
    expect(await role()).toBe("SUPERUSER")
    await superuser.call("resetPassword", { id: sid.id, password: "password" })
    expect((await program.rest("GET", "/news")).status).toBe(401)
  })

  it.each<[string, (client: Client) => Promise<unknown>]>([
    ["GraphQL", (client) => client.ask(change, { old: given, new: another })],
    ["REST", (client) => client.rest("PUT", `/users/edit/${client.id}`, { oldPwd: given, pwd: another })],
  ])("opens everything at once after it was changed by %s", async (by, changed) => {
    const client = await handedOver(Role.ADMINISTRATOR, `Ada By ${by}`)
    expect((await client.rest("PUT", `/users/edit/${client.id}`, { name: "Me" })).status).toBe(403)
    expect((await client.rest("PUT", `/users/edit/${superuser.id}`, { oldPwd: given, pwd: another })).status).toBe(403)
    await changed(client)
    expect((await client.ask(whoAmI)).data.viewer).toMatchObject({ role: "ADMINISTRATOR", mustChangePassword: false })
    expect(await client.refusal("users")).toBeUndefined()
  })

  it("does not let the rest of a document through beside its change", async () => {
    const client = await handedOver(Role.EDITOR, "Ben Beside")
    const both = `mutation { changePassword(oldPassword: "${given}", newPassword: "${another}") { id } ${addStory.slice(10)}`
    expect(codeOf(await client.graphql(both))).toBe("FORBIDDEN")
    expect((await client.ask(whoAmI)).data.viewer.mustChangePassword).toBe(true)
  })

  it("ends after seven days, and says so to whoever has it, and to nobody else", async () => {
    const client = await handedOver(Role.EDITOR, "Lena Late")
    expect((await client.rest("GET", "/users/refresh")).status).toBe(200)
    const { email, givenPasswordEndsAt } = await school.services.database.read.findOneByOrFail(User, { id: client.id })
    expect(Number(givenPasswordEndsAt) - Date.now()).toBeGreaterThan(6.99 * 24 * 3600_000)
    await endsAt(client, new Date(Date.now() - 1000))
    const signIn = (pwd: string) => school.visitor().rest("POST", "/users/login", { user: email, pwd })
    expect((await signIn("nonsense")).status).toBe(401)
    expect(await signIn(given)).toMatchObject({
      status: 403,
      body: {
        message: "The password that you were given no longer counts. Please ask the school's office for another one.",
      },
    })
    expect(await client.refusal("changePassword", { oldPassword: given, newPassword: another })).toBe("FORBIDDEN")
    expect((await client.rest("GET", "/users/refresh")).status).toBe(401)
  })

  it("counts as before where somebody set it at the server itself", async () => {
    const fields = { name: "Sam Server", email: "sam@jacarandahill.example", role: Role.EDITOR, password: given }
    await addAccount(school.services, theServer, fields)
    const client = school.visitor()
    await client.signIn(fields.email, given)
    expect((await client.ask(whoAmI)).data.viewer).toMatchObject({ role: "EDITOR", mustChangePassword: true })
    expect(codeOf(await client.graphql(addStory))).toBeUndefined()
    expect((await superuser.call("viewer", {}, "mustChangePassword")).mustChangePassword).toBe(false)
  })
})
