import { beforeAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { type Client, codeOf, faultsIn } from "../../../test/client.ts"
import { addressOf, drawnPicture, password } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { Session } from "../../access/session.ts"
import { User } from "./user.ts"

const everything = `id name email role suspend telephone twitter linkedIn instagram createdAt updatedAt canEdit canAdminister
  picture { name url }`

let superuser: Client

const { school, parent, head } = schoolOfThisFile({
  parent: [Role.REGULAR, "Pat Parent"],
  head: [Role.ADMINISTRATOR, "Hanna Head"],
})
beforeAll(async () => {
  superuser = await school.signIn("admin@jacarandahill.example")
})

const signedOut = async (client: Client) => expect(await client.refusal("sessions")).toBe("INVALID_TOKEN")

describe("a user's page", () => {
  it("shows another user's name, picture and contact details, and nothing else", async () => {
    const contacts = { telephone: "", twitter: "", linkedIn: "", instagram: "" }
    const hidden = { email: null, role: null, suspend: null, createdAt: null, updatedAt: null }
    expect(await parent.call("user", { id: head.id }, everything)).toEqual({
      ...{ id: head.id, name: "Hanna Head", picture: null, canEdit: false, canAdminister: false },
      ...{ ...contacts, ...hidden },
    })
  })

  it("shows everything to the user and to administrators", async () => {
    for (const client of [parent, head]) {
      const user = await client.call("user", { id: parent.id }, everything)
      expect(user).toMatchObject({ email: addressOf("Pat Parent"), role: "REGULAR", suspend: false })
      expect(Date.parse(user.updatedAt)).not.toBeNaN()
    }
  })

  it("says whether the viewer may edit and administer the account", async () => {
    const may = async (by: Client, id: number) => Object.values(await by.call("user", { id }, "canEdit canAdminister"))
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
  const list = (given: object) => head.call("users", { ...given }, "total pages items { name }")

  it("is searched by name and address without regard to accents and case", async () => {
    const elodie = await school.signedIn(Role.AUTHOR, "Élodie Brûlé")
    for (const q of ["elodie", "BRÛLÉ elo", "élodie.brûlé@jaca"])
      expect((await list({ q })).items).toEqual([{ name: "Élodie Brûlé" }])
    for (const q of ["%", "_", "!", "nobody"]) expect((await list({ q })).total).toBe(0)
    await elodie.call("editUser", { id: elodie.id, input: { name: "Quentin Quill" } })
    expect((await list({ q: "quill" })).total).toBe(1)
  })

  it("is filtered by role, sorted by name and paged", async () => {
    const found = await list({ roles: ["ADMINISTRATOR", "SUPERUSER"], perPage: 1 })
    expect(found).toEqual({ total: 2, pages: 2, items: [{ name: "Administrator" }] })
  })
})

describe("a profile", () => {
  it("is edited by its user, keeps omitted fields, and names its picture without a separator", async () => {
    const client = await school.signedIn(Role.REGULAR, "Rita Regular")
    await client.call("editUser", { id: client.id, input: { telephone: " +44 20 7946 0188 ", twitter: "@rita" } })
    const file = new Blob([await drawnPicture()])
    const upload = `mutation ($id: Int!, $file: Upload!) { editUser(id: $id, input: { picture: { upload: $file } }) { telephone twitter picture { name } } }`
    const { data } = await client.upload(upload, { id: client.id }, file, "variables.file", "me.png")
    expect(data.editUser).toEqual({
      ...{ telephone: "+44 20 7946 0188", twitter: "@rita" },
      picture: { name: expect.stringMatching(/^\d{13}me\.png$/) },
    })
    const of = `/images/${data.editUser.picture.name}`
    expect((await client.send("GET", of)).status).toBe(200)
    const away = await client.call("editUser", { id: client.id, input: { picture: null } }, "picture { name }")
    expect(away.picture).toBeNull()
    expect((await client.send("GET", of)).status).toBe(404)
  })

  it("does not change the time of the last sign-in when it is edited", async () => {
    const signedInAt = () => parent.call("user", { id: parent.id }, "updatedAt")
    const before = await signedInAt()
    await parent.call("editUser", { id: parent.id, input: { telephone: "1" } })
    expect(await signedInAt()).toEqual(before)
  })

  it("cannot be edited by another user, nor a superuser's by an administrator", async () => {
    const edited = (by: Client, id: number) => by.refusal("editUser", { id, input: { name: "Pat P. Parent" } })
    expect(await edited(parent, head.id)).toBe("FORBIDDEN")
    expect(await edited(head, superuser.id)).toBe("FORBIDDEN")
    expect(await edited(head, parent.id)).toBeUndefined()
  })

  it.each([
    ...[{ name: "  " }, { name: null }, { name: "Two\nlines" }, { name: "x".repeat(101) }, { telephone: "1\r\n2" }],
    ...[
      { twitter: "javascript:alert(1)" },
      { linkedIn: "https://a b" },
      { linkedIn: "https://me:secret@a.example" },
      { instagram: null },
    ],
  ])("refuses %j", async (input) => {
    const faults = await parent.faults("editUser", { id: parent.id, input })
    expect(Object.keys(faults)).toEqual(Object.keys(input))
  })
})

describe("adding a user", () => {
  const input = { name: "Nina New", email: " Nina.New@Example.COM ", role: "EDITOR", password: "12345678" }

  it("creates an account that can sign in, once per email address", async () => {
    const added = await head.call("addUser", { input }, "name email role suspend")
    expect(added).toEqual({ name: "Nina New", email: "nina.new@example.com", role: "EDITOR", suspend: false })
    await school.visitor().signIn("nina.new@example.com", "12345678")
    expect(await head.faults("addUser", { input: { ...input, password: "87654321" } })).toHaveProperty("email")
  })

  it("returns the same account to a retry", async () => {
    const lost = { ...input, email: "lost@example.com", role: "ADMINISTRATOR" }
    const [first, again] = [await head.call("addUser", { input: lost }), await head.call("addUser", { input: lost })]
    expect(again.id).toBe(first.id)
  })

  it("succeeds for one of two who add the same address at once", async () => {
    const twin = { ...input, email: "twin@example.com" }
    const inputs = [twin, { ...twin, name: "Nina Newer" }]
    const codes = await Promise.all(inputs.map((input) => head.refusal("addUser", { input })))
    expect(codes.sort()).toEqual(["BAD_USER_INPUT", undefined])
  })

  it("reports every invalid field", async () => {
    const wrong = { name: "", email: "a@b@c", role: "PUBLIC", password: "short" }
    expect(await head.faults("addUser", { input: wrong })).toEqual({
      ...{ name: "Name is required.", email: "Valid email is required." },
      ...{ role: "No account has this role.", password: "8 to 24 characters." },
    })
  })

  it("grants no role above one's own", async () => {
    const above = { ...input, email: "above@example.com", role: "SUPERUSER" }
    expect(await head.refusal("addUser", { input: above })).toBe("FORBIDDEN")
    expect(await superuser.refusal("addUser", { input: above })).toBeUndefined()
  })
})

describe("setting a role", () => {
  it("is refused above one's own role, and for an account above it", async () => {
    const someone = await school.account(Role.EDITOR)
    for (const { id } of [someone, head])
      expect(await head.refusal("setUserRole", { id, role: "SUPERUSER" })).toBe("FORBIDDEN")
    const { id } = superuser
    expect(await head.refusal("setUserRole", { id, role: "REGULAR" })).toBe("FORBIDDEN")
    expect(await head.refusal("setUserSuspended", { id, suspended: true })).toBe("FORBIDDEN")
    expect(await head.refusal("resetPassword", { id, password: "12345678" })).toBe("FORBIDDEN")
    expect(await superuser.call("user", { id }, "role suspend")).toEqual({ role: "SUPERUSER", suspend: false })
  })

  it("refuses the role of a visitor, and an unknown account", async () => {
    expect(await head.refusal("setUserRole", { id: 999_999, role: "EDITOR" })).toBe("NOT_FOUND")
    expect(await head.refusal("setUserRole", { id: parent.id, role: "PUBLIC" })).toBe("BAD_USER_INPUT")
  })
})

it("Administrators may grant roles up to their own, and others none", async () => {
  const mayGrant = async (client: Client) => (await client.call("viewer", {}, "mayGrant")).mayGrant
  const upToAdministrator = ["REGULAR", "AUTHOR", "EDITOR", "ADMINISTRATOR"]
  expect(await mayGrant(head)).toEqual(upToAdministrator)
  expect(await mayGrant(superuser)).toEqual([...upToAdministrator, "SUPERUSER"])
  expect(await mayGrant(school.visitor())).toEqual([])
  expect(await mayGrant(await school.signedIn(Role.EDITOR))).toEqual([])
})

describe("the last administrator", () => {
  const { school } = schoolOfThisFile()
  const write = (id: number | object, fields: object) =>
    school.services.database.write((rows) => rows.update(User, id, fields))

  /** Suspends all others. */
  async function only(count: number): Promise<Client[]> {
    await write({ suspend: false }, { suspend: true })
    return Promise.all(Array.from({ length: count }, () => school.signedIn(Role.ADMINISTRATOR)))
  }

  it("cannot be demoted or suspended until another administrator can sign in", async () => {
    const [last, other] = (await only(2)) as [Client, Client]
    const editor = await school.account(Role.EDITOR)
    const isLast = async ({ id }: { id: number }) =>
      (await last.call("user", { id }, "lastAdministrator")).lastAdministrator
    await write(other.id, { passwordHash: null })
    expect(await last.refusal("setUserRole", { id: last.id, role: "EDITOR" })).toBe("FORBIDDEN")
    expect(await last.refusal("setUserSuspended", { id: last.id, suspended: true })).toBe("FORBIDDEN")
    expect([await isLast(last), await isLast(editor)]).toEqual([true, false])
    await school.account(Role.ADMINISTRATOR)
    expect(await isLast(last)).toBe(false)
    expect(await last.refusal("setUserRole", { id: last.id, role: "EDITOR" })).toBeUndefined()
  })

  it("keeps the superuser role, which no other administrator could give back", async () => {
    await only(1)
    const [last, other] = [await school.signedIn(Role.SUPERUSER), await school.signedIn(Role.SUPERUSER)]
    const lower = (client: Client) => client.refusal("setUserRole", { id: client.id, role: "ADMINISTRATOR" })
    expect(await lower(other)).toBeUndefined()
    expect(await lower(last)).toBe("FORBIDDEN")
    expect((await last.call("user", { id: last.id }, "lastAdministrator")).lastAdministrator).toBe(true)
  })

  it.each([2, 3])("remains when two of %i demote or suspend each other at once", async (count) => {
    const [one, two] = (await only(count)) as [Client, Client]
    const codes = await Promise.all([count > 2 ? suspend(one, two) : demote(one, two), demote(two, one)])
    const [refused, done] = codes.sort()
    // The later request's session may already be gone.
    expect(["FORBIDDEN", ...(count > 2 ? ["INVALID_TOKEN"] : [])]).toContain(refused)
    expect(done).toBeUndefined()
  })

  const demote = (by: Client, { id }: Client) => by.refusal("setUserRole", { id, role: "REGULAR" })
  const suspend = (by: Client, { id }: Client) => by.refusal("setUserSuspended", { id, suspended: true })
})

it("A suspension ends the account's sessions, and allows a sign-in again once lifted", async () => {
  const client = await school.signedIn(Role.EDITOR, "Sus Pendable")
  await head.call("setUserSuspended", { id: client.id, suspended: true })
  await signedOut(client)
  expect((await client.rest("GET", "/users/refresh")).status).toBe(401)
  await head.call("setUserSuspended", { id: client.id, suspended: false })
  await signedOut(client)
  await school.signIn(addressOf("Sus Pendable"))
})

it("Ending an account's sessions is for administrators, for accounts up to their own role, and is logged", async () => {
  const client = await school.signedIn(Role.EDITOR, "Lost Phone")
  expect(await client.refusal("endUserSessions", { id: head.id })).toBe("FORBIDDEN")
  expect(await head.refusal("endUserSessions", { id: superuser.id })).toBe("FORBIDDEN")
  expect(await superuser.refusal("sessions")).toBeUndefined()
  await head.call("endUserSessions", { id: client.id })
  await signedOut(client)
  expect((await client.rest("GET", "/users/refresh")).status).toBe(401)
  const activity = await head.call("activity", { perPage: 1 }, "items { act title user { name } }")
  expect(activity.items).toEqual([{ act: "SESSIONS_ENDED", title: "Lost Phone", user: { name: "Hanna Head" } }])
})

describe("resetting a password", () => {
  it("ends the account's sessions, and the new password works", async () => {
    const client = await school.signedIn(Role.EDITOR, "Forget Ful")
    await head.call("resetPassword", { id: client.id, password: "new secret" })
    await signedOut(client)
    await school.visitor().signIn(addressOf("Forget Ful"), "new secret")
  })

  it("is refused for one's own account", async () => {
    expect(await head.refusal("resetPassword", { id: head.id, password: "12345678" })).toBe("FORBIDDEN")
  })

  it.each([
    ["", "Invalid Entry"],
    ["1234567", "8 to 24 characters."],
    ["x".repeat(25), "8 to 24 characters."],
  ])("refuses %j", async (given, message) => {
    expect(await head.faults("resetPassword", { id: parent.id, password: given })).toEqual({ password: message })
  })
})

describe("changing one's own password", () => {
  const change = (by: Client, oldPassword: string, newPassword: string) =>
    by.try("changePassword", { oldPassword, newPassword })

  it("needs the old one, and ends all other sessions", async () => {
    const client = await school.signedIn(Role.REGULAR, "Chan Ger")
    const elsewhere = await school.signIn(addressOf("Chan Ger"))
    expect(faultsIn(await change(client, "Wrong!1234", "Marula!1975"))).toHaveProperty("oldPassword")
    await change(client, password, "Marula!1975")
    await signedOut(elsewhere)
    expect(await client.call("sessions", {}, "current")).toEqual([{ current: true }])
    await school.visitor().signIn(addressOf("Chan Ger"), "Marula!1975")
    // A retry after a lost answer.
    expect(codeOf(await change(client, password, "Marula!1975"))).toBeUndefined()
    expect(faultsIn(await change(client, password, "Marula!1976"))).toHaveProperty("oldPassword")
  })

  it("succeeds for one of two changes at once", async () => {
    const client = await school.signedIn(Role.REGULAR)
    const both = ["Marula!1975", "Marula!1976"].map((word) => change(client, password, word))
    expect((await Promise.all(both)).map(codeOf).sort()).toEqual(["BAD_USER_INPUT", undefined])
  })

  it.each([
    ...["jacaranda!1974", "JACARANDA!1974", "Jacaranda!", "Jacaranda1974", "Ja!1", `Ja!1${"x".repeat(21)}`, ""],
    "Aa1!".repeat(6),
  ])("refuses %j as the new password", async (weak) => {
    expect(faultsIn(await change(parent, password, weak))).toHaveProperty("newPassword")
  })

  it("rate-limits guesses of the old password with a stolen session", async () => {
    const client = await school.signedIn(Role.REGULAR)
    const guess = async () => codeOf(await change(client, "Wrong!1234", "Marula!1976"))
    for (let tries = 0; tries < 9; tries++) await guess()
    expect(codeOf(await change(client, password, "Marula!1975"))).toBeUndefined()
    for (let tries = 0; tries < 10; tries++) expect(await guess()).toBe("BAD_USER_INPUT")
    expect(await guess()).toBe("TOO_MANY_REQUESTS")
  })
})

describe("one's sessions", () => {
  const list = (client: Client) => client.call("sessions", {}, "id device createdAt lastUsedAt current")

  it("are listed under ids that sign nobody in", async () => {
    const client = await school.signedIn(Role.REGULAR)
    const sessions = await list(client)
    expect(sessions).toMatchObject([{ current: true, device: expect.stringMatching(/\w/) }])
    const secret = client.cookies.get("refresh")?.split(".")[0] as string
    expect(sessions[0].id).toMatch(/^\w+$/)
    expect(sessions[0].id).not.toContain(secret)
    expect(secret).not.toContain(sessions[0].id)
  })

  it("can be ended one by one, by their owner only", async () => {
    const client = await school.signedIn(Role.REGULAR, "Ses Sions")
    const phone = await school.signIn(addressOf("Ses Sions"))
    const other = (await list(client)).find(({ current }: { current: boolean }) => !current)
    expect(await parent.refusal("endSession", { id: other.id })).toBe("NOT_FOUND")
    await client.call("endSession", { id: other.id })
    await signedOut(phone)
    const [{ id }, ...more] = await list(client)
    expect([more, client.cookies.has("refresh")]).toEqual([[], true])
    await client.call("endSession", { id })
    expect(client.cookies.has("refresh")).toBe(false)
  })

  it("are listed last used first, with up to 200 characters of the user agent", async () => {
    const { email } = await school.account(Role.REGULAR, "Lara Last")
    const signIn = async (device: string) => {
      const client = school.visitor()
      const headers = { "user-agent": device }
      const { body } = await client.rest("POST", "/users/login", { user: email, pwd: password }, headers)
      return Object.assign(client, { accessToken: body.accessToken })
    }
    const [first] = [await signIn("first"), await signIn("x".repeat(300))]
    await school.services.database.write((rows) =>
      rows.update(Session, { device: "x".repeat(200) }, { rotatedAt: new Date(Date.now() + 1000) }),
    )
    expect(await first.call("sessions", {}, "device")).toEqual([{ device: "x".repeat(200) }, { device: "first" }])
  })

  it("can all be ended except the current one", async () => {
    const client = await school.signedIn(Role.REGULAR, "Many Tabs")
    for (let more = 0; more < 3; more++) await school.signIn(addressOf("Many Tabs"))
    expect(await list(client)).toHaveLength(4)
    await client.call("endOtherSessions")
    expect(await list(client)).toEqual([expect.objectContaining({ current: true })])
  })
})
