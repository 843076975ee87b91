import type { Role } from "../../access/roles.ts"
import type { StartingContent } from "../../content/starting-content/starting-content.ts"
import { insertAccount } from "./accounts.ts"
import { User } from "./user.ts"

interface Person {
  name: string
  email: string
  role: Role
  telephone?: string | null
  twitter?: string | null
  linkedIn?: string | null
  instagram?: string | null
  picture?: string | null
}

/** The accounts of people.yaml. Nobody can sign in to them until somebody sets a password. */
export async function startUsers({ rows, accounts, yaml, picture }: StartingContent) {
  for (const person of await yaml<Person[]>("people.yaml")) {
    const { name, email, role, telephone, twitter, linkedIn, instagram } = person
    const contact = {
      telephone: telephone ?? "",
      twitter: twitter ?? "",
      linkedIn: linkedIn ?? "",
      instagram: instagram ?? "",
      picture: person.picture ? await picture(person.picture) : null,
    }
    // Somebody may have made the account with `npm run user` before the site's first start.
    const known = await rows.findOneBy(User, { email })
    const { id } = known ?? (await insertAccount(rows, { name, email, role, passwordHash: null, ...contact }))
    accounts.set(email, id)
  }
}
