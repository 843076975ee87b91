import { Arg, Args, Ctx, Field, GraphQLISODateTime, Mutation, ObjectType, Query, Resolver } from "type-graphql"
import { Auth, Role } from "../../access/auth.ts"
import { deviceName } from "../../access/device-name.ts"
import type { Session } from "../../access/session.ts"
import { handleOf } from "../../access/sessions.ts"
import { accountIdOf, signedInViewer, type Viewer } from "../../access/viewer.ts"
import { Fails } from "../../base/failures/fails.ts"
import { notFound } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { Removed } from "../../content/items/removed.ts"
import { changePassword, findAccount } from "./accounts.ts"
import { User } from "./user.ts"
import { ChangePasswordArgs } from "./user-input.ts"

@ObjectType({ description: "A browser that you are signed in with." })
class SignedInBrowser {
  @Field(() => String, { description: "Session ID for `endSession`. Not a secret: it cannot be used to sign in." })
  id!: string

  @Field(() => String, { description: "The browser's User-Agent header, at most 200 characters." })
  device!: string

  @Field(() => String, { description: "Readable name, such as `Firefox on Windows`." })
  name!: string

  @Field(() => GraphQLISODateTime, { description: "Sign-in time, ISO 8601 in UTC." })
  createdAt!: Date

  @Field(() => GraphQLISODateTime, {
    description: "Last renewal of the access token, ISO 8601 in UTC: every 15 minutes while in use.",
  })
  lastUsedAt!: Date

  @Field(() => Boolean, { description: "True for the session that makes this request." })
  current!: boolean
}

@Resolver()
export class OwnAccountResolver {
  @Auth(Role.REGULAR, { newcomer: true })
  @Fails({ BAD_USER_INPUT: "for a wrong old or a weak new password" }, "TOO_MANY_REQUESTS")
  @Mutation(() => User, { description: "Changes your own password and ends all your other sessions." })
  async changePassword(@Args(() => ChangePasswordArgs) args: ChangePasswordArgs, @Ctx() context: Context) {
    const viewer = signedInViewer(context.viewer)
    const tried = await context.throttle.consume("passwordByAccount", `account ${viewer.id}`)
    await changePassword(context, viewer, args)
    await tried.reset()
    return findAccount(context.database.read, accountIdOf(viewer))
  }

  @Auth(Role.REGULAR)
  @Query(() => [SignedInBrowser], { description: "Browsers that you are signed in with, most recently used first." })
  async sessions(@Ctx() { sessions, viewer }: Context) {
    const found = await sessions.of(accountIdOf(viewer))
    return found.map((session) => shown(session, viewer))
  }

  @Auth(Role.REGULAR)
  @Mutation(() => Removed, { description: "Ends one of your sessions." })
  async endSession(
    @Arg("id", () => String, { description: "Session ID from `sessions`." }) id: string,
    @Ctx() { sessions, viewer, cookie }: Context,
  ) {
    const ended = await sessions.endByHandle(accountIdOf(viewer), id)
    if (!ended) throw notFound("This session")
    if (ended.id === viewer.sessionId) cookie.clear()
    return { count: 1 }
  }

  @Auth(Role.REGULAR)
  @Mutation(() => Removed, { description: "Ends all your sessions except the current one." })
  async endOtherSessions(@Ctx() { database, sessions, viewer }: Context) {
    return { count: await database.write((rows) => sessions.endAll(rows, accountIdOf(viewer), viewer.sessionId)) }
  }
}

function shown({ id, device, createdAt, rotatedAt }: Session, viewer: Viewer): SignedInBrowser {
  const current = id === viewer.sessionId
  return { id: handleOf(id), device, name: deviceName(device), createdAt, lastUsedAt: rotatedAt, current }
}
