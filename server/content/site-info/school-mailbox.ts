import type { Services } from "../api/context.ts"
import { readSite } from "./site-info.ts"

/** SCHOOL_EMAIL, or the address that the site shows; undefined if there is neither. */
export async function schoolMailbox({ database, settings }: Pick<Services, "database" | "settings">) {
  const { name, email } = await readSite(database.read)
  const address = settings.mail.school ?? email
  return address ? { name, address } : undefined
}
