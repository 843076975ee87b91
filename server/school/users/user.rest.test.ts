import { describe, expect, it } from "vitest"
import { instant, schoolOfThisFile } from "../../../test/cast.ts"
import type { Client } from "../../../test/client.ts"
import { published, storedPicture } from "../../../test/items.ts"
import { addressOf, password } from "../../../test/school.ts"
import { hashPassword } from "../../access/passwords.ts"
import { Role } from "../../access/roles.ts"
import { SiteInfo } from "../../content/site-info/site-info.ts"
import { User } from "./user.ts"

const { school, parent, editor, head } = schoolOfThisFile({
  parent: [Role.REGULAR, "Pat Parent"],
  editor: [Role.EDITOR, "Eda Editor"],
  head: [Role.ADMINISTRATOR, "Hanna Head"],
})

const another = "Marula!1975"

const fullUser = ({ id }: Client, fields: object) => ({
  ...{ id, suspend: false, telephone: "", twitter: "", linkedIn: "", instagram: "", picture: null },
  ...{ updatedAt: instant, createdAt: instant, ...fields },
})

describe("GET /users/view/{id}", () => {
  it("shows the user and their items, and hides email, role and suspension from others", async () => {
    await published(editor, "NewsStory", { title: "By Eda" })
    const { status, body } = await editor.rest("GET", `/users/view/${editor.id}`)
    expect(status).toBe(200)
    expect(body).toEqual({
      foundUser: fullUser(editor, { name: "Eda Editor", email: addressOf("Eda Editor"), role: 3 }),
      userStories: [expect.objectContaining({ title: "By Eda", userId: editor.id, user: { name: "Eda Editor" } })],
      userArticles: [],
    })
    const { foundUser } = (await parent.rest("GET", `/users/view/${editor.id}`)).body
    expect(foundUser).toMatchObject({ name: "Eda Editor", email: null, role: null, suspend: null })
  })
})

describe("PUT /users/edit/{id}", () => {
  const edit = (by: Client, body: object, { id }: { id: number } = by) => by.rest("PUT", `/users/edit/${id}`, body)

  it("changes the profile and ignores a role in it", async () => {
    const profile = { name: "Pat Parent", telephone: "+44 20 7946 0188" }
    const more = { twitter: null, role: 5, suspend: true, id: 1, email: "x@y.example" }
    const { status, body } = await edit(parent, { ...profile, ...more })
    expect([status, body]).toEqual([200, fullUser(parent, { ...profile, email: addressOf("Pat Parent"), role: 1 })])
  })

  it("takes a picture that was uploaded before", async () => {
    const picture = await storedPicture(parent)
    expect((await edit(parent, { picture })).body.picture).toBe(picture)
    const unknown = await edit(parent, { picture: "none.png", telephone: "5" })
    expect(unknown.body).toMatchObject({ picture, telephone: "5", pictureMissing: true })
  })

  it("changes one's own password, given the old one", async () => {
    const client = await school.signedIn(Role.REGULAR, "Own Password")
    const wrong = await edit(client, { oldPwd: "Wrong!1234", pwd: another })
    expect(wrong).toMatchObject({ status: 400, body: { fields: { oldPwd: expect.any(String) } } })
    const weak = await edit(client, { oldPwd: password, pwd: "weak" })
    expect(weak).toMatchObject({ status: 400, body: { fields: { pwd: "Invalid Entry" } } })
    expect((await edit(client, { pwd: another })).status).toBe(400)
    expect((await edit(client, { oldPwd: password, pwd: another })).status).toBe(200)
    const same = await edit(client, { oldPwd: another, pwd: another })
    expect([same.status, same.body.fields]).toEqual([400, { pwd: "Invalid Entry: this is the old password." }])
  })

  it("refuses a common password, and one made of the name of school, place or user", async () => {
    const client = await school.signedIn(Role.REGULAR, "Nadia Owner")
    await school.services.database.write((rows) => rows.update(SiteInfo, 1, { name: "Jacaranda Hill Junior School" }))
    const common = ["Password1!", "Passw0rd!", "Qwerty123!", "1qaz@WSX"]
    const names = ["Jacaranda1!", "Admin@123", "J@c@randa1!", "Jacaranda2026!", "HillSchool#1", "Nadia!2026"]
    for (const pwd of [...common, ...names]) {
      const { status, body } = await edit(client, { oldPwd: password, pwd })
      const why = common.includes(pwd)
        ? /^Invalid Entry: this password is among the first/
        : /^Invalid Entry: this pass/
      expect([pwd, status, body.fields]).toEqual([pwd, 400, { pwd: expect.stringMatching(why) }])
    }
  })

  it("accepts a password with such a name if the rest is hard to guess", async () => {
    const client = await school.signedIn(Role.REGULAR, "Hilda Hill")
    expect((await edit(client, { oldPwd: password, pwd: "Hilda keeps 7 goats!" })).status).toBe(200)
  })

  it("does not lock out a user whose old password is a common one", async () => {
    const { id, email } = await school.account(Role.REGULAR, "Olive Old")
    const passwordHash = await hashPassword("Password1!")
    await school.services.database.write((rows) => rows.update(User, id, { passwordHash }))
    await school.visitor().signIn(email, "Password1!")
  })

  it("changes another user's password for administrators only", async () => {
    const user = await school.account(Role.REGULAR)
    const body = { oldPwd: "", pwd: another }
    expect((await edit(parent, body, user)).status).toBe(403)
    expect((await edit(head, body, user)).status).toBe(200)
    await school.visitor().signIn(user.email, another)
  })
})

