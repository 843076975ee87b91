import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from "type-graphql"
import type { EntityManager } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { isPassword } from "../../access/passwords.ts"
import { type Grant, givenPasswordExpired, isGivenPasswordExpired } from "../../access/sessions.ts"
import type { Try } from "../../access/throttle.ts"
import { signedInViewer } from "../../access/viewer.ts"
import { maxEmailLength } from "../../base/addresses/address.ts"
import { WithoutAsking } from "../../base/api/ask-first.ts"
import { Fails } from "../../base/failures/fails.ts"
import { badInput, forbidden, unauthenticated } from "../../base/failures/failures.ts"
import { msg } from "../../base/words.ts"
import type { Context } from "../../content/api/context.ts"
import { normalizeText } from "../../content/api/validation.ts"
import { Act, logAct } from "../../content/history/log-act.ts"
import { Removed } from "../../content/items/removed.ts"
import { requireCode, trustFor } from "./second-factor.ts"
import { User } from "./user.ts"
import { ViewerType } from "./viewer.resolver.ts"

@ObjectType({ description: "A new or renewed session. Its refresh token is sent in an HttpOnly cookie." })
class SessionGrant {
  @Field(() => String, {
    description:
      "Access token, for the header `Authorization: Bearer …`. A JWT that lasts 15 minutes; keep it in memory " +
      "only.",
  })
  accessToken!: string

  @Field(() => ViewerType, { description: "The viewer who is now signed in." })
  viewer!: ViewerType
}

@Resolver()
export class SignInResolver {
  @Auth(Role.PUBLIC)
  @Fails(
    { BAD_USER_INPUT: "if either is empty" },
    { UNAUTHENTICATED: "for wrong credentials, with a message at `code` if a code is missing or wrong" },
    { FORBIDDEN: "for a suspended account, or an expired password that an administrator set" },
    "TOO_MANY_REQUESTS",
  )
  @WithoutAsking
  @Mutation(() => SessionGrant, { description: "Signs in." })
  async login(
    @Arg("email", () => String, { description: "Email address of the account." }) email: string,
    @Arg("password", () => String, { description: "Password of the account." }) password: string,
    @Arg("code", () => String, {
      nullable: true,
      description: "Code of an account with a second factor: the six digits shown by the app, or a recovery code.",
    })
    code: string | null,
    @Arg("trust", () => Boolean, {
      nullable: true,
      description: "True to require no code for this account in this browser for 30 days.",
    })
    trust: boolean | null,
    @Ctx() context: Context,
  ): Promise<SessionGrant> {
    const account = await authenticate(normalizeText(email).toLowerCase(), password, code ?? "", context)
    const grant = await context.sessions.start(account, context.device)
    await context.database.write(async (rows) => {
      await rows.update(User, account.id, { updatedAt: new Date() })
      await noteSignIn(rows, Act.SIGNED_IN, account, context)
    })
    const { cookie, sessions } = context
    const trusted = trust ? trustFor(context, account) : undefined
    cookie.setDevice(sessions.deviceToken(sessions.device(cookie.device()), account.id, trusted))
    return storeGrant(grant, context)
  }

  @Auth(Role.PUBLIC)
  @Fails({ UNAUTHENTICATED: "if there is no valid session" })
  @WithoutAsking
  @Mutation(() => SessionGrant, { description: "Renews the session of the refresh cookie, and replaces the cookie." })
  async refresh(@Ctx() context: Context): Promise<SessionGrant> {
    const token = context.cookie.token()
    try {
      return await storeGrant(await context.sessions.refresh(token), context)
    } catch (error) {
      context.cookie.clear()
      throw error
    }
  }

  @Auth(Role.PUBLIC)
  @WithoutAsking
  @Mutation(() => Removed, { description: "Ends the session of the refresh cookie, if there is one." })
  async logout(
    @Arg("forget", () => Boolean, {
      nullable: true,
      description:
        "True to make the site also forget that somebody signed in with this browser and that it was trusted.",
    })
    forget: boolean | null,
    @Ctx() { sessions, cookie }: Context,
  ): Promise<Removed> {
    const count = await sessions.end(cookie.token())
    cookie.clear()
    if (forget) cookie.clearDevice()
    return { count }
  }
}

/** Unknown addresses and wrong passwords get the same answer, in the same time. */
async function authenticate(email: string, password: string, code: string, context: Context): Promise<User> {
  if (!email || !password) throw badInput(missing(email, password))
  // No account has a longer one, and each is stored with its tries.
  if (email.length > maxEmailLength) throw wrongCredentials()
  const account = await withPassword(email, context)
  const attempt = await countAttempt(email, account, context)
  const isRight = await isPassword(account?.passwordHash, password)
  if (!isRight || !account || account.suspend)
    await context.database.write((rows) => noteSignIn(rows, Act.SIGN_IN_FAILED, account, context))
  if (!isRight || !account) throw wrongCredentials()
  if (account.suspend) throw forbidden(msg("This account is suspended. Please ask the school’s office."))
  if (isGivenPasswordExpired(account)) throw forbidden(givenPasswordExpired)
  await requireCode(context, account, code).catch(async (error) => {
    // A request for a code is not a failed attempt. A wrong code is, or codes could be guessed endlessly.
    if (!code) await attempt.refund()
    throw error
  })
  await attempt.reset()
  return account
}

const wrongCredentials = () => unauthenticated(msg("This address and password do not belong together."))

/** Takes the same time without an account. Does not log the typed address, which may be a password. */
function noteSignIn(rows: EntityManager, act: Act, account: User | null, { address }: Context) {
  const userId = act === Act.SIGNED_IN ? account?.id : null
  return logAct(rows, { act, userId, itemId: account?.id, title: account?.name, address })
}

function withPassword(email: string, { database }: Context) {
  const accounts = database.read.createQueryBuilder(User, "user").where({ email })
  return accounts.addSelect(["user.passwordHash", "user.totpSecret"]).getOne()
}

/** Known browsers have their own limit, so that guessing elsewhere locks no user out. @throws TOO_MANY_REQUESTS */
async function countAttempt(email: string, account: User | null, context: Context): Promise<Try> {
  const { throttle, address, sessions, cookie } = context
  const device = sessions.device(cookie.device())
  if (device && account && device.accounts.includes(account.id))
    return throttle.consume("passwordByDevice", `${device.id} ${account.id}`)
  const byAddress = await throttle.consume("passwordByAddress", address)
  const byAccount = await throttle.consume("passwordByAccount", email)
  return {
    refund: () => Promise.all([byAccount.refund(), byAddress.refund()]),
    reset: () => Promise.all([byAccount.reset(), byAddress.refund()]),
  }
}

function missing(email: string, password: string) {
  return { ...(!email && { email: "Email is required." }), ...(!password && { password: "Password is required." }) }
}

async function storeGrant(grant: Grant, context: Context): Promise<SessionGrant> {
  const { accessToken, refreshToken } = grant
  if (refreshToken) context.cookie.set(refreshToken)
  context.viewer = await context.sessions.viewerOf(grant)
  return { accessToken, viewer: Object.assign(new ViewerType(), signedInViewer(context.viewer)) }
}
