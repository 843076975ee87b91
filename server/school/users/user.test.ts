import { beforeAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { type Client, codeOf } from "../../../test/client.ts"
import { drawnPicture, password, School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { Session } from "../../access/session.ts"
import { User } from "./user.ts"

const everything = `id name email role suspend telephone twitter linkedIn instagram createdAt updatedAt canEdit canAdminister
  picture { name url }`
const editUser =
  "mutation ($id: Int!, $input: EditUserInput!) { editUser(id: $id, input: $input) { name telephone twitter picture { name } } }"
const addUser = "mutation ($input: AddUserInput!) { addUser(input: $input) { id name email role suspend } }"
const change = "mutation ($old: String!, $new: String!) { changePassword(oldPassword: $old, newPassword: $new) { id } }"

let superuser: Client

const { school, parent, head } = schoolOfThisFile({
  parent: [Role.REGULAR, "Pat Parent"],
  head: [Role.ADMINISTRATOR, "Hanna Head"],
})
beforeAll(async () => {
  superuser = await school.signIn("admin@jacarandahill.example")
})

const roleOf = async (id: number) => (await school.services.database.read.findOneByOrFail(User, { id })).role

describe("a user's page", () => {
  it("shows another user's name, picture and contact details, and nothing else", async () => {
    const user = await parent.call("user", { id: head.id }, everything)
    expect(user).toEqual({
      id: head.id,
      name: "Hanna Head",
      telephone: "",
      twitter: "",
      linkedIn: "",
      instagram: "",
      picture: null,
      canEdit: false,
      canAdminister: false,
      email: null,
      role: null,
      suspend: null,
      createdAt: null,
      updatedAt: null,
    })
  })

  it("shows all of it to the user and to administrators", async () => {
    for (const client of [parent, head]) {
      const user = await client.call("user", { id: parent.id }, everything)
      expect(user).toMatchObject({
        email: "pat.parent@jacarandahill.example",
        role: "REGULAR",
        suspend: false,
        canEdit: true,
        canAdminister: client === head,
      })
      expect(Date.parse(user.updatedAt)).not.toBeNaN()
    }
  })

  it("says whom one may edit and administer: oneself, and up to one's own role with the right to", async () => {
    const may = async (by: Client, id: number) => {
      const { canEdit, canAdminister } = await by.call("user", { id }, everything)
      return [canEdit, canAdminister]
    }
    const { id: colleague } = await school.account(Role.ADMINISTRATOR, "Cora Colleague")
    const editor = await school.signedIn(Role.EDITOR)
    expect(await may(head, colleague)).toEqual([true, true])
    expect(await may(head, superuser.id)).toEqual([false, false])
    expect(await may(superuser, colleague)).toEqual([true, true])
    expect(await may(editor, editor.id)).toEqual([true, false])
    expect(await may(editor, parent.id)).toEqual([false, false])
    await school.services.database.write((rows) => rows.delete(User, colleague))
  })
})

describe("the list of users", () => {
  const list = `query ($search: String, $roles: [Role!], $page: Int, $perPage: Int) {
    users(q: $search, roles: $roles, page: $page, perPage: $perPage) { total pages items { name email } }
  }`

  it("finds by name and address, whatever the accents and capitals", async () => {
    await school.account(Role.AUTHOR, "Élodie Brûlé")
    for (const search of ["elodie", "BRÛLÉ elo", "élodie.brûlé@jaca"]) {
      const { data } = await head.ask(list, { search })
      expect(data.users.items.map(({ name }: { name: string }) => name)).toEqual(["Élodie Brûlé"])
    }
    for (const search of ["%", "_", "!", "nobody"]) expect((await head.ask(list, { search })).data.users.total).toBe(0)
  })

  it("shows one role where asked, by name, in pages", async () => {
    const { data } = await head.ask(list, { roles: ["ADMINISTRATOR", "SUPERUSER"], perPage: 1 })
    expect(data.users).toMatchObject({ total: 2, pages: 2, items: [{ name: "Administrator" }] })
  })

  it("finds a user under a new name", async () => {
    const renamed = await school.signedIn(Role.REGULAR)
    await renamed.call("editUser", { id: renamed.id, input: { name: "Quentin Quill" } })
    expect((await head.ask(list, { search: "quill" })).data.users.total).toBe(1)
  })
})

describe("a profile", () => {
  it("is changed by its user, with a picture named without a separator, and what is absent stays", async () => {
    const client = await school.signedIn(Role.REGULAR, "Rita Regular")
    await client.call("editUser", { id: client.id, input: { telephone: " +44 20 7946 0188 ", twitter: "@rita" } })
    const file = new Blob([await drawnPicture()])
    const upload = `mutation ($id: Int!, $file: Upload!) { editUser(id: $id, input: { picture: { upload: $file } }) { telephone twitter picture { name } } }`
    const { data } = await client.upload(upload, { id: client.id }, file, "variables.file", "me.png")
    expect(data.editUser).toEqual({
      telephone: "+44 20 7946 0188",
      twitter: "@rita",
      picture: { name: expect.stringMatching(/^\d{13}me\.png$/) },
    })
    const of = `/images/${data.editUser.picture.name}`
    expect((await client.send("GET", of)).status).toBe(200)
    const away = await client.ask(editUser, { id: client.id, input: { picture: null } })
    expect(away.data.editUser.picture).toBeNull()
    expect((await client.send("GET", of)).status).toBe(404)
  })

  it("does not count as a sign-in when it changes", async () => {
    const before = (await parent.call("user", { id: parent.id }, everything)).updatedAt
    await parent.call("editUser", { id: parent.id, input: { telephone: "1" } })
    expect((await parent.call("user", { id: parent.id }, everything)).updatedAt).toBe(before)
  })

  it("cannot be changed by another user, and a superuser's not by an administrator", async () => {
    expect(await parent.refusal("editUser", { id: head.id, input: { name: "Mine" } })).toBe("FORBIDDEN")
    expect(await head.refusal("editUser", { id: superuser.id, input: { name: "Mine" } })).toBe("FORBIDDEN")
    expect(await head.refusal("editUser", { id: parent.id, input: { name: "Pat P. Parent" } })).toBeUndefined()
  })

  it.each([
    { name: "  " },
    { name: null },
    { name: "Two\nlines" },
    { name: "x".repeat(101) },
    { twitter: "javascript:alert(1)" },
    { linkedIn: "https://a b" },
    { instagram: null },
    { telephone: "1\r\n2" },
  ])("refuses %j", async (input) => {
    const answer = await parent.try("editUser", { id: parent.id, input }, "name telephone twitter picture { name }")
    expect(codeOf(answer)).toBe("BAD_USER_INPUT")
    expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual(Object.keys(input))
  })
})

describe("adding a user", () => {
  const input = { name: "Nina New", email: " Nina.New@Example.COM ", role: "EDITOR", password: "12345678" }

  it("makes an account that can sign in, once for each address", async () => {
    const { data } = await head.ask(addUser, { input })
    expect(data.addUser).toMatchObject({
      name: "Nina New",
      email: "nina.new@example.com",
      role: "EDITOR",
      suspend: false,
    })
    await school.visitor().signIn("nina.new@example.com", "12345678")
    const again = await head.graphql(addUser, { input })
    expect(again.errors?.[0]?.extensions.fields).toHaveProperty("email")
  })

  it("tells two who add the same address at once that one was faster", async () => {
    const twin = { ...input, email: "twin@example.com" }
    const answers = await Promise.all([
      head.graphql(addUser, { input: twin }),
      superuser.graphql(addUser, { input: twin }),
    ])
    expect(answers.map(codeOf).sort()).toEqual(["BAD_USER_INPUT", undefined])
  })

  it("names every field that is wrong", async () => {
    const wrong = { name: "", email: "a@b@c", role: "PUBLIC", password: "short" }
    expect((await head.graphql(addUser, { input: wrong })).errors?.[0]?.extensions.fields).toEqual({
      name: "Name is required.",
      email: "Valid email is required.",
      role: "No account has this role.",
      password: "8 to 24 characters.",
    })
  })

  it("grants no role above one's own", async () => {
    const above = { ...input, email: "above@example.com", role: "SUPERUSER" }
    expect(codeOf(await head.graphql(addUser, { input: above }))).toBe("FORBIDDEN")
    expect(codeOf(await superuser.graphql(addUser, { input: above }))).toBeUndefined()
  })
})

describe("setting a role", () => {
  it("never goes above one's own role, nor touches an account above it", async () => {
    const someone = await school.account(Role.EDITOR)
    expect(await head.refusal("setUserRole", { id: someone.id, role: "SUPERUSER" })).toBe("FORBIDDEN")
    expect(await head.refusal("setUserRole", { id: head.id, role: "SUPERUSER" })).toBe("FORBIDDEN")
    for (const call of [
      head.try("setUserRole", { id: superuser.id, role: "REGULAR" }, "role"),
      head.try("setUserSuspended", { id: superuser.id, suspended: true }, "suspend"),
      head.try("resetPassword", { id: superuser.id, password: "12345678" }),
    ])
      expect(codeOf(await call)).toBe("FORBIDDEN")
    expect(await roleOf(superuser.id)).toBe(Role.SUPERUSER)
  })

  it("makes nobody a visitor, and knows no account that is not there", async () => {
    expect(await head.refusal("setUserRole", { id: 999_999, role: "EDITOR" })).toBe("NOT_FOUND")
    expect(await head.refusal("setUserRole", { id: parent.id, role: "PUBLIC" })).toBe("BAD_USER_INPUT")
  })
})

describe("the roles that somebody may give", () => {
  const mayGrant = async (client: Client) => (await client.call("viewer", {}, "mayGrant")).mayGrant

  it("go up to their own for administrators, and are none for everybody else", async () => {
    const upToAdministrator = ["REGULAR", "AUTHOR", "EDITOR", "ADMINISTRATOR"]
    expect(await mayGrant(head)).toEqual(upToAdministrator)
    expect(await mayGrant(superuser)).toEqual([...upToAdministrator, "SUPERUSER"])
    expect(await mayGrant(school.visitor())).toEqual([])
    expect(await mayGrant(await school.signedIn(Role.EDITOR))).toEqual([])
  })
})

describe("the last administrator", () => {
  async function schoolWith(...roles: Role[]) {
    const own = await School.open()
    const clients = []
    for (const role of roles) clients.push(await own.signedIn(role))
    await own.services.database.write((rows) =>
      rows.update(User, { email: "admin@jacarandahill.example" }, { suspend: true }),
    )
    return { own, clients }
  }

  it("can be neither demoted nor suspended, by nobody", async () => {
    const { own, clients } = await schoolWith(Role.ADMINISTRATOR)
    const [last] = clients as [Client]
    expect(await last.refusal("setUserRole", { id: last.id, role: "EDITOR" })).toBe("FORBIDDEN")
    expect(await last.refusal("setUserSuspended", { id: last.id, suspended: true })).toBe("FORBIDDEN")
    expect((await last.call("viewer", {}, "role")).role).toBe("ADMINISTRATOR")
    await own.close()
  })

  it("is not made superfluous by an account that nobody can sign in to", async () => {
    const { own, clients } = await schoolWith(Role.ADMINISTRATOR, Role.ADMINISTRATOR)
    const [last, other] = clients as [Client, Client]
    await own.services.database.write((rows) => rows.update(User, other.id, { passwordHash: null }))
    expect(await last.refusal("setUserRole", { id: last.id, role: "EDITOR" })).toBe("FORBIDDEN")
    await own.close()
  })

  it("is told apart from the others, and one with a colleague from one without", async () => {
    const { own, clients } = await schoolWith(Role.ADMINISTRATOR, Role.EDITOR)
    const [last, editor] = clients as [Client, Client]
    const ask = (id: number) => last.call("user", { id }, "lastAdministrator")
    expect((await ask(last.id)).lastAdministrator).toBe(true)
    expect((await ask(editor.id)).lastAdministrator).toBe(false)
    await own.account(Role.ADMINISTRATOR, "Second Head")
    expect((await ask(last.id)).lastAdministrator).toBe(false)
    await own.close()
  })

  it("is left when two administrators demote each other at once: exactly one wins", async () => {
    const { own, clients } = await schoolWith(Role.ADMINISTRATOR, Role.ADMINISTRATOR)
    const [one, two] = clients as [Client, Client]
    const answers = await Promise.all([
      one.try("setUserRole", { id: two.id, role: "REGULAR" }, "role"),
      two.try("setUserRole", { id: one.id, role: "REGULAR" }, "role"),
    ])
    expect(answers.map(codeOf).sort()).toEqual(["FORBIDDEN", undefined])
    await own.close()
  })

  it("is not needed for that: with a third one, too, only the first of two wins", async () => {
    const { own, clients } = await schoolWith(Role.ADMINISTRATOR, Role.ADMINISTRATOR, Role.ADMINISTRATOR)
    const [one, two] = clients as [Client, Client]
    const answers = await Promise.all([
      one.try("setUserSuspended", { id: two.id, suspended: true }, "suspend"),
      two.try("setUserRole", { id: one.id, role: "REGULAR" }, "role"),
    ])
    const [refused, done] = answers.map(codeOf).sort()
    // The later request's session may already be gone.
    expect(["FORBIDDEN", "INVALID_TOKEN"]).toContain(refused)
    expect(done).toBeUndefined()
    await own.close()
  })
})

describe("a suspension", () => {
  it("ends what the account was signed in to, and lets in again when it is lifted", async () => {
    const client = await school.signedIn(Role.EDITOR, "Sus Pendable")
    await head.call("setUserSuspended", { id: client.id, suspended: true })
    expect(await client.refusal("sessions")).toBe("INVALID_TOKEN")
    expect((await client.rest("GET", "/users/refresh")).status).toBe(401)
    await head.call("setUserSuspended", { id: client.id, suspended: false })
    expect(await client.refusal("sessions")).toBe("INVALID_TOKEN")
    await school.signIn("sus.pendable@jacarandahill.example")
  })
})

describe("ending what an account is signed in to", () => {
  it("is for administrators, of accounts up to their own role, and is noted", async () => {
    const client = await school.signedIn(Role.EDITOR, "Lost Phone")
    expect(await client.refusal("endUserSessions", { id: head.id })).toBe("FORBIDDEN")
    expect(await head.refusal("endUserSessions", { id: superuser.id })).toBe("FORBIDDEN")
    expect(await superuser.refusal("sessions")).toBeUndefined()
    await head.call("endUserSessions", { id: client.id })
    expect(await client.refusal("sessions")).toBe("INVALID_TOKEN")
    expect((await client.rest("GET", "/users/refresh")).status).toBe(401)
    const activity = await head.call("activity", { perPage: 1 }, "items { act title user { name } }")
    expect(activity.items).toEqual([{ act: "SESSIONS_ENDED", title: "Lost Phone", user: { name: "Hanna Head" } }])
  })
})

describe("resetting a password", () => {
  it("ends what the account was signed in to, and the new password counts", async () => {
    const client = await school.signedIn(Role.EDITOR, "Forget Ful")
    await head.call("resetPassword", { id: client.id, password: "new secret" })
    expect(await client.refusal("sessions")).toBe("INVALID_TOKEN")
    await school.visitor().signIn("forget.ful@jacarandahill.example", "new secret")
  })

  it("is no way round the old password for one's own", async () => {
    expect(await head.refusal("resetPassword", { id: head.id, password: "12345678" })).toBe("FORBIDDEN")
  })

  it.each([
    ["", "Invalid Entry"],
    ["1234567", "8 to 24 characters."],
    ["x".repeat(25), "8 to 24 characters."],
  ])("refuses %j", async (given, message) => {
    const answer = await head.try("resetPassword", { id: parent.id, password: given })
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ password: message })
  })
})

