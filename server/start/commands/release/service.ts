import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { Refusal } from "../../../base/refusal.ts"

const run = promisify(execFile)

/** @throws Refusal with systemd's message */
export async function systemctl(verb: "start" | "stop" | "restart", service: string) {
  await run("systemctl", [verb, service]).catch(({ stderr, message }) => {
    throw new Refusal(`systemctl ${verb} ${service} failed. ${String(stderr || message).trim()}`)
  })
}
