import { type Request, type RequestHandler, type Response, Router } from "express"
import { LRUCache } from "lru-cache"
import { notFound } from "../../base/failures/failures.ts"
import type { Services } from "../../content/api/context.ts"
import { styleSheetOf } from "../../content/site-info/look/look.ts"
import { readLook, type SchoolLook } from "../../content/site-info/look/read-look.ts"
import { interactive } from "../../store/images/decoding.ts"
import type { ImageStore } from "../../store/images/image-store.ts"
import { drawIcon } from "./draw-icon.ts"

/** By file name below `/look/{version}/`. */
const icons: Record<string, { size: number; full?: boolean }> = {
  "32.png": { size: 32 },
  "192.png": { size: 192 },
  "512.png": { size: 512 },
  "maskable.png": { size: 512, full: true },
  "apple-touch.png": { size: 180, full: true },
}

/** `GET /look/{version}/{file}`: the style sheet and the icons of a look that is not the built-in one. */
export function lookFiles({ database }: Pick<Services, "database">, store: ImageStore): RequestHandler {
  const cache = new LRUCache<string, Buffer, { school: SchoolLook; name: string }>({
    max: 20,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _before, { context: { school, name } }) =>
      interactive.run(() => drawIcon(school, store, icons[name] ?? { size: 32 })),
  })
  /** Programs and installed apps know the built-in paths. */
  const redirected: RequestHandler = async ({ path }, response, next) => {
    const version = (await readLook(database)).look.version()
    if (!version) return next()
    const name = path === "/favicon.svg" ? "192.png" : path.slice("/icons/".length)
    response.set("Cache-Control", "no-cache").redirect(`/look/${version}/${name}`)
  }
  return Router()
    .get(["/favicon.svg", "/icons/:file"], redirected)
    .get("/look/:version/:file", async ({ params }: Request, response: Response) => {
      const { version, file: name } = params as { version: string; file: string }
      const school = await readLook(database)
      const current = school.look.version()
      if (!current || (name !== "look.css" && !Object.hasOwn(icons, name))) throw notFound("This file")
      const maxAge = version === current ? "max-age=31536000, immutable" : "max-age=60"
      response.set({ "Cache-Control": `public, ${maxAge}`, "Content-Security-Policy": "default-src 'none'; sandbox" })
      if (name === "look.css") return void response.type("css").send(styleSheetOf(school.look))
      response
        .type("png")
        .send(await cache.forceFetch(`${current} ${school.shortName} ${name}`, { context: { school, name } }))
    })
}
