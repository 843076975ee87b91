import { loadOnce } from "../base/background/load-once.ts"

/** Log10 of the guesses in a list of common passwords and their usual changes, such as `Password1!`. */
const fewGuesses = 6.5

const usualNames = ["admin", "administrator", "school", "teacher", "pupil", "student", "parent", "office", "head"]

const judge = loadOnce(async () => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ])
  return new ZxcvbnFactory({ dictionary, graphs })
})

/** Says why a password is easy to guess, if it is. Words of `known`, such as the person's name, add no strength. */
export async function guessableReason(password: string, known: string[]): Promise<string | undefined> {
  const words = [...usualNames, ...known.flatMap(wordsIn)]
  const { guessesLog10, sequence } = (await judge()).check(password, words)
  if (guessesLog10 < fewGuesses) return "Invalid Entry: this password is among the first that are tried."
  const otherParts = sequence.filter(({ dictionaryName }) => dictionaryName !== "userInputs")
  const strength = otherParts.reduce((sum, part) => sum + part.guessesLog10, 0)
  if (otherParts.length < sequence.length && strength < fewGuesses)
    return "Invalid Entry: this password is made of names that others know."
  return undefined
}

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
