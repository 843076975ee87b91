import { type RequestHandler, Router } from "express"
import { directionOf, localeOf, originalLanguage, pathIn } from "../../base/languages.ts"
import { sendDocument } from "../../base/requests/send-document.ts"
import type { Services } from "../../content/api/context.ts"
import { codeOf } from "../../content/items/api-language.ts"
import { readLook } from "../../content/site-info/look/read-look.ts"
import { readSite } from "../../content/site-info/site-info.ts"

/** The PNGs are drawn from `client/public/favicon.svg`; `maskable.png` and `apple-touch.png` without its round corners. */
const icons = [
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
  { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
  { src: "/icons/maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
]

/** Omits the SVG, which only the built-in look has. */
const ownIcons = (version: string) =>
  icons.slice(1).map(({ src, ...icon }) => ({ src: src.replace("/icons/", `/look/${version}/`), ...icon }))

export function manifest({ database, settings }: Services): RequestHandler {
  return Router().get(["/manifest.webmanifest", "/manifest-:language.webmanifest"], async (request, response, next) => {
    const { name, shortName, languages } = await readSite(database.read)
    const language = languages.map(codeOf).find((one) => one === (request.params.language ?? originalLanguage))
    if (!language) return next()
    const { look } = await readLook(database)
    const version = look.version()
    const document = JSON.stringify({
      id: "/",
      name,
      short_name: shortName || name,
      start_url: pathIn(language, "/"),
      lang: localeOf(language),
      dir: directionOf(language),
      scope: "/",
      display: "minimal-ui",
      theme_color: look.frame()[0],
      background_color: "#fbf8f3",
      icons: version ? ownIcons(version) : icons,
    })
    sendDocument(response, { type: "application/manifest+json", settings, document })
  })
}
