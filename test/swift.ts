import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { createWriteStream } from "node:fs"
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir, userInfo } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { AwsV4Signer } from "aws4fetch"
import { freePort } from "./clean-copy.ts"

const programs = ["swift-ring-builder", "swift-proxy-server", "memcached"]

/** The programs that this machine lacks to run Swift; undefined if it has all. */
export const swiftMissing = programs.some((name) => spawnSync(name, ["--version"]).error)
  ? "Swift is not installed here: `apt-get install swift swift-account swift-container swift-object swift-proxy memcached`"
  : undefined

const keys = { id: "test:tester", secret: "testing" }
const region = "us-east-1"
const kinds = ["account", "container", "object"]

/** OpenStack's Swift, as packaged by Debian, with its S3 API: an independent store, with one bucket. */
export class Swift {
  private readonly running: ChildProcess[] = []
  private proxy?: ChildProcess

  private constructor(
    private readonly folder: string,
    readonly port: string,
  ) {}

  static async open(): Promise<Swift> {
    const swift = new Swift(await mkdtemp(join(tmpdir(), "swift-")), await freePort())
    try {
      await swift.begin()
      return swift
    } catch (error) {
      await swift.close()
      throw error
    }
  }

  /** A setting for this store. */
  url(folder = "site", { id, secret } = keys) {
    const userInfo = `${encodeURIComponent(id)}:${encodeURIComponent(secret)}`
    return `s3://${userInfo}@127.0.0.1:${this.port}/pictures/${folder}?tls=false&region=${region}`
  }

  /** Ends the S3 proxy; the files stay. */
  async stopProxy() {
    await ended(this.proxy)
  }

  async startProxy() {
    this.proxy = this.run("swift-proxy-server", join(this.folder, "proxy-server.conf"))
    while (!(await fetch(`http://127.0.0.1:${this.port}/`).catch(() => undefined))) await this.waitForStart()
  }

  async close() {
    await Promise.all([this.proxy, ...this.running].map(ended))
    await rm(this.folder, { recursive: true })
  }

  private async begin() {
    await mkdir(join(this.folder, "devices", "one"), { recursive: true })
    const hashes = ["[swift-hash]", "swift_hash_path_suffix = a", "swift_hash_path_prefix = b"]
    await this.write("swift", [...hashes, "[storage-policy:0]", "name = one", "default = yes"])
    const memory = await freePort()
    const asRoot = userInfo().uid === 0 ? ["-u", "root"] : []
    this.running.push(this.run("memcached", ...asRoot, "-l", "127.0.0.1", "-p", memory))
    for (const kind of kinds) await this.serve(kind)
    await this.write("proxy-server", [...this.common(this.port), ...proxyOf(memory)])
    await this.startProxy()
    await this.makeBucket()
  }

  private async serve(kind: string) {
    const port = await freePort()
    const pipeline = ["[pipeline:main]", `pipeline = ${kind}-server`, `[app:${kind}-server]`, `use = egg:swift#${kind}`]
    const devices = [`devices = ${join(this.folder, "devices")}`, "mount_check = false"]
    await this.write(`${kind}-server`, [...this.common(port), ...devices, ...pipeline])
    // Placement of each kind of files: one copy, in one place.
    const builder = join(this.folder, `${kind}.builder`)
    ring(builder, "create", "4", "1", "1")
    ring(builder, "add", `r1z1-127.0.0.1:${port}/one`, "1")
    ring(builder, "rebalance")
    this.running.push(this.run(`swift-${kind}-server`, join(this.folder, `${kind}-server.conf`)))
  }

  private common(port: string) {
    const place = ["bind_ip = 127.0.0.1", `bind_port = ${port}`, `swift_dir = ${this.folder}`]
    return ["[DEFAULT]", ...place, "workers = 0", `user = ${userInfo().username}`, "log_level = WARNING"]
  }

  /** Retries until the other servers have started, too. */
  private async makeBucket() {
    const path = `http://127.0.0.1:${this.port}/pictures`
    const headers = { "x-amz-content-sha256": "UNSIGNED-PAYLOAD" }
    const signer = { service: "s3", region, accessKeyId: keys.id, secretAccessKey: keys.secret, headers }
    for (;;) {
      const signed = await new AwsV4Signer({ method: "PUT", url: path, ...signer }).sign()
      const { status } = await fetch(path, { method: "PUT", headers: signed.headers })
      if (status === 200 || status === 409) return
      await this.waitForStart()
    }
  }

  /** @throws Error with the output of a server that has ended */
  private async waitForStart() {
    const ended = [this.proxy, ...this.running].find((child) => child && child.exitCode !== null)
    if (ended) throw new Error(await readFile(this.logOf(ended.spawnfile), "utf8"))
    await pause(100)
  }

  private run(program: string, ...args: string[]) {
    const log = createWriteStream(this.logOf(program), { flags: "a" })
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] })
    child.stdout.pipe(log, { end: false })
    child.stderr.pipe(log, { end: false })
    return child
  }

  private logOf(program: string) {
    return join(this.folder, `${program}.log`)
  }

  private write(name: string, lines: string[]) {
    return writeFile(join(this.folder, `${name}.conf`), lines.map((line) => `${line}\n`).join(""))
  }
}

async function ended(child: ChildProcess | undefined) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  child.kill("SIGKILL")
  await once(child, "exit")
}

function ring(...args: string[]) {
  const { status, stdout, stderr } = spawnSync("swift-ring-builder", args, { encoding: "utf8" })
  if (status === 2 || status === null) throw new Error(stdout + stderr)
}

function proxyOf(memory: string) {
  const before = ["catch_errors", "proxy-logging", "cache", "listing_formats", "s3api", "tempauth"]
  const filters = [...before, "slo", "dlo"]
  const more: Record<string, string[]> = {
    cache: ["use = egg:swift#memcache", `memcache_servers = 127.0.0.1:${memory}`],
    s3api: ["use = egg:swift#s3api", `location = ${region}`],
    tempauth: ["use = egg:swift#tempauth", "user_test_tester = testing .admin"],
  }
  return [
    ...["[pipeline:main]", `pipeline = ${filters.join(" ")} proxy-logging proxy-server`],
    ...["[app:proxy-server]", "use = egg:swift#proxy", "account_autocreate = true"],
    ...filters.flatMap((name) => [
      `[filter:${name}]`,
      ...(more[name] ?? [`use = egg:swift#${name.replace("-", "_")}`]),
    ]),
  ]
}
