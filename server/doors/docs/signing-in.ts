import { assertEnumType } from "graphql"
import { accessTokenSeconds } from "../../access/access-token.ts"
import { ruleOf } from "../../access/auth.ts"
import { accountRoles, Role } from "../../access/roles.ts"
import { adminIdleHours, graceMs, longestSessionDays, sessionSeconds } from "../../access/sessions.ts"
import { html } from "../../base/text/html.ts"
import { type DocsPage, type Facts, section, shown, table } from "./docs-page.ts"

const minutes = accessTokenSeconds / 60
const days = sessionSeconds / 60 / 60 / 24
const graceSeconds = graceMs / 1000

export const signingIn: DocsPage = {
  path: "signing-in",
  title: "Signing in",
  about: "Getting an access token, staying signed in, and what each role may do.",
  body: (facts) => [
    section(
      "Signing in",
      `\`login\` gives an access token, and sets the refresh token as a cookie that no script can read. Send the access token as \`Authorization: Bearer …\`. It lives ${minutes} minutes; keep it in memory.`,
      shown("signIn", facts),
      shown("viewer", facts),
      "`may` of the `viewer` names the operations beyond the public ones that this account can call, so that no client repeats a rule. An account with a second factor is answered UNAUTHENTICATED with a message at `fields.code`: ask for the six digits and send `login` again with `code`.",
      "Whoever signs in with a password that an administrator handed over (`mustChangePassword`) is answered FORBIDDEN by all that is not public until `changePassword` has given the account one of its own.",
    ),
    section(
      "Staying signed in",
      `A session lives ${days} days from its last use, that of an administrator ${adminIdleHours} hours, and none more than ${longestSessionDays} days from signing in. When the access token has ended, or shortly before, ask for another one:`,
      shown("refresh", facts),
      `Each refresh replaces the refresh token. One that is used a second time ends the session, since one of the two who have it must be a thief; within ${graceSeconds} seconds of its replacement it gives another access token and nothing else, for two tabs that ask at once. So refresh in one place of a program, one at a time.`,
      "A changed role, a suspension, a password change and signing out count from the next request on, whatever an older token says. INVALID_TOKEN (403 in REST) means: refresh once and ask again. UNAUTHENTICATED means: sign in. What is public is answered to an access token that has ended as to a visitor: `viewer` says who is signed in. A program's token that is not valid is answered 401 everywhere.",
      shown("signOut", facts),
    ),
    section(
      "Programs without a browser",
      "Any client that keeps cookies can keep a session: the commands above do so in `cookies.txt`. On https the refresh cookie is called `__Host-refresh`. Nothing but `refresh` and `logout` looks at it: who asks is said by the access token alone, so there is no request that another site could forge.",
    ),
    section(
      "Programs with a token",
      "What acts by itself, such as an import or a display in the hall, need not sign in: a superuser gives it a token under Programs in the office, with a role, an end, and rights to parts of the site, to read or to write. It is sent as `Authorization: Bearer japrog_…` with every request, in GraphQL and REST alike. Which part an operation belongs to stands in `schema.graphql`, as `programs` of `@auth`; an operation without one is for people alone. The token acts in the name of whoever made it, never with more than the present role of that account, and ends at once when it is revoked. The office can change its name, role, rights and end: the token stays the same. It can renew the token, too: the one before is valid for a day.",
      shown("asProgram", facts),
    ),
    section(
      "Browsers on other sites",
      "Pages of other origins may call the API where the school has named their origin in its setting `CORS_ORIGINS`. They send `credentials: include` for `login`, `refresh` and `logout`, and can read the headers `ETag`, `Link`, `RateLimit`, `RateLimit-Policy`, `Retry-After`, `X-Request-Id` and `X-Total-Count`.",
    ),
    section("What each role may do", "Each role may do all that the ones before it may.", ...rolesTable(facts)),
  ],
}

function rolesTable({ schema }: Facts) {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  )
  const opened = (role: Role) =>
    roots
      .filter((operation) => ruleOf(schema, operation).role === role)
      .map((operation) => `${operation}${ruleOf(schema, operation).orOwner ? "*" : ""}`)
  const roles = assertEnumType(schema.getType("Role"))
  return [
    table(
      ["Role", "Means", "Opens"],
      [Role.PUBLIC, ...accountRoles].map((role) => [
        `\`${Role[role]}\``,
        roles.getValue(Role[role])?.description ?? "",
        opened(role).length > 0
          ? html`<details><summary>${opened(role).length} operations</summary><p>${opened(role).join(", ")}</p></details>`
          : "no further ones",
      ]),
    ),
    "`*`: or to the one who created the item.",
  ]
}
