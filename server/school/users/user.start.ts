import type { StartingContent } from "../../content/starting-content/starting-content.ts"
import { insertAccount } from "./accounts.ts"
import { User } from "./user.ts"

type Person = Pick<User, "name" | "email" | "role"> &
  Partial<Record<"telephone" | "twitter" | "linkedIn" | "instagram" | "picture", string | null>>

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
    // `npm run user` may have created the account before the first start.
    const known = await rows.findOneBy(User, { email })
    const { id } = known ?? (await insertAccount(rows, { name, email, role, passwordHash: null, ...contact }))
    accounts.set(email, id)
  }
}
