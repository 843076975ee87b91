import { afterEach, describe, expect, it } from "vitest"
import { School } from "../../../test/school.ts"
import { hashPassword } from "../../access/passwords.ts"
import { Role } from "../../access/roles.ts"
import { insertAccount } from "./accounts.ts"
import { User } from "./user.ts"

const email = "admin@jacarandahill.example"

let school: School
afterEach(() => school.close())

const write = <T>(work: Parameters<typeof school.services.database.write<T>>[0]) => school.services.database.write(work)
const accounts = () => school.services.database.read.count(User)

describe("A start", () => {
  it("changes no account if one administrator can sign in, even if another has no password", async () => {
    school = await School.open()
    const passwordHash = await hashPassword("Marula!2031kite")
    await write((rows) => rows.update(User, { email }, { passwordHash }))
    const invited = { name: "Ina Invited", email: "ina@jacarandahill.example", role: Role.ADMINISTRATOR }
    await write((rows) => insertAccount(rows, { ...invited, passwordHash: null }))
    school = await school.restarted()
    expect([school.site.administrator, await accounts()]).toEqual([undefined, 2])
    await school.visitor().signIn(email, "Marula!2031kite")
  })

  it("promotes or creates the account of ADMIN_EMAIL if nobody can administer", async () => {
    school = await School.open()
    await school.account(Role.EDITOR, "Eda Editor")
    const shutOut = () => write((rows) => rows.update(User, { email }, { role: Role.EDITOR, suspend: true }))
    await shutOut()
    school = await school.restarted({ ADMIN_EMAIL: "Admin@JacarandaHill.example" })
    expect([school.site.administrator?.generated, await accounts()]).toEqual([undefined, 2])
    const viewer = await (await school.signIn(email)).call("viewer", {}, "role")
    expect(viewer.role).toBe("SUPERUSER")
    await shutOut()
    school = await school.restarted({ ADMIN_EMAIL: "Head@School.example", ADMIN_PASSWORD: "" })
    expect(await accounts()).toBe(3)
    await school.visitor().signIn("head@school.example", school.site.administrator?.generated ?? "")
  })
})
