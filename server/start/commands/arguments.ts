import { type ParseArgsConfig, parseArgs } from "node:util"
import { adaptCommands } from "../../base/adapt-commands.ts"
import { Refusal } from "../../base/refusal.ts"

type Options = NonNullable<ParseArgsConfig["options"]>

/** Shows the usage for `--help`, and ends. @throws Refusal with the usage */
export function readArguments<const O extends Options>(usage: string, options: O, min: 0 | 1 = 1, max: number = min) {
  if (process.argv.includes("--help")) {
    console.log(adaptCommands(usage))
    process.exit()
  }
  try {
    const { values, positionals } = parseArgs<{ options: O; allowPositionals: true }>({
      options,
      allowPositionals: true,
    })
    if (positionals.length < min) throw new Error("An argument is missing.")
    if (positionals.length > max) throw new Error("There is one argument too many.")
    const [word = "", ...more] = positionals
    return { word, more, options: values }
  } catch (error) {
    // Node adds advice on words that begin with "-".
    throw new Refusal(`${(error as Error).message.replace(/ To specify .*/, "")}\n\n${usage}`)
  }
}

export const noSuchCommand = (usage: string) => new Refusal(`There is no such command.\n\n${usage}`)
