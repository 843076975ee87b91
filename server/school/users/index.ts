import { Session } from "../../access/session.ts"
import type { Feature } from "../../content/api/feature.ts"
import { AccountLink } from "./account-link.ts"
import { AccountLinksResolver } from "./account-links.resolver.ts"
import { eraseAccount, tracesOf } from "./erase-account.ts"
import { OwnAccountResolver } from "./own-account.resolver.ts"
import { SecondFactorResolver } from "./second-factor.resolver.ts"
import { secondFactorCheck } from "./second-factor-check.ts"
import { SignInResolver } from "./sign-in.resolver.ts"
import { UserResolver } from "./user.resolver.ts"
import { startUsers } from "./user.start.ts"
import { User } from "./user.ts"
import { ViewerResolver } from "./viewer.resolver.ts"

export const users: Feature = {
  entities: [User, Session, AccountLink],
  aboutPeople: [
    {
      ...{ type: User, called: "Accounts", whose: ["name", "email", "telephone"], erasedFirst: true },
      ...{ erase: eraseAccount, related: tracesOf },
    },
    { type: AccountLink, called: "Links to accounts", whose: ["email"] },
  ],
  aboutNobody: [Session],
  unseen: [Session, AccountLink],
  unexported: [Session],
  resolvers: [
    ViewerResolver,
    SignInResolver,
    UserResolver,
    OwnAccountResolver,
    AccountLinksResolver,
    SecondFactorResolver,
  ],
  health: [secondFactorCheck],
  start: startUsers,
}
