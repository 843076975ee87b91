import type { Role } from "../access/roles.ts"
import type { StartingContent } from "../starting-content/starting-content.ts"
import { User } from "./user.ts"

interface Person {
  name: string
  email: string
  role: Role
  telephone?: string | null
  twitter?: string | null
  linkedIn?: string | null
  instagram?: string | null
}

/** The accounts of people.yaml. Nobody can sign in to them until somebody sets a password. */
export async function startUsers({ rows, accounts, yaml }: StartingContent) {
  const now = new Date()
  for (const { name, email, role, telephone, twitter, linkedIn, instagram } of await yaml<Person[]>("people.yaml")) {
    const known = await rows.findOneBy(User, { email })
    if (known) {
      // Made with `npm run user` before the site's first start.
      accounts.set(email, known.id)
      continue
    }
    const contact = {
      telephone: telephone ?? "",
      twitter: twitter ?? "",
      linkedIn: linkedIn ?? "",
      instagram: instagram ?? "",
    }
    const user = rows.create(User, {
      name,
      email,
      role,
      ...contact,
      suspend: false,
      passwordHash: null,
      createdAt: now,
      updatedAt: now,
    })
    await rows.insert(User, user)
    accounts.set(email, user.id)
  }
}
