import { createInterface } from "node:readline/promises"
import { Writable } from "node:stream"

/** Undefined without a terminal, as in a script. A secret is not echoed. */
export async function prompt(question: string, { secret = false } = {}): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  process.stdout.write(question)
  const output = secret ? new Writable({ write: (_text, _encoding, callback) => callback() }) : process.stdout
  const terminal = createInterface({ input: process.stdin, output, terminal: true })
  const answer = await terminal.question("")
  terminal.close()
  if (secret) process.stdout.write("\n")
  return answer.trim()
}

/** Not an argument, as the list of processes would show it. */
export const promptRegisterKey = async () =>
  process.env.REGISTER_KEY ??
  (await prompt("Old token secret, or recovery key of the register of consent: ", { secret: true }))
