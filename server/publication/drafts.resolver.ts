import { IsOptional, Matches, MaxLength } from "class-validator"
import { Arg, Args, ArgsType, Ctx, Field, Mutation, Query, Resolver } from "type-graphql"
import type { EntityManager } from "typeorm"
import { Auth } from "../access/auth.ts"
import { Role } from "../access/roles.ts"
import { signedIn } from "../access/viewer.ts"
import type { Context } from "../api/context.ts"
import { Fails } from "../api/fails.ts"
import { notFound } from "../api/failures.ts"
import { Draft } from "./draft.ts"

/** Characters. A story may have 200,000, and its form writes them down in JSON. */
const longest = 400_000
/** Of one account. */
const most = 50
/** Characters of all drafts of one account, which are read and answered together. */
const longestOfAll = 4_000_000

const Short = (max: number) => MaxLength(max, { message: `Please use at most ${max} characters.` })

@ArgsType()
class DraftKey {
  @Field(() => String, { description: "The form, as the browser's own store calls it: 1 to 200 characters." })
  @Matches(/^[\x20-\x7e]{1,200}$/, { message: "Please use 1 to 200 plain characters." })
  key!: string
}

@ArgsType()
class DraftArgs extends DraftKey {
  @Field(() => String, { description: `What was typed, as the form writes it down: at most ${longest} characters.` })
  @MaxLength(longest, { message: "This is too long to be kept on the server. It stays in this browser." })
  content!: string

  @Field(() => String, { nullable: true, description: "What it will be called; at most 200 characters." })
  @IsOptional()
  @Short(200)
  title?: string | null

  @Field(() => String, { nullable: true, description: "Its first words; at most 300 characters." })
  @IsOptional()
  @Short(300)
  words?: string | null

  @Field(() => String, { nullable: true, description: "The name of a stored picture; at most 200 characters." })
  @IsOptional()
  @Short(200)
  pictureName?: string | null
}

/** What is typed follows the writer from one device to the next. The last to save a form's draft is the one that counts. */
@Resolver()
export class DraftsResolver {
  @Auth(Role.REGULAR)
  @Query(() => [Draft], {
    description: `The viewer's own, last saved first: at most ${most}, for 40 days. Those that were discarded are asked for by \`discarded\`.`,
  })
  drafts(
    @Arg("discarded", () => Boolean, { nullable: true, description: "Those that were discarded instead." })
    discarded: boolean | undefined,
    @Ctx() { database, viewer }: Context,
  ) {
    const where = { userId: signedIn(viewer) }
    return ownDrafts(database.read, where.userId).then((drafts) =>
      drafts.filter(({ discardedAt }) => Boolean(discardedAt) === Boolean(discarded)),
    )
  }

  @Auth(Role.REGULAR)
  @Fails("BAD_USER_INPUT")
  @Mutation(() => Draft, {
    description: `Keeps what is typed into a form, in place of what was kept of it. Beyond ${most} drafts, or ${longestOfAll.toLocaleString("en-GB")} characters of all together, the oldest goes.`,
  })
  saveDraft(@Args(() => DraftArgs) draft: DraftArgs, @Ctx() { database, viewer, device }: Context): Promise<Draft> {
    const { key, content, title, words, pictureName } = draft
    const userId = signedIn(viewer)
    return database.write(async (rows) => {
      const kept = rows.create(Draft, {
        ...{ userId, key, content, title: title ?? "", words: words ?? "", pictureName: pictureName ?? null },
        ...{ device: device.slice(0, 300), updatedAt: new Date(), discardedAt: null },
      })
      await rows.upsert(Draft, kept, ["userId", "key"])
      await dropOldest(rows, userId)
      return kept
    })
  }

  @Auth(Role.REGULAR)
  @Fails("NOT_FOUND")
  @Mutation(() => Draft, { description: "Offers a draft no longer. It can be restored until it is purged." })
  discardDraft(@Args(() => DraftKey) { key }: DraftKey, @Ctx() context: Context) {
    return mark(key, new Date(), context)
  }

  @Auth(Role.REGULAR)
  @Fails("NOT_FOUND")
  @Mutation(() => Draft, { description: "Offers a draft again that was discarded." })
  restoreDraft(@Args(() => DraftKey) { key }: DraftKey, @Ctx() context: Context) {
    return mark(key, null, context)
  }
}

const ownDrafts = (rows: EntityManager, userId: number) =>
  rows.find(Draft, { where: { userId }, order: { updatedAt: "DESC", key: "ASC" } })

async function dropOldest(rows: EntityManager, userId: number) {
  const sql = `SELECT "key", LENGTH("content") AS "characters" FROM "drafts" WHERE "userId" = $1 ORDER BY "updatedAt" DESC, "key"`
  const kept: { key: string; characters: number }[] = await rows.query(sql, [userId])
  let sum = 0
  for (const [index, { key, characters }] of kept.entries()) {
    sum += characters
    if (index >= most || sum > longestOfAll) await rows.delete(Draft, { userId, key })
  }
}

function mark(key: string, discardedAt: Date | null, { database, viewer }: Context): Promise<Draft> {
  const where = { userId: signedIn(viewer), key }
  return database.write(async (rows) => {
    const draft = await rows.findOneBy(Draft, where)
    if (!draft) throw notFound("This draft")
    await rows.update(Draft, where, { discardedAt })
    return Object.assign(draft, { discardedAt })
  })
}