describe("changing one's own password", () => {
  it("needs the old one, and ends all other sessions", async () => {
    const client = await school.signedIn(Role.REGULAR, "Chan Ger")
    const elsewhere = await school.signIn("chan.ger@jacarandahill.example")
    const wrong = await client.graphql(change, { old: "Wrong!1234", new: "Marula!1975" })
    expect(wrong.errors?.[0]?.extensions.fields).toHaveProperty("oldPassword")
    await client.ask(change, { old: password, new: "Marula!1975" })
    expect(await elsewhere.refusal("sessions")).toBe("INVALID_TOKEN")
    expect(await client.call("sessions", {}, "current")).toEqual([{ current: true }])
    await school.visitor().signIn("chan.ger@jacarandahill.example", "Marula!1975")
    const outdated = await client.graphql(change, { old: password, new: "Marula!1976" })
    expect(outdated.errors?.[0]?.extensions.fields).toHaveProperty("oldPassword")
  })

  it("is done by one of two who know the old one", async () => {
    const client = await school.signedIn(Role.REGULAR)
    const both = ["Marula!1975", "Marula!1976"].map((word) => client.graphql(change, { old: password, new: word }))
    expect((await Promise.all(both)).map(codeOf).sort()).toEqual(["BAD_USER_INPUT", undefined])
  })

  it.each([
    ...["jacaranda!1974", "JACARANDA!1974", "Jacaranda!", "Jacaranda1974", "Ja!1", `Ja!1${"x".repeat(21)}`, ""],
    "Aa1!".repeat(6),
  ])("refuses %j as a new one", async (weak) => {
    const answer = await parent.graphql(change, { old: password, new: weak })
    expect(answer.errors?.[0]?.extensions.fields).toHaveProperty("newPassword")
  })

  it("slows down who guesses the old one with a stolen session", async () => {
    const client = await school.signedIn(Role.REGULAR)
    const guess = () => client.graphql(change, { old: "Wrong!1234", new: "Marula!1975" })
    for (let tries = 0; tries < 9; tries++) await guess()
    await client.ask(change, { old: password, new: "Marula!1975" })
    for (let tries = 0; tries < 10; tries++) expect(codeOf(await guess())).toBe("BAD_USER_INPUT")
    expect(codeOf(await guess())).toBe("TOO_MANY_REQUESTS")
  })
})

