import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import type { Client } from "../../../test/client.ts"
import { drawnPicture, password } from "../../../test/school.ts"
import { hashPassword } from "../../access/passwords.ts"
import { Role } from "../../access/roles.ts"
import { SiteInfo } from "../../content/site-info/site-info.ts"
import { User } from "./user.ts"

const { school, parent, editor, head } = schoolOfThisFile({
  parent: [Role.REGULAR, "Pat Parent"],
  editor: [Role.EDITOR, "Eda Editor"],
  head: [Role.ADMINISTRATOR, "Hanna Head"],
})

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

function fullUser(client: Client, fields: object) {
  const contacts = { telephone: "", twitter: "", linkedIn: "", instagram: "" }
  return {
    id: client.id,
    suspend: false,
    ...contacts,
    picture: null,
    updatedAt: instant,
    createdAt: instant,
    ...fields,
  }
}

async function publish(title: string) {
  const name = `${Math.random()}.png`
  const form = new FormData()
  form.set("name", name)
  form.set("file", new Blob([await drawnPicture()]), "a.png")
  await editor.send("POST", "/upsingle", form)
  return editor.rest("POST", "/news/add", { title, detail: "<p>a</p>", picture: name })
}

describe("GET /users/view/{id}", () => {
  it("shows the user, and what they wrote, whole", async () => {
    await publish("By Eda")
    const { status, body } = await editor.rest("GET", `/users/view/${editor.id}`)
    expect(status).toBe(200)
    expect(body).toEqual({
      foundUser: fullUser(editor, { name: "Eda Editor", email: "eda.editor@jacarandahill.example", role: 3 }),
      userStories: [expect.objectContaining({ title: "By Eda", userId: editor.id, user: { name: "Eda Editor" } })],
      userArticles: [],
    })
  })

  it("shows others no address, role or suspension", async () => {
    const { body } = await parent.rest("GET", `/users/view/${editor.id}`)
    expect(body.foundUser).toMatchObject({ name: "Eda Editor", email: null, role: null, suspend: null })
  })
})

