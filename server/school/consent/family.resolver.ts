import { Arg, Args, ArgsType, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from "type-graphql"
import type { EntityManager } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { isPlainEmail } from "../../base/addresses/address.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { Fails } from "../../base/failures/fails.ts"
import { forbidden, gone } from "../../base/failures/failures.ts"
import { pathIn } from "../../base/languages.ts"
import { msg } from "../../base/words.ts"
import type { Context } from "../../content/api/context.ts"
import { type ApiLanguage, ApiLanguages, codeOf } from "../../content/items/api-language.ts"
import { Day } from "../../content/items/day.ts"
import { Filled } from "../../content/items/fields.ts"
import { Child, ConsentAnswer, ConsentMeans } from "../../content/pictures/child.ts"
import { lastDayOf, readConsentRules } from "../../content/pictures/children.ts"
import { schoolMailbox } from "../../content/site-info/school-mailbox.ts"
import { readSite, type SiteInfo } from "../../content/site-info/site-info.ts"
import { letter, letterContextOf } from "../inbox/letters.ts"
import { childOf, noteAnswer, noteChange } from "./child.resolver.ts"
import { settleAndReport } from "./withheld.ts"

const purpose = "pictures"

@ObjectType({ description: "What a family has said about pictures of their child, for anybody with their link." })
class FamilyConsent {
  @Field(() => String, { description: "Name of the child." })
  name!: string

  @Field(() => ConsentAnswer, { description: "The last answer." })
  answer!: ConsentAnswer

  @NullableField(() => Day, "Last day on which a yes is valid; null if it does not end.")
  until!: Day | null
}

@ArgsType()
class LinkArgs {
  @Field(() => Int, { description: "ID of the child." })
  id!: number

  @Field(() => ApiLanguages, { description: "The family's language." })
  language!: ApiLanguage

  @NullableField(() => String, "The family's address, to mail the link to; it is not kept with the child.")
  @Filled("Valid email is required.", isPlainEmail)
  email?: string | null

  @Field(() => Boolean, { defaultValue: false, description: "True to revoke the links that the family has." })
  renew!: boolean
}

@ArgsType()
class KeyArgs {
  @Field(() => String, { description: "The key from the family's link." })
  key!: string
}

@Resolver()
export class FamilyResolver {
  @Auth(Role.ADMINISTRATOR)
  @Fails("BAD_USER_INPUT", "NOT_FOUND", { FORBIDDEN: "to mail it if this site sends no mail" })
  @Mutation(() => String, {
    description:
      "The URL at which a family answers, and changes its mind, as for a QR code; mails it if there is an address. " +
      "Neither the mail nor the activity names the child. Anybody with the link may answer.",
  })
  async shareConsentLink(@Args(() => LinkArgs) { id, language, email, renew }: LinkArgs, @Ctx() context: Context) {
    if (email && !context.outbox.canSend) throw forbidden("This site sends no mail: please show the family a QR code.")
    const site = await readSite(context.database.read)
    const replyTo = await schoolMailbox(context)
    return context.outbox.write(async (rows) => {
      if (renew) {
        await rows.update(Child, id, { linkedAt: new Date() })
        await noteChange(rows, id, context.viewer.id, "Revoked a family's links.")
      }
      const url = linkOf(await childOf(rows, id), language, context)
      if (email) await context.outbox.put(rows, { ...mailOf(email, url, { language }, site), kind: "consent", replyTo })
      return url
    })
  }

  @Auth(Role.PUBLIC)
  @Query(() => FamilyConsent, {
    nullable: true,
    description: "What a family has said; null for a key that is unknown or revoked.",
  })
  async familyConsent(@Args(() => KeyArgs) { key }: KeyArgs, @Ctx() context: Context): Promise<FamilyConsent | null> {
    context.answer.forbidCaching()
    const child = await byKey(context.database.read, key, context)
    return child && shown(child, context)
  }

  @Auth(Role.PUBLIC)
  @Fails("NOT_FOUND", "TOO_MANY_REQUESTS")
  @Mutation(() => FamilyConsent, {
    description: "Stores a family's answer. After a no, visitors see no picture of the child within a minute.",
  })
  async answerConsent(
    @Args(() => KeyArgs) { key }: KeyArgs,
    @Arg("agrees", () => Boolean, { description: "True for a yes." }) agrees: boolean,
    @Ctx() context: Context,
  ): Promise<FamilyConsent> {
    const { id } = await byValidKey(context.database.read, key, context)
    await context.throttle.consume("consent", `child ${id}`)
    return context.outbox.write(async (rows) => {
      const child = await byValidKey(rows, key, context)
      // A yes after the end of an earlier one has no end, until the office sets one.
      const isOver = child.until !== null && child.until < (await readConsentRules(rows)).today
      const answer = agrees ? ConsentAnswer.YES : ConsentAnswer.NO
      const answered = { answer, means: ConsentMeans.LINK, until: isOver ? null : child.until, renewBy: null }
      const version = child.version + 1
      await rows.update(Child, child.id, { ...answered, sealedGiver: null, answeredAt: new Date(), version })
      await noteAnswer(rows, { id: child.id, ...answered }, null)
      await settleAndReport(rows, context)
      return shown({ ...child, ...answered }, context)
    })
  }
}

async function byValidKey(rows: EntityManager, key: string, context: Context) {
  const child = await byKey(rows, key, context)
  if (!child) throw gone(msg("This link is no longer valid. Please ask the school for a new one."))
  return child
}

const keyed = ({ id, linkedAt }: Child) => ({ id, createdAt: linkedAt })

function mailOf(to: string, url: string, family: { language: ApiLanguage }, site: SiteInfo) {
  const letterContext = letterContextOf(family, site)
  const { t } = letterContext
  const text = [
    t("We would like to show pictures of school life on our website, and your child may be in some of them."),
    t("Please say here whether you agree. You can change your mind at any time, by the same link:"),
    url,
  ].join("\n\n")
  return letter({ to, subject: t("Pictures of your child"), text }, letterContext)
}

const linkOf = (child: Child, language: ApiLanguage, { keys, origin }: Pick<Context, "keys" | "origin">) =>
  origin + pathIn(codeOf(language), `/your-child?key=${keys.sign(purpose, keyed(child))}`)

async function byKey(rows: EntityManager, key: string, { keys }: Pick<Context, "keys">): Promise<Child | null> {
  const read = keys.read(key)
  if (read?.purpose !== purpose) return null
  const child = await rows.findOneBy(Child, { id: read.id })
  return child && read.matches(keyed(child)) ? child : null
}

const shown = (child: Child, { children }: Pick<Context, "children">): FamilyConsent => ({
  name: children.nameOf(child) ?? "",
  answer: child.answer,
  until: lastDayOf(child),
})
