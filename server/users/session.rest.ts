import { type RestRow, row } from "../api/rest.ts"
import { RestLoginDocument, RestLogoutDocument, RestRefreshDocument } from "../generated/rest.ts"

export const sessionRest: Record<string, RestRow> = {
  "POST /users/login": row(RestLoginDocument, {
    with: ({ body }) => ({ email: (body.user ?? "") as string, password: (body.pwd ?? "") as string }),
    reply: ({ login }) => login,
  }),
  "GET /users/refresh": row(RestRefreshDocument, { reply: ({ refresh }) => refresh }),
  "GET /users/logout": row(RestLogoutDocument, { status: 204 }),
}
