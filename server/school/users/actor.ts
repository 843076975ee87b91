import type { User } from "./user.ts"

/** The person at the server itself, such as a user of `npm run user`. May do all but lock everybody out. */
export const theServer = "the server"

export type Actor = number | typeof theServer

/** An account that something was done to, as an activity names it. */
export const about = (by: Actor, { id, name }: Pick<User, "id" | "name">) => ({
  userId: by === theServer ? null : by,
  itemId: id,
  title: name,
})
