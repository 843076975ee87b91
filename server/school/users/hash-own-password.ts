import type { EntityManager } from "typeorm"
import { guessableReason } from "../../access/guessable.ts"
import { hashPassword } from "../../access/passwords.ts"
import { badInput } from "../../base/failures/failures.ts"
import type { Services } from "../../content/api/context.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import type { User } from "./user.ts"

/** @throws BAD_USER_INPUT at `newPassword` for one that is easily guessed */
export async function hashOwnPassword(
  rows: EntityManager,
  { settings }: Pick<Services, "settings">,
  user: Pick<User, "name" | "email">,
  newPassword: string,
) {
  const site = await readSite(rows)
  const places = [...site.address, ...site.postalAddress, site.timeZone, site.email, settings.siteUrl]
  const why = await guessableReason(newPassword, [site.name, site.shortName, ...places, user.name, user.email])
  if (why) throw badInput({ newPassword: why })
  return hashPassword(newPassword)
}
