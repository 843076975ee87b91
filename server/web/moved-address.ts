import type { Request, RequestHandler } from "express"
import { Column, Entity, In, PrimaryColumn } from "typeorm"
import type { Database } from "../database/database.ts"

/** Where something was read when another program kept the school's site, and where it is read now. */
@Entity("moved_addresses")
export class MovedAddress {
  /** With a slash before it and none after it. */
  @PrimaryColumn("text")
  path!: string

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

/** What WordPress calls the number of a post, a page or an upload in the query of an address, whatever path stands before. */
export const numberNames = ["p", "page_id", "attachment_id"]

export const numberedAddress = (id: string | number) => `/?p=${id}`

/** Of `river-300x200.jpg`, one of the sizes that WordPress makes of an upload, the upload itself: `river.jpg`. */
export const wholeUpload = (file: string) => file.replace(/-\d+x\d+(?=\.\w+$)/, "")

type Read = Pick<Database, "read">

/** Where what was read at a path of an earlier site is read now. */
export async function movedTo({ read }: Read, path: string): Promise<string | undefined> {
  const plain = plainPath(path)
  if (!plain) return undefined
  const found = await read.findBy(MovedAddress, { path: In([plain, wholeUpload(plain)]) })
  return (found.find((moved) => moved.path === plain) ?? found[0])?.to
}

/** Leads those who ask for an address of an earlier site to what is read there now. It stands behind all that this site has. */
export const movedAddresses = (database: Read) => leading(({ path }) => movedTo(database, path))

/** Leads those who ask for something of an earlier site by its number, by which this site has nothing of its own. */
export const numberedAddresses = (database: Read) =>
  leading(async ({ query }) => {
    const id = numberNames.map((name) => query[name]).find((value) => value !== undefined)
    if (typeof id !== "string" || !/^\d{1,18}$/.test(id)) return undefined
    return (await database.read.findOneBy(MovedAddress, { path: numberedAddress(id) }))?.to
  })

function leading(find: (request: Request) => Promise<string | undefined>): RequestHandler {
  return async (request, response, next) => {
    const isRead = request.method === "GET" || request.method === "HEAD"
    const to = isRead ? await find(request) : undefined
    if (to) response.redirect(301, to)
    else next()
  }
}
