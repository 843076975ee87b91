import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { type Client, faultsIn } from "../../../test/client.ts"
import { MailServer, type ReceivedMail } from "../../../test/mail-server.ts"
import { addressOf, password, School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { AccountLink } from "./account-link.ts"
import { User } from "./user.ts"

const another = "Marula!2031kite"
const secretIn = (text: string, screen = "password") =>
  new RegExp(`#/account/${screen}/([\\w-]{43})`).exec(text.replace(/=\r\n/g, ""))?.[1] ??
  expect.fail(`no link to ${screen}`)

describe("With a mail server", () => {
  let school: School
  let mails: MailServer
  let head: Client
  let people = 0
  const lines: string[] = []

  beforeAll(async () => {
    mails = await MailServer.open()
    const settings = { SMTP_URL: mails.url, MAIL_FROM: "office@jacarandahill.example", LOG_LEVEL: "error" }
    school = await School.open(settings, { write: (line) => void lines.push(line) })
    head = await school.signedIn(Role.ADMINISTRATOR, "Hanna Head")
  })
  beforeEach(() => {
    people++
    mails.mails.length = 0
  })
  afterAll(async () => {
    await school.close()
    await mails.close()
  })

  const teacher = () => school.signedIn(Role.EDITOR, `Tess ${people}`)
  const address = () => addressOf(`Tess ${people}`)
  const signsIn = async (email: string, pwd: string) =>
    (await school.visitor().rest("POST", "/users/login", { user: email, pwd })).status === 200
  const mailed = (to: string): Promise<ReceivedMail> =>
    vi.waitFor(() => mails.mails.findLast((mail) => mail.to.includes(to)) ?? expect.fail(`no mail to ${to}`), 5_000)
  const forgotten = async () => {
    const email = ` ${address().toUpperCase()}`
    expect(await school.visitor().call("forgotPassword", { email }, "sendsMail")).toEqual({ sendsMail: true })
    return secretIn((await mailed(address())).raw)
  }
  const choose = (secret: string, newPassword = another) =>
    school.visitor().try("choosePassword", { secret, newPassword }, "email")
  const confirmed = (secret: string) => school.visitor().refusal("confirmEmail", { secret })
  const proposed = async (by: Client, newEmail: string) => {
    await by.call("changeEmail", { newEmail, password })
    return secretIn((await mailed(newEmail.toLowerCase())).raw, "email")
  }
  const suspended = (id: number, suspended: boolean) => head.call("setUserSuspended", { id, suspended })

  describe("the owner of an account is mailed, without a secret,", () => {
    const own = "by yourself, or somebody who could sign in as you"
    const ofOther =
      (name: string, more = {}) =>
      ({ id }: Client) =>
        head.call(name, { id, ...more })
    const changed = "The password of your account was changed"
    const alone = "takes your password alone from now on"

    it.each<[string, string, string, (tess: Client) => Promise<unknown>]>([
      [
        ...(["after changing the password", changed, own] as const),
        (tess) => tess.rest("PUT", `/users/edit/${tess.id}`, { oldPwd: password, pwd: another }),
      ],
      [
        ...(["after a password reset", "Your account was given another password", "by Hanna Head"] as const),
        ofOther("resetPassword", { password: another }),
      ],
      ["after choosing a password by a link", changed, own, async () => choose(await forgotten())],
      ["after an administrator removes the app", alone, "by Hanna Head", ofOther("resetSecondFactor")],
      ["after removing the app", alone, own, (tess) => tess.call("removeSecondFactor", { password })],
      ["after being signed out", "Your account was signed out everywhere", "by Hanna Head", ofOther("endUserSessions")],
    ])("%s", async (_who, what, by, act) => {
      const tess = await teacher()
      await school.services.database.write((rows) => rows.update(User, tess.id, { secondFactor: true }))
      await act(tess)
      const text = await vi.waitFor(async () => {
        const raw = (await mailed(address())).raw.replace(/=\r\n/g, "").replace(/\r\n/g, " ")
        expect(raw).toContain(what)
        return raw
      }, 5_000)
      expect(text).toMatch(new RegExp(` ${new Date().getFullYear()} at .*${by}\\.`))
      expect(text).toContain("/#/account/forgotten")
      expect(text).not.toContain(another)
    })
  })

  describe("a user who has forgotten the password", () => {
    it("chooses another once by a mailed link, and is signed out everywhere", async () => {
      const tess = await teacher()
      const secret = await forgotten()
      expect(faultsIn(await choose(secret, "weak"))).toHaveProperty("newPassword")
      expect((await choose(secret)).data?.choosePassword).toEqual({ email: address() })
      expect((await tess.call("viewer")).id).toBeNull()
      expect(faultsIn(await choose(secret, password))).toHaveProperty("secret")
      expect([await signsIn(address(), another), await signsIn(address(), password)]).toEqual([true, false])
    })

    it("signs in by the link even while guesses from elsewhere lock the account", async () => {
      await teacher()
      const secret = await forgotten()
      for (let wrong = 0; wrong < 10; wrong++) expect(await signsIn(address(), "Guess!1234")).toBe(false)
      const reader = school.visitor()
      await reader.call("choosePassword", { secret, newPassword: another })
      await reader.signIn(address(), another)
      expect(await signsIn(address(), another)).toBe(false)
    })

    it("gets the same answer as an unknown or suspended address, which gets no mail", async () => {
      const { email } = await school.account(Role.EDITOR, `Suspended ${people}`)
      await school.services.database.write((rows) => rows.update(User, { email }, { suspend: true }))
      const asked = ["nobody@example.com", email, address()]
      for (const email of asked.slice(0, 2))
        expect(await school.visitor().call("forgotPassword", { email }, "sendsMail")).toEqual({ sendsMail: true })
      await teacher()
      await forgotten()
      expect(mails.mails.flatMap(({ to }) => to).filter((to) => asked.includes(to))).toEqual([address()])
      expect(lines.filter((line) => line.includes("not mailed"))).toEqual([])
    })

    it("can use only the newest link, for 30 minutes", async () => {
      await teacher()
      const first = await forgotten()
      mails.mails.length = 0
      const second = await forgotten()
      expect(faultsIn(await choose(first))).toHaveProperty("secret")
      const { database } = school.services
      const { createdAt, expiresAt } = await database.read.findOneByOrFail(AccountLink, { purpose: "PASSWORD" })
      expect(expiresAt.getTime() - createdAt.getTime()).toBe(30 * 60_000)
      await database.write((rows) => rows.update(AccountLink, { purpose: "PASSWORD" }, { expiresAt: new Date(0) }))
      expect(faultsIn(await choose(second))).toHaveProperty("secret")
      expect(await signsIn(address(), password)).toBe(true)
    })

    it("cannot use a link while suspended, or once the password has changed", async () => {
      const { id } = await teacher()
      const secret = await forgotten()
      await suspended(id, true)
      expect(faultsIn(await choose(secret))).toHaveProperty("secret")
      await suspended(id, false)
      await head.call("resetPassword", { id, password: another })
      expect(faultsIn(await choose(secret, password))).toHaveProperty("secret")
    })

    it("gets a limited number of mails", async () => {
      await teacher()
      for (let asked = 0; asked < 7; asked++) await school.visitor().call("forgotPassword", { email: address() })
      await mailed(address())
      await school.site.services.outbox.flush()
      expect(await school.services.database.read.countBy(AccountLink, { email: address() })).toBe(1)
      expect(mails.mails.filter(({ to }) => to.includes(address())).length).toBeLessThanOrEqual(5)
    })
  })

  describe("an invitation", () => {
    it("creates an account that opens only once its owner has chosen a password", async () => {
      const input = { name: "Nia New", email: `nia${people}@jacarandahill.example`, role: "EDITOR" }
      const { url, mailed: isMailed } = await head.call("inviteUser", { input }, "url mailed")
      const secret = secretIn((await mailed(input.email)).raw)
      const address = `${school.services.settings.siteUrl}/#/account/password/${secret}`
      expect([isMailed, url]).toEqual([true, `${address}?email=${encodeURIComponent(input.email)}`])
      expect(await signsIn(input.email, password)).toBe(false)
      await choose(secret)
      expect(await signsIn(input.email, another)).toBe(true)
    })

    it("that is repeated until its owner has chosen a password has a new link to the same account", async () => {
      const input = { name: "Nia New", email: `Nia.Again${people}@jacarandahill.example`, role: "EDITOR" }
      const sent = () => head.call("inviteUser", { input }, "url user { id }")
      const [lost, retried] = [await sent(), await sent()]
      expect(retried.user).toEqual(lost.user)
      expect(await head.faults("inviteUser", { input: { ...input, name: "Nia Newer" } })).toHaveProperty("email")
      expect(faultsIn(await choose(secretIn(lost.url)))).toHaveProperty("secret")
      await choose(secretIn(retried.url))
      expect(await head.faults("inviteUser", { input })).toHaveProperty("email")
    })

    it("requires an unused address, and a role not above one's own", async () => {
      const input = { name: "Nia New", email: addressOf("Hanna Head"), role: "EDITOR" }
      expect(await head.faults("inviteUser", { input })).toHaveProperty("email")
      const above = { ...input, email: "above@jacarandahill.example", role: "SUPERUSER" }
      expect(await head.refusal("inviteUser", { input: above })).toBe("FORBIDDEN")
    })

    it.each([
      ["is suspended", "setUserSuspended", { suspended: true }],
      ["loses the role", "setUserRole", { role: "EDITOR" }],
      ["is deleted", "deleteUser", { keepsName: false, password }],
    ])("ends when its maker %s, and so does a password that they gave", async (_, mutation, change) => {
      const ada = await school.signedIn(Role.ADMINISTRATOR, `Ada ${people}`)
      const [linked, given] = [await teacher(), await school.signedIn(Role.EDITOR, `Gus ${people}`)]
      const { url } = await ada.call("passwordLink", { id: linked.id }, "url")
      await ada.call("resetPassword", { id: given.id, password: another })
      expect(await signsIn(addressOf(`Gus ${people}`), another)).toBe(true)
      const owner = await school.signIn("admin@jacarandahill.example")
      await owner.call(mutation, { id: ada.id, ...change })
      expect(faultsIn(await choose(secretIn(url)))).toHaveProperty("secret")
      expect(await signsIn(addressOf(`Gus ${people}`), another)).toBe(false)
      expect(await signsIn(address(), password)).toBe(true)
    })

    it("is refused for a higher account, for oneself and for a suspended account", async () => {
      const tess = await teacher()
      await suspended(tess.id, true)
      for (const id of [1, head.id, tess.id]) expect(await head.refusal("passwordLink", { id })).toBe("FORBIDDEN")
      expect(await head.refusal("passwordLink", { id: 987_654 })).toBe("NOT_FOUND")
    })
  })

  describe("a new email address", () => {
    const newEmail = () => `new${people}@example.com`

    it("takes effect when its link is opened, and the old address is mailed before and after", async () => {
      const tess = await teacher()
      expect(await tess.faults("changeEmail", { newEmail: address().toUpperCase(), password })).toHaveProperty(
        "newEmail",
      )
      const secret = await proposed(tess, newEmail().toUpperCase())
      expect((await mailed(address())).raw).not.toContain(secret)
      expect(await signsIn(newEmail(), password)).toBe(false)
      mails.mails.length = 0
      expect(await school.visitor().call("confirmEmail", { secret }, "email")).toEqual({ email: newEmail() })
      expect((await mailed(address())).head("subject")).toContain("has changed")
      expect([await signsIn(newEmail(), password), await signsIn(address(), password)]).toEqual([true, false])
      expect(await confirmed(secret)).toBe("BAD_USER_INPUT")
    })

    it("requires the password, and must not belong to another account", async () => {
      const tess = await teacher()
      expect(await tess.faults("changeEmail", { newEmail: newEmail(), password: another })).toHaveProperty("password")
      const secret = await proposed(tess, newEmail())
      const { email } = await school.account(Role.REGULAR)
      await school.services.database.write((rows) => rows.update(User, { email }, { email: newEmail() }))
      expect(await confirmed(secret)).toBe("BAD_USER_INPUT")
    })

    it("is refused if the password has changed meanwhile", async () => {
      const tess = await teacher()
      const secret = await proposed(tess, newEmail())
      await tess.call("changePassword", { oldPassword: password, newPassword: another })
      expect(await confirmed(secret)).toBe("BAD_USER_INPUT")
    })
  })

  it("the owner of a deleted account is mailed", async () => {
    const tess = await teacher()
    const keeper = await school.signIn("admin@jacarandahill.example")
    await keeper.call("deleteUser", { id: tess.id, keepsName: false, password })
    expect((await mailed(address())).head("subject")).toContain("deleted")
  })

  it("a link works for its own purpose only", async () => {
    const tess = await teacher()
    expect(await confirmed(await forgotten())).toBe("BAD_USER_INPUT")
    expect(faultsIn(await choose(await proposed(tess, `x${people}@example.com`)))).toHaveProperty("secret")
  })
})

describe("Without a mail server", () => {
  const { school, head } = schoolOfThisFile({ head: [Role.ADMINISTRATOR, "Hanna Head"] })

  it("an administrator hands over the link to a user who has forgotten the password", async () => {
    const tess = await school.account(Role.EDITOR, "Tess Teacher")
    const response = await school.visitor().call("forgotPassword", { email: tess.email }, "sendsMail")
    const { mailed, url } = await head.call("passwordLink", { id: tess.id }, "url mailed")
    expect([response, mailed]).toEqual([{ sendsMail: false }, false])
    await school.visitor().call("choosePassword", { secret: secretIn(url), newPassword: another })
    await school.visitor().signIn(tess.email, another)
  })

  it("guesses of a link or a password are rate-limited by network address, where a valid link still opens", async () => {
    const lena = await school.account(Role.EDITOR, "Lena Locked")
    const { url } = await head.call("passwordLink", { id: lena.id }, "url")
    const guess = () => school.visitor().refusal("confirmEmail", { secret: "x".repeat(43) })
    expect(await guess()).toBe("BAD_USER_INPUT")
    for (let tries = 0; tries < 30; tries++) await guess()
    expect(await guess()).toBe("TOO_MANY_REQUESTS")
    const { throttle } = school.services
    const tries = () => throttle.consume("passwordByAddress", "127.0.0.1")
    await expect(Promise.all(Array.from({ length: 51 }, tries))).rejects.toThrow("Too many")
    await school.visitor().call("choosePassword", { secret: secretIn(url), newPassword: another })
  })

  it("a change of email address is refused", async () => {
    expect(await head.refusal("changeEmail", { newEmail: "new@example.com", password })).toBe("FORBIDDEN")
  })
})
