import type { EntityManager } from "typeorm"
import { accountIdOf, type Viewer } from "../../access/viewer.ts"
import type { Services } from "../../content/api/context.ts"
import { Act, logAct } from "../../content/history/log-act.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import { mailTo } from "./account-mails.ts"
import { type Actor, auditFields, theServer } from "./actor.ts"
import { User } from "./user.ts"

const messages = {
  [Act.PASSWORD_CHANGED]: "The password of your account was changed",
  [Act.PASSWORD_RESET]: "Your account was given another password, which only lets you choose one of your own",
  [Act.SECOND_FACTOR_ADDED]: "Signing in to your account takes a code of an app from now on",
  [Act.SECOND_FACTOR_REMOVED]: "Signing in to your account takes your password alone from now on",
  [Act.RECOVERY_CODES_RENEWED]: "The recovery codes of your account were replaced",
  [Act.SESSIONS_ENDED]: "Your account was signed out everywhere",
} as const

export type NamedAccount = Pick<User, "id" | "name" | "email">

export const accountOf = (viewer: Viewer): NamedAccount => ({
  id: accountIdOf(viewer),
  name: viewer.name ?? "",
  email: viewer.email ?? "",
})

/** Logs a change of sign-in and mails it to the user. Wake the outbox after the commit. */
export async function noteSecurity(
  rows: EntityManager,
  { outbox, settings }: Pick<Services, "outbox" | "settings">,
  by: Actor,
  user: NamedAccount,
  { act, ...more }: { act: keyof typeof messages; address?: string },
) {
  await logAct(rows, { act, ...auditFields(by, user), ...more })
  if (!outbox.canSend) return
  const { name, timeZone } = await readSite(rows)
  const at = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone }).format(new Date())
  const lines = [
    `${messages[act]}: ${at}, by ${await actorsName(rows, by, user)}.`,
    "If you know of it, there is nothing to do.",
    `If not, choose another password at once, which ends whatever the account is signed in to, and ring the school’s office: ${settings.siteUrl}/#/account/forgotten`,
  ]
  await outbox.put(rows, mailTo(user, `How you sign in at ${name} has changed`, lines))
}

async function actorsName(rows: EntityManager, by: Actor, { id }: NamedAccount): Promise<string> {
  if (by === theServer) return "whoever runs the server"
  if (by === id) return "yourself, or somebody who could sign in as you"
  return (await rows.findOneByOrFail(User, { id: by })).name
}
