import { spawn } from "node:child_process"
import { chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

// A PostgreSQL server that lives exactly as long as somebody holds this process's standard input, however they end.
// Arguments: a folder with `bin`, `lib` and `share`; the port; "lasting" if commits must be on disk. The environment has
// the password of its superuser. "ready" on standard output means that it accepts connections.
const [programs, port, kind] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), "postgres-"))
const data = join(folder, "data")

// PostgreSQL refuses to run as root. Another account may not be able to read the package's folder.
const nobody = { uid: 65534, gid: 65534 }
const isRoot = process.getuid?.() === 0
const account = isRoot ? nobody : {}
const home = isRoot ? join(folder, "programs") : programs
if (isRoot) {
  chownSync(folder, nobody.uid, nobody.gid)
  cpSync(programs, home, { recursive: true, verbatimSymlinks: true })
}

/** Unusual defaults: a test that forgets to specify order, time or case must not pass by luck. */
const strange = ["--locale=C", "--locale-provider=icu", "--icu-locale=en-US", "--encoding=UTF8"]

const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: 400,
  // Its data need not survive a power cut.
  ...(kind !== "lasting" && { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  wal_level: "minimal",
  max_wal_senders: 0,
  max_wal_size: "2GB",
  jit: "off",
  timezone: "America/New_York",
  log_min_messages: "fatal",
}

let server
process.stdin.resume().on("end", stop).on("error", stop)
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined)
await begin()

async function begin() {
  const password = join(folder, "password")
  writeFileSync(password, process.env.POSTGRES_PASSWORD, { mode: 0o600 })
  if (isRoot) chownSync(password, nobody.uid, nobody.gid)
  const who = ["--username=postgres", `--pwfile=${password}`, "--auth=scram-sha-256"]
  await run(join(home, "bin", "initdb"), ["--pgdata", data, "--no-sync", "--no-instructions", ...who, ...strange])
  const given = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
  server = start(join(home, "bin", "postgres"), ["-D", data, "-p", port, ...given])
  server.once("exit", () => fail("PostgreSQL has ended."))
  for (const stream of [server.stdout, server.stderr]) stream.pipe(process.stderr)
  process.stdout.write("ready\n")
}

/** Stops immediately: nobody will need its data again. */
function stop() {
  server?.removeAllListeners("exit").once("exit", end).kill("SIGQUIT")
  if (!server) end()
}

function end() {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.exit(0)
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.exit(1)
}

function start(program, args) {
  return spawn(program, args, { cwd: folder, ...account, stdio: ["ignore", "pipe", "pipe"] })
}

function run(program, args) {
  const child = start(program, args)
  let said = ""
  child.stderr.on("data", (text) => (said += text))
  return new Promise((resolve) => {
    child.once("error", (error) => fail(error.message))
    child.once("exit", (code) => (code === 0 ? resolve() : fail(said)))
  })
}
