import type { User } from "./user.ts"

/** Someone with access to the server, as through `npm run user`. May do anything but lock everyone out. */
export const theServer = "the server"

export type Actor = number | typeof theServer

export const auditFields = (by: Actor, { id, name }: Pick<User, "id" | "name">) => ({
  userId: by === theServer ? null : by,
  itemId: id,
  title: name,
})
