import { spawn } from "node:child_process"
import { join } from "node:path"
import type { Load } from "./load.ts"

/** Answers a second of a peer's scenarios, by their names. */
export type Measured = Record<string, Load["perSecond"]>

const scenarios = { keystone: "gql-one,gql-list10,create-c1", payload: "rest-one,rest-list10,create-c1" }

/** Measures Keystone and Payload where the environment's `PEERS` names a folder with their `peer.mjs`, installed and seeded. */
export async function peers(): Promise<Record<keyof typeof scenarios, Measured> | null> {
  const folder = process.env.PEERS
  if (!folder) return null
  return { keystone: await measure(folder, "keystone"), payload: await measure(folder, "payload") }
}

function measure(folder: string, peer: keyof typeof scenarios): Promise<Measured> {
  const args = [join(folder, "peer.mjs"), peer, "measure", `--only=${scenarios[peer]}`]
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: folder })
    let output = ""
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text))
    child.on("error", reject)
    child.on("close", () => resolve(readLines(output)))
  })
}

/** Lines such as `gql-one  1333 rps [1300..1350] p50 …`. */
const readLines = (output: string): Measured =>
  Object.fromEntries([...output.matchAll(/^(\S+)\s+([\d.]+) rps/gm)].map(([, name, rps]) => [name, Number(rps)]))
