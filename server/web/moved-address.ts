import type { RequestHandler } from "express"
import { Column, Entity, PrimaryColumn } from "typeorm"
import type { Database } from "../database/database.ts"

/** Where something was read when another program kept the school's site, and where it is read now. */
@Entity("moved_addresses")
export class MovedAddress {
  /** With a slash before it and none after it. */
  @PrimaryColumn("text")
  path!: string

  /** A path of this site. */
  @Column("text")
  to!: string
}

/** Longer ones are not looked for, nor stored. */
export const longestPath = 500

/** How an address is stored and looked for: as it is written, but for slashes and what letters are escaped. */
export function plainPath(path: string): string | undefined {
  const plain = `/${decoded(path).split("/").filter(Boolean).join("/")}`
  return plain.length <= longestPath && plain !== "/" ? plain : undefined
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Where what was read at a path of an earlier site is read now. */
export async function movedTo({ read }: Pick<Database, "read">, path: string): Promise<string | undefined> {
  const plain = plainPath(path)
  return plain && (await read.findOneBy(MovedAddress, { path: plain }))?.to
}

/** Leads those who ask for an address of an earlier site to what is read there now. It stands behind all that this site has. */
export function movedAddresses(database: Pick<Database, "read">): RequestHandler {
  return async (request, response, next) => {
    const isRead = request.method === "GET" || request.method === "HEAD"
    const to = isRead ? await movedTo(database, request.path) : undefined
    if (to) response.redirect(301, to)
    else next()
  }
}
