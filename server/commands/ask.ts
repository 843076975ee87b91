import { createInterface } from "node:readline/promises"
import { Writable } from "node:stream"

/** Asks the person at the terminal; undefined where there is none, as in a script. A secret does not show as it is typed. */
export async function ask(question: string, { secret = false } = {}): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  process.stdout.write(question)
  const output = secret ? new Writable({ write: (_text, _encoding, done) => done() }) : process.stdout
  const terminal = createInterface({ input: process.stdin, output, terminal: true })
  const answer = await terminal.question("")
  terminal.close()
  if (secret) process.stdout.write("\n")
  return answer.trim()
}
