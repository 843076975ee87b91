import { assertEnumType } from "graphql"
import { accessTokenSeconds } from "../../access/access-token.ts"
import { ruleOf } from "../../access/auth.ts"
import { accountRoles, Role } from "../../access/roles.ts"
import { adminIdleHours, graceMs, longestSessionDays, sessionSeconds } from "../../access/sessions.ts"
import { html } from "../../base/text/html.ts"
import { type DocsPage, type Facts, sampleFigure, section, table } from "./docs-page.ts"

const minutes = accessTokenSeconds / 60
const days = sessionSeconds / 60 / 60 / 24
const graceSeconds = graceMs / 1000

export const signingIn: DocsPage = {
  path: "signing-in",
  title: "Signing in",
  about: "Getting an access token, staying signed in, and the permissions of each role.",
  body: (facts) => [
    section(
      "Signing in",
      `\`login\` returns an access token, and sets the refresh token as a cookie that scripts cannot read. Send the access token as \`Authorization: Bearer …\`. It lasts ${minutes} minutes; keep it in memory.`,
      sampleFigure("signIn", facts),
      sampleFigure("viewer", facts),
      "The `may` field of `viewer` lists the non-public operations that this account can call, so that clients need not duplicate the rules. For an account with a second factor, the response is UNAUTHENTICATED with a message at `fields.code`: ask for the six digits and send `login` again with `code`.",
      "An account whose password was set by an administrator (`mustChangePassword`) gets FORBIDDEN for everything that is not public until it chooses its own with `changePassword`.",
    ),
    section(
      "Staying signed in",
      `A session ends ${days} days after its last use (${adminIdleHours} hours for an administrator), and at most ${longestSessionDays} days after signing in. When the access token has expired, or shortly before, request a new one:`,
      sampleFigure("refresh", facts),
      `Each refresh replaces the refresh token. Using the same one twice ends the session, because it may have been stolen; but within ${graceSeconds} seconds of its replacement it still returns another access token, for two tabs that refresh at the same time. So refresh in one place in your program, one request at a time.`,
      "A role change, a suspension, a password change and signing out take effect with the next request, even for tokens issued before. INVALID_TOKEN (403 in REST) means: refresh once and retry. UNAUTHENTICATED means: sign in. With an expired access token, public content is returned as to a visitor: `viewer` says who is signed in. An invalid program token always gets 401.",
      sampleFigure("signOut", facts),
    ),
    section(
      "Programs without a browser",
      "Any client that stores cookies can keep a session: the commands above do so in `cookies.txt`. Over https the refresh cookie is called `__Host-refresh`. Only `refresh` and `logout` use it: requests are authenticated by the access token alone, so other sites cannot forge them.",
    ),
    section(
      "Programs with a token",
      "Unattended programs, such as an import or a display in the hall, need not sign in: a superuser creates a token under Programs in the office, with a role, an expiry date, and rights to read or write areas of the site. Send it as `Authorization: Bearer japrog_…` with every request, in GraphQL and REST alike. The area of an operation is the `programs` argument of `@auth` in `schema.graphql`; operations without one are reserved for people. The token acts on behalf of its creator, never with more than that account's current role, and stops working as soon as it is revoked. The office can change its name, role, rights and expiry without changing the token. It can also replace the token: the previous one stays valid for a day.",
      sampleFigure("asProgram", facts),
    ),
    section(
      "Browsers on other sites",
      "Pages from other origins can call the API if the school lists their origin in its setting `CORS_ORIGINS`. They send `credentials: include` for `login`, `refresh` and `logout`, and can read the headers `ETag`, `Link`, `RateLimit`, `RateLimit-Policy`, `Retry-After`, `X-Request-Id` and `X-Total-Count`.",
    ),
    section("What each role may do", "Each role includes the permissions of those before it.", ...rolesTable(facts)),
  ],
}

function rolesTable({ schema }: Facts) {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  )
  const operationsOf = (role: Role) =>
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
        operationsOf(role).length > 0
          ? html`<details><summary>${operationsOf(role).length} operations</summary><p>${operationsOf(role).join(", ")}</p></details>`
          : "no further ones",
      ]),
    ),
    "`*`: or to the one who created the item.",
  ]
}
