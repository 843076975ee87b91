import { Session } from "../../access/session.ts"
import { accountIdOf } from "../../access/viewer.ts"
import type { Context } from "../../content/api/context.ts"
import { Activity } from "../../content/history/activity.ts"
import { deleteAccount, formerName } from "./delete-account.ts"
import { User } from "./user.ts"

const maxActs = 1000

/** Sends no mail, which would contain the name again. An account already deleted also loses its kept name. */
export async function eraseAccount(id: number, context: Context) {
  const { deleted } = await context.database.read.findOneByOrFail(User, { id })
  if (deleted) await context.database.write((rows) => rows.update(User, id, { name: formerName }))
  else await deleteAccount(context, accountIdOf(context.viewer), id, { keepsName: false, silent: true })
}

/** The account's sessions and latest acts. */
export async function tracesOf(userId: number, { database: { read } }: Context) {
  const browsers = await read.find(Session, { where: { userId }, select: { device: true, createdAt: true } })
  const select = { at: true, act: true, type: true, itemId: true, title: true, address: true } as const
  const acts = await read.find(Activity, { where: { userId }, select, order: { id: "DESC" }, take: maxActs })
  return { Browsers: browsers, "What the account did": acts }
}
