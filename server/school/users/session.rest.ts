import { shape, text } from "../../base/failures/shape.ts"
import { type RestRow, row } from "../../content/api/rest.ts"
import { requiredText, sentText } from "../../content/api/rest-body.ts"
import { RestLoginDocument, RestLogoutDocument, RestRefreshDocument } from "../../generated/rest.ts"

const grant = shape("SessionGrant", { accessToken: text })

export const sessionRest: Record<string, RestRow> = {
  "GET /users/refresh": row(RestRefreshDocument, {
    summary: "Gets a new access token for the refresh cookie, and replaces the cookie.",
    byCookie: true,
    reply: ({ refresh }) => refresh,
    returns: grant,
  }),
  "GET /users/logout": row(RestLogoutDocument, {
    summary: "Ends the session of the refresh cookie.",
    byCookie: true,
    status: 204,
  }),
  "POST /users/login": row(RestLoginDocument, {
    summary: "Signs in, and sets the refresh cookie.",
    body: { email: requiredText.named("user"), password: requiredText.named("pwd"), code: sentText },
    reply: ({ login }) => login,
    returns: grant,
  }),
}
