import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { type Client, codeOf } from "../../../test/client.ts"
import { MailServer, type ReceivedMail } from "../../../test/mail-server.ts"
import { addressOf, password, School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { AccountLink } from "./account-link.ts"
import { User } from "./user.ts"

const choose =
  "mutation ($secret: String!, $newPassword: String!) { choosePassword(secret: $secret, newPassword: $newPassword) { email } }"
const invite = "mutation ($input: InviteUserInput!) { inviteUser(input: $input) { user { id } url expiresAt mailed } }"

const another = "Marula!2031kite"
const fieldsOf = (answer: { errors?: { extensions: { fields?: object } }[] }) => answer.errors?.[0]?.extensions.fields
const secretIn = (text: string, screen = "password") =>
  new RegExp(`#/account/${screen}/([\\w-]{43})`).exec(text.replace(/=\r\n/g, ""))?.[1] ??
  expect.fail(`no link to ${screen}`)

describe("Where the site sends mail", () => {
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
  const signsIn = async (email: string, word: string) => {
    const answer = await school.visitor().rest("POST", "/users/login", { user: email, pwd: word })
    return answer.status === 200
  }
  const mailed = (to: string): Promise<ReceivedMail> =>
    vi.waitFor(
      () => {
        const found = mails.mails.findLast((mail) => mail.to.includes(to))
        if (!found) throw new Error(`No mail to ${to} yet.`)
        return found
      },
      { timeout: 5_000 },
    )
  const forgotten = async () => {
    expect(
      (await school.visitor().call("forgotPassword", { email: ` ${address().toUpperCase()}` }, "sendsMail")).sendsMail,
    ).toBe(true)
    return secretIn((await mailed(address())).raw)
  }
  const expire = () =>
    school.services.database.write((rows) =>
      rows
        .createQueryBuilder()
        .update(AccountLink)
        .set({ expiresAt: new Date(0) })
        .execute(),
    )

  describe("somebody is mailed, in plain words and without a secret,", () => {
    const own = "by yourself, or somebody who could sign in as you"
    const ofOther = (name: string) => (_: Client, id: number) =>
      head.ask(
        `mutation ($id: Int!) { ${name}${name === "endUserSessions" || name === "resetSecondFactor" ? "(id: $id)" : `(id: $id, password: "${another}")`} { id } }`,
        { id },
      )

    it.each<[string, string, string, (tess: Client, id: number) => Promise<unknown>]>([
      [
        "who changes the password",
        "The password of your account was changed",
        own,
        (tess) => tess.rest("PUT", `/users/edit/${tess.id}`, { oldPwd: password, pwd: another }),
      ],
      ["whose password is reset", "Your account was given another password", "by Hanna Head", ofOther("resetPassword")],
      [
        "who chooses one by a link",
        "The password of your account was changed",
        own,
        async () => school.visitor().ask(choose, { secret: await forgotten(), newPassword: another }),
      ],
      [
        "whose app is taken away",
        "takes your password alone from now on",
        "by Hanna Head",
        ofOther("resetSecondFactor"),
      ],
      [
        "who removes the app",
        "takes your password alone from now on",
        own,
        (tess) =>
          tess.ask("mutation ($password: String!) { removeSecondFactor(password: $password) { id } }", { password }),
      ],
      ["who is signed out", "Your account was signed out everywhere", "by Hanna Head", ofOther("endUserSessions")],
    ])("%s", async (_who, what, by, act) => {
      const tess = await teacher()
      await act(tess, tess.id)
      const text = await vi.waitFor(
        async () => {
          const raw = (await mailed(address())).raw.replace(/=\r\n/g, "").replace(/\r\n/g, " ")
          expect(raw).toContain(what)
          return raw
        },
        { timeout: 5_000 },
      )
      expect(text).toMatch(new RegExp(` ${new Date().getFullYear()} at .*${by}\\.`))
      expect(text).toContain("/#/account/forgotten")
      expect(text).not.toContain(another)
    })
  })

  describe("who has forgotten the password", () => {
    it("chooses another by a mailed link, once, and is signed out wherever the old one was used", async () => {
      const tess = await teacher()
      const secret = await forgotten()
      const chosen = await school.visitor().call("choosePassword", { secret, newPassword: another }, "email")
      expect(chosen.email).toBe(address())
      expect(await signsIn(address(), another)).toBe(true)
      expect(await signsIn(address(), password)).toBe(false)
      expect((await tess.call("viewer")).id).toBeNull()
      expect(
        fieldsOf(await school.visitor().try("choosePassword", { secret, newPassword: password }, "email")),
      ).toHaveProperty("secret")
      expect(await signsIn(address(), password)).toBe(false)
    })

    it("gets in by that link although somebody elsewhere has guessed on and on", async () => {
      await teacher()
      const secret = await forgotten()
      for (let wrong = 0; wrong < 10; wrong++) expect(await signsIn(address(), "Guess!1234")).toBe(false)
      const reader = school.visitor()
      await reader.call("choosePassword", { secret, newPassword: another })
      const answer = await reader.rest("POST", "/users/login", { user: address(), pwd: another })
      expect(answer.status).toBe(200)
      expect(await signsIn(address(), another)).toBe(false)
    })

    it("is answered as somebody who has no account here, who gets no mail", async () => {
      const stranger = await school.visitor().try("forgotPassword", { email: "nobody@example.com" }, "sendsMail")
      const { email } = await school.account(Role.EDITOR, `Suspended ${people}`)
      await school.services.database.write((rows) => rows.update(User, { email }, { suspend: true }))
      await school.visitor().call("forgotPassword", { email })
      await teacher()
      await forgotten()
      expect(stranger).toEqual({ data: { forgotPassword: { sendsMail: true } } })
      const asked = ["nobody@example.com", email, address()]
      expect(mails.mails.flatMap(({ to }) => to).filter((to) => asked.includes(to))).toEqual([address()])
      expect(lines.filter((line) => line.includes("not mailed"))).toEqual([])
    })

    it("chooses a strong one, and keeps the link until then", async () => {
      await teacher()
      const secret = await forgotten()
      const weak = await school.visitor().try("choosePassword", { secret, newPassword: "weak" }, "email")
      expect(fieldsOf(weak)).toHaveProperty("newPassword")
      await school.visitor().call("choosePassword", { secret, newPassword: another })
    })

    it("has only the newest link, for 30 minutes", async () => {
      await teacher()
      const first = await forgotten()
      mails.mails.length = 0
      const second = await forgotten()
      expect(
        fieldsOf(await school.visitor().try("choosePassword", { secret: first, newPassword: another }, "email")),
      ).toHaveProperty("secret")
      const last = await school.services.database.read.findOneByOrFail(AccountLink, { purpose: "PASSWORD" })
      expect(last.expiresAt.getTime() - last.createdAt.getTime()).toBe(30 * 60_000)
      await expire()
      expect(
        fieldsOf(await school.visitor().try("choosePassword", { secret: second, newPassword: another }, "email")),
      ).toHaveProperty("secret")
      expect(await signsIn(address(), password)).toBe(true)
    })

    it("has none left once the password is another one, and none that counts while suspended", async () => {
      const tess = await teacher()
      const secret = await forgotten()
      await head.call("setUserSuspended", { id: tess.id, suspended: true })
      expect(await school.visitor().refusal("choosePassword", { secret, newPassword: another })).toBe("BAD_USER_INPUT")
      await head.call("setUserSuspended", { id: tess.id, suspended: false })
      await head.call("resetPassword", { id: tess.id, password: another })
      expect(await school.visitor().refusal("choosePassword", { secret, newPassword: password })).toBe("BAD_USER_INPUT")
    })

    it("is not mailed without end, which nobody is told", async () => {
      await teacher()
      for (let asked = 0; asked < 7; asked++) await school.visitor().call("forgotPassword", { email: address() })
      await mailed(address())
      await school.site.services.outbox.flush()
      expect(await school.services.database.read.countBy(AccountLink, { email: address() })).toBe(1)
      expect(mails.mails.filter(({ to }) => to.includes(address())).length).toBeLessThanOrEqual(5)
    })
  })

  describe("an invitation", () => {
    it("makes an account that nobody can sign in to until its owner has chosen a password", async () => {
      const input = { name: "Nia New", email: `nia${people}@jacarandahill.example`, role: "EDITOR" }
      const { data } = await head.ask(invite, { input })
      expect(data.inviteUser.mailed).toBe(true)
      const secret = secretIn((await mailed(input.email)).raw)
      expect(data.inviteUser.url).toBe(`${school.services.settings.siteUrl}/#/account/password/${secret}`)
      expect(await signsIn(input.email, password)).toBe(false)
      await school.visitor().call("choosePassword", { secret, newPassword: another })
      expect(await signsIn(input.email, another)).toBe(true)
    })

    it("is for an address that has no account, and a role not above one's own", async () => {
      const input = { name: "Nia New", email: addressOf("Hanna Head"), role: "EDITOR" }
      expect(fieldsOf(await head.graphql(invite, { input }))).toHaveProperty("email")
      const above = { ...input, email: "above@jacarandahill.example", role: "SUPERUSER" }
      expect(codeOf(await head.graphql(invite, { input: above }))).toBe("FORBIDDEN")
    })

    it("is nothing that an editor may give, nor for an account above one's own, nor for oneself", async () => {
      const tess = await teacher()
      expect(await tess.refusal("passwordLink", { id: head.id })).toBe("FORBIDDEN")
      expect(await head.refusal("passwordLink", { id: 1 })).toBe("FORBIDDEN")
      expect(await head.refusal("passwordLink", { id: head.id })).toBe("FORBIDDEN")
      expect(await head.refusal("passwordLink", { id: 987_654 })).toBe("NOT_FOUND")
      await head.call("setUserSuspended", { id: tess.id, suspended: true })
      expect(await head.refusal("passwordLink", { id: tess.id })).toBe("FORBIDDEN")
    })
  })

  describe("another e-mail address", () => {
    const newEmail = () => `new${people}@example.com`

    it("becomes that of the account when its own link is opened, and the old one is told twice", async () => {
      const tess = await teacher()
      const already = await tess.try("changeEmail", { newEmail: address().toUpperCase(), password })
      expect(fieldsOf(already)).toHaveProperty("newEmail")
      await tess.call("changeEmail", { newEmail: newEmail().toUpperCase(), password })
      const secret = secretIn((await mailed(newEmail())).raw, "email")
      expect((await mailed(address())).raw).not.toContain(secret)
      expect(await signsIn(newEmail(), password)).toBe(false)
      mails.mails.length = 0
      expect((await school.visitor().call("confirmEmail", { secret }, "email")).email).toBe(newEmail())
      expect((await mailed(address())).head("subject")).toContain("has changed")
      expect([await signsIn(newEmail(), password), await signsIn(address(), password)]).toEqual([true, false])
      expect(await school.visitor().refusal("confirmEmail", { secret })).toBe("BAD_USER_INPUT")
    })

    it("takes the password, and is not that of somebody else", async () => {
      const tess = await teacher()
      expect(fieldsOf(await tess.try("changeEmail", { newEmail: newEmail(), password: another }))).toHaveProperty(
        "password",
      )
      await tess.call("changeEmail", { newEmail: newEmail(), password })
      const secret = secretIn((await mailed(newEmail())).raw, "email")
      await school.services.database.write((rows) => rows.update(User, head.id ?? 0, { email: newEmail() }))
      expect(await school.visitor().refusal("confirmEmail", { secret })).toBe("BAD_USER_INPUT")
      await school.services.database.write((rows) =>
        rows.update(User, head.id ?? 0, { email: addressOf("Hanna Head") }),
      )
    })

    it("does not come when the password has changed meanwhile", async () => {
      const tess = await teacher()
      await tess.call("changeEmail", { newEmail: newEmail(), password })
      const secret = secretIn((await mailed(newEmail())).raw, "email")
      await tess.call("changePassword", { oldPassword: password, newPassword: another })
      expect(await school.visitor().refusal("confirmEmail", { secret })).toBe("BAD_USER_INPUT")
    })
  })

  it("somebody whose account is deleted is told so", async () => {
    const tess = await teacher()
    const keeper = await school.signIn("admin@jacarandahill.example")
    await keeper.call("deleteUser", { id: tess.id, keepsName: false, password })
    expect((await mailed(address())).head("subject")).toContain("deleted")
  })

  it("a link for one thing does no other", async () => {
    const tess = await teacher()
    const secret = await forgotten()
    expect(await school.visitor().refusal("confirmEmail", { secret })).toBe("BAD_USER_INPUT")
    await tess.call("changeEmail", { newEmail: `x${people}@example.com`, password })
    const other = secretIn((await mailed(`x${people}@example.com`)).raw, "email")
    expect(await school.visitor().refusal("choosePassword", { secret: other, newPassword: another })).toBe(
      "BAD_USER_INPUT",
    )
  })
})

describe("Where the site sends no mail", () => {
  let school: School
  let head: Client
  beforeAll(async () => {
    school = await School.open()
    head = await school.signedIn(Role.ADMINISTRATOR, "Hanna Head")
  })
  afterAll(() => school.close())

  it("the office hands over the link itself, also to who has forgotten the password", async () => {
    const tess = await school.account(Role.EDITOR, "Tess Teacher")
    expect((await school.visitor().call("forgotPassword", { email: tess.email }, "sendsMail")).sendsMail).toBe(false)
    const passwordLink = await head.call("passwordLink", { id: tess.id }, "url mailed")
    expect(passwordLink.mailed).toBe(false)
    await school.visitor().call("choosePassword", { secret: secretIn(passwordLink.url), newPassword: another })
    await school.visitor().signIn(tess.email, another)
  })

  it("an address cannot be changed, and that is said", async () => {
    const answer = await head.try("changeEmail", { newEmail: "new@example.com", password })
    expect(codeOf(answer)).toBe("FORBIDDEN")
  })
})
