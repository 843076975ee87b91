import { ValidateBy } from "class-validator"
import { loadOnce } from "../background/load-once.ts"

/** Ten to this power: so many guesses does a list of common passwords and their usual changes take, such as `Password1!`. */
const fewGuesses = 6.5

/** The lists take some megabytes of memory: they are read when somebody first sets a password. */
const judge = loadOnce(async () => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ])
  return new ZxcvbnFactory({ dictionary, graphs })
})

async function isGuessable(password: string) {
  return (await judge()).check(password).guessesLog10 < fewGuesses
}

/** Refuses a password that is among the first to be tried. One that is not a text, or too long, is for other checks. */
export const NotGuessable = () =>
  ValidateBy(
    {
      name: "notGuessable",
      async: true,
      validator: {
        validate: async (value) => typeof value !== "string" || value.length > 24 || !(await isGuessable(value)),
      },
    },
    { message: "Invalid Entry: this password is among the first that are tried." },
  )
