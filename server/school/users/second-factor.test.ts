import { Secret, TOTP } from "otpauth"
import type { EntityManager } from "typeorm"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { type Client, codeOf, faultsIn } from "../../../test/client.ts"
import { addressOf, password } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { SecondFactors } from "../../access/second-factor.ts"
import { Activity } from "../../content/history/activity.ts"
import { Act } from "../../content/items/act.ts"
import { SiteInfo } from "../../content/site-info/site-info.ts"
import { User } from "./user.ts"

const another = "Marula!2031kite"

let people = 0

const { school, head } = schoolOfThisFile({ head: [Role.ADMINISTRATOR, "Hanna Head"] })

beforeEach(() => {
  people++
  // Freezes the clock, so that no code expires within a test.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() })
})
afterEach(() => void vi.useRealTimers())

const email = () => addressOf(`Tess ${people}`)

/** The code `steps` half-minutes from now; adjacent ones are valid too, each once. */
const shownBy = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

const inHalves = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`

const signedIn = (role = Role.EDITOR) => school.signedIn(role, `Tess ${people}`)

async function addApp(by: Client, steps = 0) {
  const { secret } = await by.call("beginSecondFactor", { password }, "secret")
  const codes: string[] = await by.call("confirmSecondFactor", { code: inHalves(shownBy(secret, steps)) })
  return { secret, codes }
}

async function withApp() {
  const tess = await signedIn()
  return { tess, ...(await addApp(tess, -1)) }
}

const signIn = (variables: object, client = school.visitor()) =>
  client.try("login", { email: email(), password, ...variables }, "accessToken viewer { role mustAddSecondFactor }")
const isIn = (answer: { errors?: unknown }) => answer.errors === undefined

describe("an account with a second step", () => {
  it("asks for a code only after the right password, and logs failures", async () => {
    const { secret } = await withApp()
    const response = await signIn({})
    expect(codeOf(response)).toBe("UNAUTHENTICATED")
    expect(faultsIn(response)).toHaveProperty("code")
    expect(faultsIn(await signIn({ password: another }))).toEqual({})
    expect(isIn(await signIn({ code: "000000" }))).toBe(false)
    const { items } = await head.call("activity", { perPage: 3 }, "items { act title detail }")
    const title = `Tess ${people}`
    expect(items).toEqual([
      { act: "SIGN_IN_FAILED", title, detail: "wrong code" },
      { act: "SIGN_IN_FAILED", title, detail: "" },
      { act: "SECOND_FACTOR_ADDED", title, detail: "" },
    ])
    expect(isIn(await signIn({ code: shownBy(secret) }))).toBe(true)
  })

  it("accepts each code once, and none from another time", async () => {
    const { secret } = await withApp()
    for (const steps of [4, -4]) expect(isIn(await signIn({ code: shownBy(secret, steps) }))).toBe(false)
    const code = shownBy(secret)
    const both = await Promise.all([signIn({ code }), signIn({ code })])
    expect(both.filter(isIn)).toHaveLength(1)
    expect(isIn(await signIn({ code }))).toBe(false)
  })

  it("limits guesses of the code, even for somebody who knows the password", async () => {
    const { secret } = await withApp()
    const browser = school.visitor()
    for (let wrong = 0; wrong < 9; wrong++) expect(codeOf(await signIn({ code: "000000" }))).toBe("UNAUTHENTICATED")
    expect(codeOf(await signIn({}))).toBe("UNAUTHENTICATED")
    expect(codeOf(await signIn({ code: "000000" }))).toBe("UNAUTHENTICATED")
    expect(codeOf(await signIn({ code: shownBy(secret) }, browser))).toBe("TOO_MANY_REQUESTS")
  })

  it("accepts each recovery code once, until the codes are renewed, and knows how many are left", async () => {
    const { tess, codes } = await withApp()
    const left = async () => (await tess.call("user", { id: tess.id }, "recoveryCodesLeft")).recoveryCodesLeft
    expect([codes.length, await left()]).toEqual([10, 10])
    expect(isIn(await signIn({ code: ` ${codes[0]?.toUpperCase().replace("-", " ")} ` }))).toBe(true)
    expect(isIn(await signIn({ code: codes[0] }))).toBe(false)
    expect(await left()).toBe(9)
    await tess.call("renewRecoveryCodes", { password })
    expect(isIn(await signIn({ code: codes[1] }))).toBe(false)
  })

  it("answers POST /users/login with 401 without a code, and with 200 with one", async () => {
    const { secret } = await withApp()
    const signIn = async (body: object) => (await school.visitor().rest("POST", "/users/login", body)).status
    expect(await signIn({ user: email(), pwd: password })).toBe(401)
    expect(await signIn({ user: email(), pwd: password, code: shownBy(secret) })).toBe(200)
  })

  it.each<[string, string, (tess: Client) => Promise<unknown>]>([
    ["its password", another, (by) => by.call("changePassword", { oldPassword: password, newPassword: another })],
    ["its app", password, (by) => by.call("removeSecondFactor", { password }).then(() => addApp(by))],
  ])("trusts a browser on request, until %s changes", async (_what, password, change) => {
    const { tess, secret } = await withApp()
    const browser = school.visitor()
    expect(isIn(await signIn({ code: shownBy(secret), trust: true }, browser))).toBe(true)
    expect(isIn(await signIn({}, browser))).toBe(true)
    expect(isIn(await signIn({}))).toBe(false)
    await change(tess)
    expect(isIn(await signIn({ password }, browser))).toBe(false)
  })

  it("asks for no code before the app is confirmed, and then ends its other sessions", async () => {
    const tess = await signedIn()
    const other = await school.signIn(email())
    const { secret, uri } = await tess.call("beginSecondFactor", { password }, "uri secret")
    expect(uri).toMatch(/^otpauth:\/\/totp\//)
    expect(isIn(await signIn({}))).toBe(true)
    expect(await tess.refusal("confirmSecondFactor", { code: "000000" })).toBe("BAD_USER_INPUT")
    const code = shownBy(secret)
    await tess.call("confirmSecondFactor", { code })
    expect(faultsIn(await tess.try("confirmSecondFactor", { code }))).toEqual({
      code: expect.stringContaining("already"),
    })
    expect((await other.call("viewer")).id).toBeNull()
  })

  it("resets the count of wrong codes after a right one", async () => {
    const tess = await signedIn()
    const { secret } = await tess.call("beginSecondFactor", { password }, "uri secret")
    for (let wrong = 0; wrong < 9; wrong++)
      expect(await tess.refusal("confirmSecondFactor", { code: "000000" })).toBe("BAD_USER_INPUT")
    await tess.call("confirmSecondFactor", { code: shownBy(secret) })
    expect(isIn(await tess.try("renewRecoveryCodes", { password }))).toBe(true)
  })

  it("loses the second step by its password, or by an administrator", async () => {
    const { tess } = await withApp()
    expect(await tess.refusal("removeSecondFactor", { password: another })).toBe("BAD_USER_INPUT")
    expect(await tess.refusal("resetSecondFactor", { id: head.id })).toBe("FORBIDDEN")
    expect(await head.refusal("resetSecondFactor", { id: head.id })).toBe("FORBIDDEN")
    for (const _twice of [1, 2])
      expect((await head.call("resetSecondFactor", { id: tess.id }, "secondFactor")).secondFactor).toBe(false)
    const where = { act: Act.SECOND_FACTOR_REMOVED, itemId: tess.id }
    expect(await school.services.database.read.countBy(Activity, where)).toBe(1)
    expect((await tess.call("viewer")).id).toBeNull()
    expect(isIn(await signIn({}))).toBe(true)
  })

  it("refers its owner to an administrator if the site's secret has changed", async () => {
    const { tess, secret, codes } = await withApp()
    const { totpSecret } = new SecondFactors("the secret of the machine before this one").create("school", email())
    const sealedElsewhere = (rows: EntityManager) => rows.update(User, tess.id, { totpSecret })
    await school.services.database.write(sealedElsewhere)
    for (const code of [shownBy(secret), codes[0]]) {
      const answer = await signIn({ code })
      expect(codeOf(answer)).toBe("UNAUTHENTICATED")
      expect(faultsIn(answer)).toEqual({ code: expect.stringContaining("ask an administrator") })
    }
    await head.call("resetSecondFactor", { id: tess.id })
    expect(isIn(await signIn({}))).toBe(true)
  })

  it("adds another app only once the first is removed, and renews codes only with an app", async () => {
    const { tess, secret } = await withApp()
    expect(await tess.refusal("beginSecondFactor", { password })).toBe("FORBIDDEN")
    expect(isIn(await signIn({}))).toBe(false)
    expect(isIn(await signIn({ code: shownBy(secret) }))).toBe(true)
    await tess.call("removeSecondFactor", { password })
    expect(await tess.refusal("renewRecoveryCodes", { password })).toBe("FORBIDDEN")
    expect(await tess.refusal("confirmSecondFactor", { code: shownBy(secret) })).toBe("BAD_USER_INPUT")
  })

  it("is named in the app by school and email address, even if the school's name has a colon", async () => {
    const tess = await signedIn()
    const rename = (name: string) => school.services.database.write((rows) => rows.update(SiteInfo, 1, { name }))
    const { name } = await tess.call("site", {}, "name")
    await rename("Hill: the school")
    const { uri } = await tess.call("beginSecondFactor", { password }, "uri secret")
    await rename(name)
    expect(decodeURIComponent(new URL(uri).pathname)).toBe(`/Hill  the school:${email()}`)
  })

  it("stores no readable secret and no readable recovery code", async () => {
    const { secret, codes } = await withApp()
    const { database } = school.services
    const [row] = await database.read.query(`SELECT * FROM "users" WHERE "email" = $1`, [email()])
    expect(row.totpSecret).not.toContain(secret)
    for (const code of codes) expect(row.recoveryCodes).not.toContain(code)
  })
})

describe("a site that requires a second step of administrators", () => {
  const requires = (required: boolean) =>
    school.services.database.write((rows) => rows.update(SiteInfo, 1, { requiresSecondFactor: required }))

  it("gives an administrator without one an editor's rights, and asks nobody else", async () => {
    const boss = await signedIn(Role.ADMINISTRATOR)
    await requires(true)
    try {
      const refused = await boss.try("users", {}, "items { id }")
      expect(refused.errors?.[0]).toMatchObject({ message: expect.stringMatching(/^Please add an app/) })
      expect(codeOf(refused)).toBe("FORBIDDEN")
      const viewer = await boss.call("viewer", {}, "role mustAddSecondFactor")
      expect(viewer).toEqual({ role: "EDITOR", mustAddSecondFactor: true })
      const editor = await school.signedIn(Role.EDITOR)
      expect((await editor.call("viewer", {}, "mustAddSecondFactor")).mustAddSecondFactor).toBe(false)
      expect((await signIn({})).data?.login.viewer).toEqual({ role: "EDITOR", mustAddSecondFactor: true })
      await addApp(boss)
      const after = await boss.call("viewer", {}, "role mustAddSecondFactor")
      expect(after).toEqual({ role: "ADMINISTRATOR", mustAddSecondFactor: false })
    } finally {
      await requires(false)
    }
  })

  it("gets this rule only from an administrator with a second step", async () => {
    const boss = await signedIn(Role.ADMINISTRATOR)
    const input = { requiresSecondFactor: true }
    const faults = await boss.faults("editSite", { input })
    expect(faults).toEqual({ requiresSecondFactor: expect.stringMatching(/^Please add/) })
    await addApp(boss)
    expect(await boss.call("editSite", { input }, "requiresSecondFactor")).toEqual(input)
    await requires(false)
  })
})
