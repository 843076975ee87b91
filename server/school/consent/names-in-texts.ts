import { ArrayMaxSize } from "class-validator"
import { Args, ArgsType, Ctx, Field, Int, ObjectType, Query, Resolver } from "type-graphql"
import { Auth, Role } from "../../access/auth.ts"
import { accountIdOf } from "../../access/viewer.ts"
import { Fails } from "../../base/failures/fails.ts"
import { badInput } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { folded, wordsIn } from "../../content/items/search-text.ts"
import { Child } from "../../content/pictures/child.ts"

@ObjectType({ description: "The full name of a child of the register, in a text." })
class NameInText {
  @Field(() => Int, { description: "Index of the text among those sent." })
  text!: number

  @Field(() => String, { description: "The name as it is written there." })
  written!: string

  @Field(() => String, { description: "The first name as it is written in the register." })
  firstName!: string
}

const maxLength = 200_000

@ArgsType()
class TextsArgs {
  @Field(() => [String], { description: `At most 100 plain texts, of ${maxLength} characters together.` })
  @ArrayMaxSize(100, { message: "At most 100 texts go together." })
  texts!: string[]
}

@Resolver()
export class NamesInTextsResolver {
  @Auth(Role.REGULAR)
  @Fails("BAD_USER_INPUT", { TOO_MANY_REQUESTS: "for an account that may not read the register, too often" })
  @Query(() => [NameInText], {
    description:
      "Full names of children of the register in a writer's own texts, in any case, with or without accents, and with " +
      "the family name first or last. A part of a name finds nothing.",
  })
  async namesInTexts(@Args(() => TextsArgs) { texts }: TextsArgs, @Ctx() context: Context): Promise<NameInText[]> {
    const { database, children, throttle, viewer } = context
    if (texts.join("").length > maxLength) throw badInput({ texts: "These texts are too long." })
    // Limited, as trying out names would reveal who is in the register.
    if (viewer.role < Role.EDITOR) await throttle.consume("namesInTexts", `account ${accountIdOf(viewer)}`)
    const found = await database.read.find(Child, { select: { id: true, sealedName: true } })
    const spellings = spellingsOf(found.flatMap((child) => children.nameOf(child) ?? []))
    return texts.flatMap((text, index) => namesIn(text, spellings).map((name) => ({ text: index, ...name })))
  }
}

type Spelling = Omit<NameInText, "text" | "written"> & { words: string[] }

/** Spellings by first word: all names, or only the first and last, with the last name at the end or beginning. */
function spellingsOf(names: string[]): Map<string, Spelling[]> {
  const byWord = new Map<string, Spelling[]>()
  for (const name of names) {
    const [firstName = "", ...others] = name.split(/\s+/)
    const last = others.pop()
    for (const middle of last ? new Set([others.join(" "), ""]) : [])
      for (const spelling of [`${firstName} ${middle} ${last}`, `${last} ${firstName} ${middle}`]) {
        const words = wordsIn(folded(spelling))
        const [firstWord = ""] = words
        byWord.set(firstWord, [...(byWord.get(firstWord) ?? []), { words, firstName }])
      }
  }
  return byWord
}

function namesIn(text: string, spellings: Map<string, Spelling[]>) {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}\u00ad]+/gu)]
  const foldedWords = words.map(([word]) => folded(word))
  const found = new Map<string, string>()
  for (const [at, begin] of words.entries()) {
    const matching = spellings
      .get(foldedWords[at] ?? "")
      ?.filter(({ words }) => words.every((one, i) => foldedWords[at + i] === one))
    const [best] = matching?.sort((one, other) => other.words.length - one.words.length) ?? []
    const end = best && words[at + best.words.length - 1]
    const written = end ? text.slice(begin.index, end.index + end[0].length) : "\n"
    if (best && !written.includes("\n")) found.set(written, best.firstName)
  }
  return [...found].map(([written, firstName]) => ({ written, firstName }))
}
