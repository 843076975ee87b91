import { loadOnce } from "../base/background/load-once.ts"

/** Ten to this power: so many guesses does a list of common passwords and their usual changes take, such as `Password1!`. */
const fewGuesses = 6.5

/** Words tried first at any school, beside its own. */
const usualNames = ["admin", "administrator", "school", "teacher", "pupil", "student", "parent", "office", "head"]

/** The lists take some megabytes of memory: they are read when somebody first sets a password. */
const judge = loadOnce(async () => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ])
  return new ZxcvbnFactory({ dictionary, graphs })
})

/**
 * Returns the reason why a password is among the first to be tried, if it is. `known`: texts that others know, such as
 * the person's name and the school's. Their words cost a guesser nothing: the rest must be hard to guess by itself.
 */
export async function whyGuessable(password: string, known: string[]): Promise<string | undefined> {
  const words = [...usualNames, ...known.flatMap(wordsIn)]
  const { guessesLog10, sequence } = (await judge()).check(password, words)
  if (guessesLog10 < fewGuesses) return "Invalid Entry: this password is among the first that are tried."
  const others = sequence.filter(({ dictionaryName }) => dictionaryName !== "userInputs")
  const left = others.reduce((sum, part) => sum + part.guessesLog10, 0)
  if (others.length < sequence.length && left < fewGuesses)
    return "Invalid Entry: this password is made of names that others know."
  return undefined
}

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
