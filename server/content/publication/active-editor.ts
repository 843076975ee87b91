import { type EntityManager, In } from "typeorm"
import type { Account } from "../../access/account.ts"
import { Role } from "../../access/roles.ts"
import { Activity } from "../history/activity.ts"
import { Act } from "../items/act.ts"
import { itemTypeOf } from "../items/item-type.ts"
import type { OwnedRow } from "../items/owned-row.ts"

export async function activeEditor(rows: EntityManager, id: number): Promise<Account | null> {
  const account = await rows.findOneBy<Account>("User", { id })
  return account && !account.suspend && account.role >= Role.EDITOR ? account : null
}

/** The account that last scheduled an item; the owner, if that account is unknown or deleted. */
export async function schedulerOf(rows: EntityManager, type: new () => object, { id, userId }: OwnedRow) {
  const last = await rows.findOne(Activity, {
    where: { type: itemTypeOf(type), itemId: id, act: In([Act.SCHEDULED, Act.APPROVED]) },
    order: { id: "DESC" },
    select: { id: true, userId: true },
  })
  const lastEditor = last?.userId ? await rows.findOneBy<Account>("User", { id: last.userId, deleted: false }) : null
  return lastEditor?.id ?? userId
}