describe("one's sessions", () => {
  const list = "{ sessions { id device createdAt lastUsedAt current } }"

  it("are listed with their browser, under names that sign nobody in", async () => {
    const client = await school.signedIn(Role.REGULAR)
    const { data } = await client.ask(list)
    expect(data.sessions).toEqual([
      expect.objectContaining({
        current: true,
        device: expect.stringMatching(/\w/),
        id: expect.stringMatching(/^\w+$/),
      }),
    ])
    const secret = client.cookies.get("refresh")?.split(".")[0] as string
    expect(data.sessions[0].id).not.toContain(secret)
    expect(secret).not.toContain(data.sessions[0].id)
  })

  it("can be ended one by one, and nobody else's", async () => {
    const client = await school.signedIn(Role.REGULAR, "Ses Sions")
    const phone = await school.signIn("ses.sions@jacarandahill.example")
    const { data } = await client.ask(list)
    const other = data.sessions.find(({ current }: { current: boolean }) => !current)
    expect(await parent.refusal("endSession", { id: other.id })).toBe("NOT_FOUND")
    await client.call("endSession", { id: other.id })
    expect(codeOf(await phone.graphql(list))).toBe("INVALID_TOKEN")
    const [{ id }, ...more] = (await client.ask(list)).data.sessions
    expect([more, client.cookies.has("refresh")]).toEqual([[], true])
    await client.call("endSession", { id })
    expect(client.cookies.has("refresh")).toBe(false)
  })

  it("are listed with the one that was used last first, and 200 characters of what a browser calls itself", async () => {
    const { email } = await school.account(Role.REGULAR, "Lara Last")
    const signIn = async (device: string) => {
      const client = school.visitor()
      const { body } = await client.rest(
        "POST",
        "/users/login",
        { user: email, pwd: password },
        { "user-agent": device },
      )
      return Object.assign(client, { accessToken: body.accessToken })
    }
    const [first] = [await signIn("first"), await signIn("x".repeat(300))]
    await school.services.database.write((rows) =>
      rows.update(Session, { device: "x".repeat(200) }, { rotatedAt: new Date(Date.now() + 1000) }),
    )
    const devices = (await first.ask(list)).data.sessions.map(({ device }: { device: string }) => device)
    expect(devices).toEqual(["x".repeat(200), "first"])
  })

  it("can be ended all but this one", async () => {
    const client = await school.signedIn(Role.REGULAR, "Many Tabs")
    for (let more = 0; more < 3; more++) await school.signIn("many.tabs@jacarandahill.example")
    expect((await client.ask(list)).data.sessions).toHaveLength(4)
    await client.call("endOtherSessions")
    expect((await client.ask(list)).data.sessions).toEqual([expect.objectContaining({ current: true })])
  })
})
