import { ArrayMaxSize, Matches, MaxLength } from "class-validator"
import { Arg, Args, ArgsType, Ctx, Field, GraphQLISODateTime, Mutation, Query, Resolver } from "type-graphql"
import type { EntityManager } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { deviceName } from "../../access/device-name.ts"
import { accountIdOf } from "../../access/viewer.ts"
import { WithoutAsking } from "../../base/api/ask-first.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { Fails } from "../../base/failures/fails.ts"
import { conflict, notFound } from "../../base/failures/failures.ts"
import type { Context } from "../api/context.ts"
import { MaxCharacters } from "../items/fields.ts"
import { Draft } from "./draft.ts"
import { namePictures, removeDrafts } from "./draft-pictures.ts"

/** A story may have 200,000 characters, which its form stores as JSON. */
const maxCharacters = 400_000
/** Per account. */
const maxDrafts = 50
/** Characters of all drafts of an account, which are read together. */
const maxTotalCharacters = 4_000_000
const maxPictures = 100

@ArgsType()
class DraftKey {
  @Field(() => String, { description: "Key of the form, as in the browser's local storage: 1 to 200 characters." })
  @Matches(/^[\x20-\x7e]{1,200}$/, { message: "Please use 1 to 200 plain characters." })
  key!: string
}

@ArgsType()
class DraftArgs extends DraftKey {
  @Field(() => String, {
    description: `Input, in the format of the form: at most ${maxCharacters} characters.`,
  })
  @MaxLength(maxCharacters, { message: "This is too long to be kept on the server. It stays in this browser." })
  content!: string

  @NullableField(() => String, "Title of the future item; at most 200 characters.")
  @MaxCharacters(200)
  title?: string | null

  @NullableField(() => String, "First words of the text; at most 300 characters.")
  @MaxCharacters(300)
  words?: string | null

  @NullableField(
    () => [String],
    `Names of its pictures, at most ${maxPictures}, as stored by \`uploadImage\`: they are kept with the ` +
      "draft, and any not listed any more are released. Names that are not stored are ignored. Omit to keep the " +
      "current pictures.",
  )
  @ArrayMaxSize(maxPictures, { message: `At most ${maxPictures} pictures are kept with a draft.` })
  pictureNames?: string[] | null

  @NullableField(() => GraphQLISODateTime, "The draft's `updatedAt` as last read. Omit to replace whatever is stored.")
  savedAt?: Date | null
}

@Resolver()
export class DraftsResolver {
  @Auth(Role.REGULAR)
  @Query(() => [Draft], {
    description:
      `The viewer's drafts, last saved first: at most ${maxDrafts}, kept for 40 days. Excludes discarded ones ` +
      "unless `discarded` is true.",
  })
  async drafts(
    @Arg("discarded", () => Boolean, { nullable: true, description: "True to return discarded drafts instead." })
    discarded: boolean | undefined,
    @Ctx() { database, viewer }: Context,
  ) {
    const drafts = await database.read.find(Draft, {
      where: { userId: accountIdOf(viewer) },
      order: { updatedAt: "DESC", key: "ASC" },
      relations: { named: { picture: true } },
    })
    return drafts.filter(({ discardedAt }) => Boolean(discardedAt) === Boolean(discarded))
  }

  @Auth(Role.REGULAR)
  @Fails("BAD_USER_INPUT", { CONFLICT: "if another device has saved it since `savedAt`" })
  @WithoutAsking
  @Mutation(() => Draft, {
    description:
      "Saves the input of a form as its draft, in place of the previous one. Deletes the oldest drafts beyond " +
      `${maxDrafts} drafts or ${maxTotalCharacters.toLocaleString("en-GB")} characters in total.`,
  })
  saveDraft(@Args(() => DraftArgs) draft: DraftArgs, @Ctx() { pictures, viewer, device }: Context): Promise<Draft> {
    const { key, content, title, words, pictureNames, savedAt } = draft
    const userId = accountIdOf(viewer)
    const requested = (pictureNames ?? []).map((name) => ({ name, orWithout: true }))
    return pictures.write(requested, { viewer }, async (rows, changes) => {
      const before = savedAt && (await rows.findOneBy(Draft, { userId, key }))
      if (before && before.updatedAt.getTime() !== savedAt?.getTime())
        throw conflict("You have gone on with this draft on another device.")
      const saved = rows.create(Draft, {
        ...{ userId, key, content, title: title ?? "", words: words ?? "" },
        ...{ device: deviceName(device), updatedAt: new Date(), discardedAt: null },
      })
      await rows.upsert(Draft, saved, ["userId", "key"])
      saved.named = await namePictures(rows, changes, saved, pictureNames)
      await removeDrafts(rows, changes, userId, await keysOverLimit(rows, userId))
      return saved
    })
  }

  @Auth(Role.REGULAR)
  @Fails("NOT_FOUND")
  @WithoutAsking
  @Mutation(() => Draft, {
    description: "Discards a draft. It can be restored until it is purged, its pictures for a day.",
  })
  discardDraft(@Args(() => DraftKey) { key }: DraftKey, @Ctx() context: Context) {
    return setDiscarded(key, new Date(), context)
  }

  @Auth(Role.REGULAR)
  @Fails("NOT_FOUND")
  @WithoutAsking
  @Mutation(() => Draft, { description: "Restores a discarded draft." })
  restoreDraft(@Args(() => DraftKey) { key }: DraftKey, @Ctx() context: Context) {
    return setDiscarded(key, null, context)
  }
}

async function keysOverLimit(rows: EntityManager, userId: number): Promise<string[]> {
  const sql = `SELECT "key", LENGTH("content") AS "characters" FROM "drafts" WHERE "userId" = $1 ORDER BY "updatedAt" DESC, "key"`
  const drafts: { key: string; characters: number }[] = await rows.query(sql, [userId])
  let sum = 0
  return drafts.flatMap(({ key, characters }, index) => {
    sum += characters
    return index >= maxDrafts || sum > maxTotalCharacters ? [key] : []
  })
}

function setDiscarded(key: string, discardedAt: Date | null, { database, viewer }: Context): Promise<Draft> {
  const where = { userId: accountIdOf(viewer), key }
  return database.write(async (rows) => {
    const draft = await rows.findOne(Draft, { where, relations: { named: { picture: true } } })
    if (!draft) throw notFound("This draft")
    await rows.update(Draft, where, { discardedAt })
    return Object.assign(draft, { discardedAt })
  })
}
