import type { Request, RequestHandler } from "express"
import { languageAt, splitLanguage } from "../../base/languages.ts"
import { siteLanguages } from "../../content/site-info/school.ts"
import { redirectTarget } from "../../store/addresses/moved-address.ts"
import type { Database } from "../../store/database/database.ts"
import { wantsPage } from "../requests/content-negotiation.ts"

const redirects: [pattern: RegExp, to: string][] = [
  [/^\/index\.html$/, "/"],
  [/^\/home$/, "/"],
  [/^\/articles(\/home)?$/, "/blog"],
  [/^\/articles\/view\/(\d+)$/, "/blog/view/$1"],
  [/^\/galleries$/, "/gallery"],
  [/^\/galleries\/view\/(\d+)$/, "/gallery/view/$1"],
  [/^\/profiles\/10$/, "/governors"],
  [/^\/profiles\/20$/, "/management"],
  [/^\/profiles\/30$/, "/teachers"],
  [/^\/(news|events|profiles)\/home$/, "/$1"],
  [/^\/pages\/view\/([a-z]+)$/, "/$1"],
  [/^\/users\/view\/(\d+)$/, "/user/view/$1"],
  [/^\/admin\/dash$/, "/admin"],
]

interface MovedPages {
  database: Pick<Database, "read">
  hasScreen: (path: string) => Promise<boolean>
}

/** Redirects in one step, also from trailing slashes and to addresses of the earlier site. */
export function movedPages({ database, hasScreen }: MovedPages): RequestHandler {
  return async (request, response, next) => {
    if (!wantsPage(request)) return next()
    const requested = canonicalPath(request.path)
    const place = await onSite(database, requested)
    if (place === request.path) return next()
    // Not cached, as the school may offer the language again.
    if (place !== requested) response.set("Cache-Control", "no-cache")
    const newPath = (await hasScreen(place)) ? undefined : await redirectTarget(database, place)
    response.vary("Accept").redirect(301, newPath ?? place + queryOf(request))
  }
}

/** Without the prefix of a language that the site does not have. */
async function onSite(database: Pick<Database, "read">, place: string) {
  const { prefix, rest } = splitLanguage(place)
  if (!prefix) return place
  return (await siteLanguages(database)).includes(languageAt(place)) ? place : rest
}

/** A leading `//` would redirect to another site. */
function canonicalPath(path: string): string {
  const { prefix, rest } = splitLanguage(`/${path.split("/").filter(Boolean).join("/")}`)
  const [pattern, to] = redirects.find(([known]) => known.test(rest)) ?? []
  const place = pattern && to ? rest.replace(pattern, to) : rest
  return prefix && place === "/" ? prefix : prefix + place
}

function queryOf({ originalUrl }: Request) {
  const start = originalUrl.indexOf("?")
  return start < 0 ? "" : originalUrl.slice(start)
}
