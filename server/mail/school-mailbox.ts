import type { Services } from "../api/context.ts"
import { SiteInfo } from "../site-info/site-info.ts"
import type { Mailbox } from "./address.ts"

/** Where the school reads its mail: SCHOOL_EMAIL, or the address that the site shows. Undefined where there is neither. */
export async function schoolMailbox({
  database,
  settings,
}: Pick<Services, "database" | "settings">): Promise<Mailbox | undefined> {
  const { name, email } = await database.read.findOneByOrFail(SiteInfo, { id: 1 })
  const address = settings.mail.school ?? email
  return address ? { name, address } : undefined
}
