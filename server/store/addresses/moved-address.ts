import type { Request, RequestHandler } from "express"
import { Column, Entity, In, PrimaryColumn } from "typeorm"
import { attempt } from "../../base/attempt.ts"
import type { Database } from "../database/database.ts"

@Entity("moved_addresses")
export class MovedAddress {
  /** With a leading slash and no trailing one. */
  @PrimaryColumn("text")
  path!: string

  @Column("text")
  to!: string
}

const longestPath = 500

/** Normalises slashes and escaped letters only, for storing and lookup. */
export function normalizePath(path: string): string | undefined {
  const normalized = `/${decoded(path).split("/").filter(Boolean).join("/")}`
  return normalized.length <= longestPath && normalized !== "/" ? normalized : undefined
}

const decoded = (path: string) => attempt(() => decodeURIComponent(path)) ?? path

/** WordPress's query parameters for the number of a post, a page or an upload, on any path. */
export const idParameters = ["p", "page_id", "attachment_id"]

export const numberedAddress = (id: string | number) => `/?p=${id}`

export const fullSizeUpload = (file: string) => file.replace(/-\d+x\d+(?=\.\w+$)/, "")

type Read = Pick<Database, "read">

export async function redirectTarget({ read }: Read, path: string): Promise<string | undefined> {
  const normalized = normalizePath(path)
  if (!normalized) return undefined
  const found = await read.findBy(MovedAddress, { path: In([normalized, fullSizeUpload(normalized)]) })
  return (found.find((moved) => moved.path === normalized) ?? found[0])?.to
}

/** Redirects addresses of an earlier site. Comes after all of this site's own addresses. */
export const movedAddresses = (database: Read) => redirectBy(({ path }) => redirectTarget(database, path))

/** Redirects numbered addresses of an earlier site; this site has none of its own. */
export const numberedAddresses = (database: Read) =>
  redirectBy(async ({ query }) => {
    const id = idParameters.map((name) => query[name]).find((value) => value !== undefined)
    if (typeof id !== "string" || !/^\d{1,18}$/.test(id)) return undefined
    return (await database.read.findOneBy(MovedAddress, { path: numberedAddress(id) }))?.to
  })

function redirectBy(find: (request: Request) => Promise<string | undefined>): RequestHandler {
  return async (request, response, next) => {
    const isRead = request.method === "GET" || request.method === "HEAD"
    const to = isRead ? await find(request) : undefined
    if (to) response.redirect(301, to)
    else next()
  }
}
