import { generatePassword, hashPassword } from "../../access/passwords.ts"
import { Role } from "../../access/roles.ts"
import type { Services } from "../../content/api/context.ts"
import { administrators, insertAccount } from "./accounts.ts"
import { User } from "./user.ts"

/** Returns the address and any generated password, which is shown once and stored only as a hash. */
export async function firstAdministrator({ database, settings }: Services) {
  if (await database.read.existsBy(User, administrators)) return undefined
  const { email, password = generatePassword() } = settings.admin
  const passwordHash = await hashPassword(password)
  await database.write(async (rows) => {
    const about = { role: Role.SUPERUSER, passwordHash, suspend: false, updatedAt: new Date() }
    const { affected } = await rows.update(User, { email: email.toLowerCase() }, about)
    if (!affected) await insertAccount(rows, { ...about, name: "Administrator", email })
  })
  return { email, generated: settings.admin.password ? undefined : password }
}
