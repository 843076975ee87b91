import type { Request, RequestHandler } from "express"
import { languageAt, splitLanguage } from "../../base/languages.ts"
import { siteLanguages } from "../../content/site-info/school.ts"
import { movedTo } from "../../store/addresses/moved-address.ts"
import type { Database } from "../../store/database/database.ts"
import { wantsPage } from "../requests/content-negotiation.ts"

const moved: [pattern: RegExp, to: string][] = [
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
    const asked = placeOf(request.path)
    const place = await onSite(database, asked)
    if (place === request.path) return next()
    // Not cached, as the school may offer the language again.
    if (place !== asked) response.set("Cache-Control", "no-cache")
    const earlier = (await hasScreen(place)) ? undefined : await movedTo(database, place)
    response.vary("Accept").redirect(301, earlier ?? place + queryOf(request))
  }
}

/** Without the prefix of a language that the site does not have. */
async function onSite(database: Pick<Database, "read">, place: string) {
  const { prefix, rest } = splitLanguage(place)
  if (!prefix) return place
  return (await siteLanguages(database)).includes(languageAt(place)) ? place : rest
}

/** A leading `//` would redirect to another site. */
function placeOf(path: string): string {
  const { prefix, rest } = splitLanguage(`/${path.split("/").filter(Boolean).join("/")}`)
  const [pattern, to] = moved.find(([known]) => known.test(rest)) ?? []
  const place = pattern && to ? rest.replace(pattern, to) : rest
  return prefix && place === "/" ? prefix : prefix + place
}

function queryOf({ originalUrl }: Request) {
  const start = originalUrl.indexOf("?")
  return start < 0 ? "" : originalUrl.slice(start)
}
