import type { Request, Response } from "express"
import { sessionCookies } from "../../access/cookies.ts"
import { Programs } from "../../access/programs.ts"
import { reportQuota } from "../../access/quota-headers.ts"
import { Role } from "../../access/roles.ts"
import { signedInViewer, type Viewer, visitor } from "../../access/viewer.ts"
import { siteOrigin } from "../../base/addresses/site-origin.ts"
import { notesOf } from "../../base/api/answer-notes.ts"
import { noteForLog, type RequestFacts } from "../../base/log.ts"
import type { Context, Services } from "../../content/api/context.ts"
import { openPreview } from "../../content/publication/preview.ts"

export function contextFor(services: Services) {
  const cookieOf = sessionCookies(services.settings)
  return async (request: Request, response: Response): Promise<Context> => {
    const viewer = await viewerOf(request, services)
    noteForLog(response, { role: Role[viewer.role], program: viewer.program?.id })
    return Object.assign({}, services, {
      content: services.content.as(viewer),
      throttle: services.throttle.withReport(reportQuota(response)),
      viewer,
      answer: notesOf(response),
      cookie: cookieOf(request, response),
      address: plainAddress(request),
      origin: siteOrigin(request, services.settings),
      device: request.get("user-agent") ?? "",
      noteForLog: (facts: RequestFacts) => noteForLog(response, facts),
    })
  }
}

export function viewerOf(request: Request, { sessions, programs }: Services) {
  const token = bearer(request)
  return Programs.isProgramToken(token) ? programs.viewer(token) : sessions.viewer(token)
}

/** Resolves a `granteeOf` to the viewer whose rights apply to pictures now. */
export async function viewerAs(grantee: string, { database, sessions, programs }: Services): Promise<Viewer> {
  const [kind, handle = ""] = grantee.split(".")
  if (kind === "program") return programs.viewerByHash(handle)
  if (kind === "session") return signedInViewer(await sessions.viewerByHandle(handle))
  const opened = await openPreview(database.read, handle)
  return opened ? { ...visitor, ...opened.maker } : visitor
}

/** A dual-stack socket reports IPv4 as `::ffff:192.0.2.1`. */
const plainAddress = ({ ip = "" }: Request) => ip.replace(/^::ffff:(?=\d+\.)/, "")

export const bearer = (request: Request) => /^Bearer (\S+)$/i.exec(request.get("authorization") ?? "")?.[1]
