import { type RequestHandler, Router } from "express"
import { sendDocument } from "../../base/requests/send-document.ts"
import type { Services } from "../../content/api/context.ts"
import { SiteInfo } from "../../content/site-info/site-info.ts"

const icons = [
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
  { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
  { src: "/icons/maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
]

export function manifest({ database, settings }: Services): RequestHandler {
  return Router().get("/manifest.webmanifest", async (_request, response) => {
    const { name, shortName } = await database.read.findOneByOrFail(SiteInfo, { id: 1 })
    const document = JSON.stringify({
      id: "/",
      name,
      short_name: shortName || name,
      start_url: "/",
      scope: "/",
      display: "minimal-ui",
      theme_color: "#352a78",
      background_color: "#fbf8f3",
      icons,
    })
    sendDocument(response, { type: "application/manifest+json", settings, document })
  })
}
