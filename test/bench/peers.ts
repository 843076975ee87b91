import { spawn } from "node:child_process"
import { join } from "node:path"

/** The folder of the `peer.mjs` that installs, seeds and measures Keystone and Payload; without it they are skipped. */
export const peersFolder = process.env.PEERS

export interface PeerLoad {
  perSecond: number
  /** Milliseconds of processor time per answer, on all threads. */
  processorMs: number
}

/** Measures one scenario of a peer, which is started for it. @throws Error with its output if that has no numbers */
export function measurePeer(folder: string, peer: "keystone" | "payload", scenario: string): Promise<PeerLoad> {
  const args = [join(folder, "peer.mjs"), peer, "measure", `--only=${scenario}`]
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: folder })
    let output = ""
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text))
    child.on("error", reject)
    child.on("close", () => {
      const found = readLine(output, scenario)
      if (found) resolve(found)
      else reject(new Error(`${peer} ${scenario} was not measured: ${output}`))
    })
  })
}

/** Parses a line such as `gql-one  1333 rps [1300..1350] … cpu/req 1.2 ms …`. */
function readLine(output: string, scenario: string): PeerLoad | null {
  const line = output.split("\n").find((one) => one.startsWith(`${scenario} `)) ?? ""
  const [, perSecond, processorMs] = /([\d.]+) rps .*cpu\/req ([\d.]+) ms/.exec(line) ?? []
  return perSecond ? { perSecond: Number(perSecond), processorMs: Number(processorMs) } : null
}
