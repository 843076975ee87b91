import { type RequestHandler, Router } from "express"
import { siteOrigin } from "../../base/addresses/site-origin.ts"
import type { Services } from "../../content/api/context.ts"
import { siteLanguages } from "../../content/site-info/school.ts"
import { schoolMailbox } from "../../content/site-info/school-mailbox.ts"

/** RFC 9116 asks for less than a year. */
const daysValid = 90

const dayMs = 24 * 60 * 60 * 1000

export function securityTxt(services: Pick<Services, "database" | "settings">): RequestHandler {
  const { settings } = services
  return Router().get("/.well-known/security.txt", async (request, response) => {
    const origin = siteOrigin(request, settings)
    const mailbox = await schoolMailbox(services)
    const contact = mailbox ? `mailto:${encodeURI(mailbox.address)}` : `${origin}/contact`
    const today = Math.floor(Date.now() / dayMs) * dayMs
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(today + daysValid * dayMs).toISOString().replace(".000", "")}`,
      `Preferred-Languages: ${(await siteLanguages(services.database)).join(", ")}`,
      ...(settings.siteUrlGiven ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
    ]
    response
      .type("txt")
      .set("Cache-Control", "no-cache")
      .send(`${lines.join("\n")}\n`)
  })
}
