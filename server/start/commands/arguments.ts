import { type ParseArgsConfig, parseArgs } from "node:util"
import { Refusal } from "../../base/refusal.ts"

type Options = NonNullable<ParseArgsConfig["options"]>

/** @throws Refusal with the usage */
export function readArguments<const O extends Options>(usage: string, options: O, words: 0 | 1 = 1) {
  try {
    const { values, positionals } = parseArgs<{ options: O; allowPositionals: true }>({
      options,
      allowPositionals: true,
    })
    if (positionals.length !== words) throw new Error("There is no such command.")
    return { word: positionals.join(), options: values }
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`)
  }
}

export const noSuchCommand = (usage: string) => new Refusal(`There is no such command.\n\n${usage}`)
