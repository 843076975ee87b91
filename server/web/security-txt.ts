import { type RequestHandler, Router } from "express"
import type { Services } from "../api/context.ts"
import { languages } from "../languages.ts"
import { schoolMailbox } from "../mail/school-mailbox.ts"
import { siteOrigin } from "./site-origin.ts"

/** What a copy that somebody keeps is good for; RFC 9116 asks for less than a year. */
const daysValid = 90

const dayMs = 24 * 60 * 60 * 1000

/** `/.well-known/security.txt` (RFC 9116): to whom somebody writes who finds a fault of security. */
export function securityTxt(services: Pick<Services, "database" | "settings">): RequestHandler {
  const { settings } = services
  return Router().get("/.well-known/security.txt", async (request, response) => {
    const origin = siteOrigin(request, settings)
    const mailbox = await schoolMailbox(services)
    const contact = settings.securityContact ?? (mailbox ? `mailto:${encodeURI(mailbox.address)}` : `${origin}/contact`)
    const today = Math.floor(Date.now() / dayMs) * dayMs
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(today + daysValid * dayMs).toISOString().replace(".000", "")}`,
      `Preferred-Languages: ${languages.join(", ")}`,
      ...(settings.siteUrlGiven ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
    ]
    response
      .type("txt")
      .set("Cache-Control", "no-cache")
      .send(`${lines.join("\n")}\n`)
  })
}
