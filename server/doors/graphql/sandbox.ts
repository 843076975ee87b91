import { type Request, type RequestHandler, Router } from "express"

const page = "/sandbox/index.html"

/** The editor shows a query from the address. Programs go on to the API. */
export function sandbox(client: RequestHandler): Router {
  const router = Router({ strict: false })
  // With `get`, the router would answer OPTIONS itself, with only GET and HEAD.
  router.all("/graphql", (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next()
    response.vary("Accept")
    if (!wantsPage(request)) return next()
    response.set("Content-Security-Policy", relaxPolicy(response.get("Content-Security-Policy")))
    const { url } = request
    request.url = page
    client(request, response, (error) => {
      request.url = url
      next(error)
    })
  })
  // `/sandbox` would serve the file without the sandbox's own policy.
  router.get(["/sandbox", page], (_request, response) => response.redirect(302, "/graphql"))
  return router
}

const wantsPage = (request: Request) =>
  request.accepts(["json", "application/graphql-response+json", "html"]) === "html"

const more: Record<string, string> = { "style-src": "'unsafe-inline'", "font-src": "data:", "img-src": "data:" }

const relaxPolicy = (policy = "") =>
  policy
    .split(";")
    .map((directive) => `${directive} ${more[directive.trim().split(" ")[0] ?? ""] ?? ""}`.trimEnd())
    .join(";")