describe("PUT /users/edit/{id}", () => {
  it("changes the profile and ignores a role in it", async () => {
    const { status, body } = await parent.rest("PUT", `/users/edit/${parent.id}`, {
      name: "Pat Parent",
      telephone: "+44 20 7946 0188",
      twitter: null,
      role: 5,
      suspend: true,
      id: 1,
      email: "x@y.example",
    })
    expect(status).toBe(200)
    expect(body).toEqual(
      fullUser(parent, {
        name: "Pat Parent",
        email: "pat.parent@jacarandahill.example",
        role: 1,
        telephone: "+44 20 7946 0188",
      }),
    )
  })

  it("takes a picture that was uploaded before", async () => {
    const form = new FormData()
    form.set("name", "1761000000000me.png")
    form.set("file", new Blob([await drawnPicture()]), "me.png")
    await parent.send("POST", "/upsingle", form)
    const { body } = await parent.rest("PUT", `/users/edit/${parent.id}`, { picture: "1761000000000me.png" })
    expect(body.picture).toBe("1761000000000me.png")
    const unknown = await parent.rest("PUT", `/users/edit/${parent.id}`, { picture: "none.png", telephone: "5" })
    expect(unknown.body).toMatchObject({ picture: "1761000000000me.png", telephone: "5", pictureMissing: true })
  })

  it("changes the own password with the old one", async () => {
    const client = await school.signedIn(Role.REGULAR, "Own Password")
    const path = `/users/edit/${client.id}`
    const wrong = await client.rest("PUT", path, { oldPwd: "Wrong!1234", pwd: "Marula!1975" })
    expect(wrong).toMatchObject({ status: 400, body: { fields: { oldPwd: expect.any(String) } } })
    const weak = await client.rest("PUT", path, { oldPwd: password, pwd: "weak" })
    expect(weak).toMatchObject({ status: 400, body: { fields: { pwd: "Invalid Entry" } } })
    expect((await client.rest("PUT", path, { pwd: "Marula!1975" })).status).toBe(400)
    expect((await client.rest("PUT", path, { oldPwd: password, pwd: "Marula!1975" })).status).toBe(200)
  })

  it("takes no password that is among the first to be tried, nor made of the school's, the place's or one's own name", async () => {
    const client = await school.signedIn(Role.REGULAR, "Nadia Owner")
    await school.services.database.write((rows) => rows.update(SiteInfo, 1, { name: "Jacaranda Hill Junior School" }))
    const common = ["Password1!", "Passw0rd!", "Qwerty123!", "1qaz@WSX"]
    const names = ["Jacaranda1!", "Admin@123", "J@c@randa1!", "Jacaranda2026!", "HillSchool#1", "Nadia!2026"]
    for (const pwd of [...common, ...names]) {
      const { status, body } = await client.rest("PUT", `/users/edit/${client.id}`, { oldPwd: password, pwd })
      const why = common.includes(pwd)
        ? /^Invalid Entry: this password is among the first/
        : /^Invalid Entry: this pass/
      expect([pwd, status, body.fields]).toEqual([pwd, 400, { pwd: expect.stringMatching(why) }])
    }
  })

  it("takes one in which such a name stands beside what is hard to guess", async () => {
    const client = await school.signedIn(Role.REGULAR, "Hilda Hill")
    const body = { oldPwd: password, pwd: "Hilda keeps 7 goats!" }
    expect((await client.rest("PUT", `/users/edit/${client.id}`, body)).status).toBe(200)
  })

  it("lets somebody in all the same who has had such a password for long", async () => {
    const { id, email } = await school.account(Role.REGULAR, "Olive Old")
    const passwordHash = await hashPassword("Password1!")
    await school.services.database.write((rows) => rows.update(User, id, { passwordHash }))
    await school.visitor().signIn(email, "Password1!")
  })

  it("changes another's password for an administrator only", async () => {
    const client = await school.signedIn(Role.REGULAR, "Helped By Head")
    const body = { oldPwd: "", pwd: "Marula!1975" }
    expect((await parent.rest("PUT", `/users/edit/${client.id}`, body)).status).toBe(403)
    expect((await head.rest("PUT", `/users/edit/${client.id}`, body)).status).toBe(200)
    await school.visitor().signIn("helped.by.head@jacarandahill.example", "Marula!1975")
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
    const { body } = await head.rest("GET", `/admin/users/${editor.id}`)
    expect(Object.keys(body)).toEqual(["foundUser", "userStories", "userArticles", "userProfiles", "userGalleries"])
    expect(body.userStories).toHaveLength(1)
    const pictures = body.userStories[0].picture
    const fields = { name: "Ms Okafor", tag: 30, position: "Form 3", bio: "<p>Teaches.</p>", pictures }
    await editor.rest("POST", "/profiles/add", fields)
    const { body: again } = await head.rest("GET", `/admin/users/${editor.id}`)
    expect(again.userProfiles).toEqual([expect.objectContaining({ ...fields, profileTitle: "Ms Okafor" })])
  })

  it("sets role and suspension together, or neither", async () => {
    const client = await school.signedIn(Role.REGULAR)
    const path = `/admin/users/${client.id}`
    expect((await head.rest("PUT", path, { role: 2, suspend: true })).body).toMatchObject({ role: 2, suspend: true })
    expect((await head.rest("PUT", path, { role: "3" })).body).toMatchObject({ role: 3, suspend: true })
    expect((await head.rest("PUT", path, { suspend: false })).body).toMatchObject({ role: 3, suspend: false })
    expect((await head.rest("PUT", path, { suspend: true })).body).toMatchObject({ role: 3, suspend: true })
    expect((await head.rest("PUT", path, { role: 5, suspend: false })).status).toBe(403)
    for (const body of [{ role: 0 }, { role: 6 }, { role: "x" }, { role: null }, { suspend: "yes" }, {}])
      expect((await head.rest("PUT", path, body)).status).toBe(400)
    expect((await head.rest("GET", path)).body.foundUser).toMatchObject({ role: 3, suspend: true })
  })

  it("asks whoever was given a password to change it, and them alone", async () => {
    const mustChange = async (of: Client) => (await of.call("viewer", {}, "mustChangePassword")).mustChangePassword
    const client = await school.signedIn(Role.REGULAR, "Gia Given")
    expect(await mustChange(client)).toBe(false)
    await head.rest("PUT", `/admin/users/${client.id}`, { pwd: "12345678" })
    const again = school.visitor()
    await again.signIn("gia.given@jacarandahill.example", "12345678")
    expect([await mustChange(again), await mustChange(head), await mustChange(school.visitor())]).toEqual([
      true,
      false,
      false,
    ])

    const change = (pwd: string) => again.rest("PUT", `/users/edit/${client.id}`, { oldPwd: "12345678", pwd })
    expect((await change("12345678")).status).toBe(400)
    expect(await mustChange(again)).toBe(true)
    expect((await change("Marula!1975")).status).toBe(200)
    expect(await mustChange(again)).toBe(false)

    const { body } = await head.rest("POST", "/admin/users", {
      ...{ name: "Noor New", email: "noor@jacarandahill.example", role: 1, pwd: password },
    })
    const noor = school.visitor()
    await noor.signIn("noor@jacarandahill.example", password)
    expect(await mustChange(noor)).toBe(true)
    const same = await noor.rest("PUT", `/users/edit/${body.id}`, { oldPwd: password, pwd: password })
    expect([same.status, same.body.fields]).toEqual([400, { pwd: "Invalid Entry: this is the old password." }])
  })

  it("adds a user with 201", async () => {
    const body = { name: "Nina New", email: "nina.new@jacarandahill.example", role: 2, pwd: "12345678" }
    const added = await head.rest("POST", "/admin/users", body)
    expect(added).toMatchObject({ status: 201, body: { name: "Nina New", role: 2, suspend: false } })
    const missing = await head.rest("POST", "/admin/users", { role: 2 })
    expect(missing.body.fields).toEqual({
      name: "Name is required.",
      email: "Valid email is required.",
      pwd: "Invalid Entry",
    })
  })
})