describe("/admin/users", () => {
  it("groups all users by role", async () => {
    const { status, body } = await head.rest("GET", "/admin/users")
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(["admins", "editors", "authors", "users"])
    expect(body.admins.map(({ role }: { role: number }) => role).sort()).toEqual([4, 5])
    expect(body.editors).toEqual([expect.objectContaining({ name: "Eda Editor", role: 3 })])
    expect(body.users).toContainEqual(expect.objectContaining({ name: "Pat Parent", role: 1 }))
  })

  it("shows one user with all that they published", async () => {
    const pictures = await storedPicture(editor)
    const fields = { name: "Ms Okafor", tag: 30, position: "Form 3", bio: "<p>Teaches.</p>", pictures }
    await editor.rest("POST", "/profiles/add", fields)
    const { body } = await head.rest("GET", `/admin/users/${editor.id}`)
    expect(Object.keys(body)).toEqual(["foundUser", "userStories", "userArticles", "userProfiles", "userGalleries"])
    expect(body.userStories).toHaveLength(1)
    expect(body.userProfiles).toEqual([expect.objectContaining({ ...fields, profileTitle: "Ms Okafor" })])
  })

  it("sets role and suspension together, or neither", async () => {
    const client = await school.signedIn(Role.REGULAR)
    const set = (body: object) => head.rest("PUT", `/admin/users/${client.id}`, body)
    expect((await set({ role: 2, suspend: true })).body).toMatchObject({ role: 2, suspend: true })
    expect((await set({ role: "3" })).body).toMatchObject({ role: 3, suspend: true })
    expect((await set({ suspend: false })).body).toMatchObject({ role: 3, suspend: false })
    expect((await set({ suspend: true })).body).toMatchObject({ role: 3, suspend: true })
    expect((await set({ role: 5, suspend: false })).status).toBe(403)
    for (const body of [{ role: 0 }, { role: 6 }, { role: "x" }, { role: null }, { suspend: "yes" }, {}])
      expect((await set(body)).status).toBe(400)
    const { body } = await head.rest("GET", `/admin/users/${client.id}`)
    expect(body.foundUser).toMatchObject({ role: 3, suspend: true })
  })

  it("resets a password, which its user must change", async () => {
    const { id, email } = await school.account(Role.REGULAR)
    await head.rest("PUT", `/admin/users/${id}`, { pwd: "12345678" })
    const client = school.visitor()
    await client.signIn(email, "12345678")
    expect(await client.call("viewer", {}, "mustChangePassword")).toEqual({ mustChangePassword: true })
  })

  it("adds a user with 201, who must change the password", async () => {
    const body = { name: "Nina New", email: "nina.new@jacarandahill.example", role: 2, pwd: "12345678" }
    const added = await head.rest("POST", "/admin/users", body)
    expect(added).toMatchObject({ status: 201, body: { name: "Nina New", role: 2, suspend: false } })
    const nina = school.visitor()
    await nina.signIn(body.email, body.pwd)
    expect(await nina.call("viewer", {}, "mustChangePassword")).toEqual({ mustChangePassword: true })
    const missing = await head.rest("POST", "/admin/users", { role: 2 })
    expect(Object.keys(missing.body.fields).sort()).toEqual(["email", "name", "pwd"])
  })
})
