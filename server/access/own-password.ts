import { Arg } from "type-graphql"
import type { EntityManager } from "typeorm"
import { badInput } from "../base/failures/failures.ts"
import type { Database } from "../store/database/database.ts"
import type { Account } from "./account.ts"
import { isPassword } from "./passwords.ts"
import type { Throttle } from "./throttle.ts"
import { accountIdOf, type Viewer } from "./viewer.ts"

export const OwnPassword = () => Arg("password", () => String, { description: "Your password." })

interface Context {
  database: Pick<Database, "read">
  viewer: Viewer
  throttle: Throttle
}

/** Counts a try, and returns the viewer's id. @throws BAD_USER_INPUT at `password`; TOO_MANY_REQUESTS */
export async function requireOwnPassword({ database, viewer, throttle }: Context, password: string): Promise<number> {
  const id = accountIdOf(viewer)
  const attempt = await throttle.consume("passwordByAccount", `account ${id}`)
  if (!(await isPassword(await storedHash(database.read, id), password))) throw wrongPassword("password")
  await attempt.reset()
  return id
}

export const wrongPassword = (field: string) => badInput({ [field]: "This is not your password." })

export async function storedHash(rows: EntityManager, id: number) {
  const account = { where: { id }, select: { id: true, passwordHash: true } } as const
  return (await rows.findOne<Account>("User", account))?.passwordHash
}
