import type { Request, RequestHandler } from "express"
import { wantsPage } from "../api/content-negotiation.ts"
import { splitLanguage } from "../languages.ts"

/** Where people find what programs find elsewhere, and where older links meant. */
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

/** Leads those who ask for a page by an older address, or with a slash at its end, to the one that it has. */
export const movedPages: RequestHandler = (request, response, next) => {
  const to = wantsPage(request) ? placeOf(request.path) : request.path
  if (to === request.path) return next()
  response.vary("Accept").redirect(301, to + queryOf(request))
}

/** Never another site, which `//` at the beginning would be. */
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
