import { type ChildProcess, execFile, spawn } from "node:child_process"
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { unpackNode } from "./another-node.ts"
import { freePort } from "./clean-copy.ts"

const run = promisify(execFile)

/** True for root; tests without root rights own everything. */
const isRoot = process.getuid?.() === 0
const account = isRoot ? 64_123 : process.getuid?.()
const group = isRoot ? 64_123 : process.getgid?.()

/**
 * A school's server as described in docs/keeping.md, below a folder: commands and files of that page, with their paths
 * redirected there, and a `systemctl` that follows the service's own unit file.
 */
export class SchoolMachine {
  private constructor(
    readonly folder: string,
    readonly port: string,
  ) {}

  static async make(): Promise<SchoolMachine> {
    const machine = new SchoolMachine(await mkdtemp(join(tmpdir(), "machine-")), await freePort())
    await chmod(machine.folder, 0o755)
    for (const path of ["opt", "etc/systemd/system", "var/lib", "var/cache", "mnt", "usr/local/bin", "usr/sbin"])
      await mkdir(machine.at(path), { recursive: true })
    // The release must be readable to the service, regardless of this process's umask.
    await machine.program("systemctl", systemctl)
    await machine.program("useradd", "#!/bin/sh\n")
    await machine.program("apt-get", aptGet)
    await machine.program("journalctl", `#!/bin/sh\ncat "${machine.at("site.log")}"\n`)
    if (!isRoot)
      await machine.program(
        "setpriv",
        '#!/bin/sh\nwhile case "$1" in --*) ;; *) false ;; esac; do shift; done\nexec "$@"\n',
      )
    await mkdir(machine.dataDir, { mode: 0o700 })
    return machine
  }

  /** Runs its commands and its service on another Node. */
  installNode(version: string) {
    return unpackNode(version, this.at("usr/local"))
  }

  get url() {
    return `http://127.0.0.1:${this.port}`
  }

  get dataDir() {
    return this.at("var/lib/junior-academy")
  }

  at(path: string) {
    return join(this.folder, path)
  }

  /** A release as built by `npm run build`, packed without the large sandbox. `change` edits it before. */
  async pack(name: string, change: (release: string) => Promise<void> = async () => {}) {
    const release = this.at(`dist-${name}`)
    await cp(join(import.meta.dirname, "..", "dist"), release, {
      recursive: true,
      filter: (path) => !/\.cjs\.v|sandbox\/assets$/.test(path),
    })
    for (const file of await readdir(join(release, "deploy"))) await this.rewrite(join(release, "deploy", file))
    await change(release)
    const file = this.at(`${name}.tar.gz`)
    await run("tar", ["-C", release, "-I", "gzip -1", "-cf", file, "."])
    await rm(release, { recursive: true })
    return file
  }

  /** Runs shell lines as the machine's root, and returns both output streams. */
  async shell(lines: string, cwd = this.folder): Promise<{ code: number; output: string }> {
    const env = {
      ...process.env,
      PATH: `${this.at("usr/local/bin")}:${this.at("usr/sbin")}:${process.env.PATH}:${this.at("debian/usr/bin")}:${this.at("debian/usr/sbin")}`,
      TMPDIR: "",
      // Libraries for rsync.
      LD_LIBRARY_PATH: this.at(`debian/usr/lib/${process.arch === "x64" ? "x86_64" : "aarch64"}-linux-gnu`),
    }
    const child = spawn("sh", ["-c", `set -eu\n${this.rebase(lines)}`], { cwd, env, stdio: ["ignore", "pipe", "pipe"] })
    let output = ""
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text))
    return { code: await ended(child), output }
  }

  /** Makes systemd's next action fail. */
  failOnce() {
    return writeFile(this.at("fails"), "")
  }

  /** Sets a line of the service's settings. */
  async set(name: string, value: string) {
    const file = this.at("etc/junior-academy.env")
    const others = (await readFile(file, "utf8")).split("\n").filter((line) => !line.startsWith(`${name}=`))
    await writeFile(file, [...others, `${name}=${value}`].join("\n"))
  }

  /** Waits until the site answers, and has its home page. @throws Error with its log if it does not */
  async waitUntilReady() {
    for (let tries = 0; tries < 600; tries++) {
      const page = await fetch(this.url, { headers: { accept: "text/html" } }).catch(() => undefined)
      if (page?.ok && (await page.text()).includes('<div id="root">')) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`The site does not answer.\n${await readFile(this.at("site.log"), "utf8")}`)
  }

  async remove() {
    await this.shell("systemctl stop junior-academy")
    await rm(this.folder, { recursive: true, force: true })
  }

  private async rewrite(file: string) {
    await writeFile(file, this.rebase(await readFile(file, "utf8")))
  }

  /** Replaces paths by those below the machine's folder, and the account by its own. */
  private rebase(text: string) {
    return text
      .replace(/(?<![\w.}])\/(opt|etc\/(?!caddy)|var\/lib|var\/cache|mnt|usr\/local\/bin)/g, `${this.folder}/$1`)
      .replace(/(--reuid|-o)([ =])junior-academy\b/g, `$1$2${account}`)
      .replace(/(--regid|-g)([ =])junior-academy\b/g, `$1$2${group}`)
  }

  private program(name: string, text: string) {
    return writeFile(
      this.at(`usr/sbin/${name}`),
      text.replaceAll("MACHINE", this.folder).replaceAll("ACCOUNT", String(account)).replaceAll("GROUP", String(group)),
      { mode: 0o755 },
    )
  }
}

/** Unpacks Debian's packages into a folder, unless they are installed already. */
const aptGet = `#!/bin/sh
set -eu
mkdir -p MACHINE/debian
cd MACHINE/debian
for name; do
  case "$name" in install | --yes) continue ;; esac
  command -v "$name" > /dev/null && continue
  /usr/bin/apt-get download --quiet "$name" libpopt0 > /dev/null
  for package in *.deb; do dpkg-deb --extract "$package" .; done
done
`

/** Starts and stops by the unit's lines. Switching accounts requires root, as for systemd. */
const systemctl = `#!/bin/sh
set -eu
for service; do :; done
if rm "MACHINE/fails" 2> /dev/null; then echo "It failed." >&2; exit 1; fi
unit="MACHINE/etc/systemd/system/$service.service"
pid="MACHINE/$service.pid"
value() { sed -n "s/^$1=//p" "$unit"; }
start() {
  chown ACCOUNT:GROUP "$(value WorkingDirectory)"
  cd "$(value WorkingDirectory)"
  umask "$(value UMask)"
  # journalctl may run before the service has written anything.
  touch MACHINE/site.log
  ( set -a; . "$(value EnvironmentFile)"; export $(value Environment); \\
    exec setpriv --reuid=ACCOUNT --regid=GROUP --clear-groups $(value ExecStart) ) >> MACHINE/site.log 2>&1 < /dev/null &
  echo $! > "$pid"
}
# Runs a oneshot unit.
once() {
  mkdir -p MACHINE/var/cache/junior-academy
  chown ACCOUNT:GROUP MACHINE/var/cache/junior-academy
  ( set -a; export $(value Environment); . "$(value EnvironmentFile)"; umask "$(value UMask)"; \\
    exec setpriv --reuid=ACCOUNT --regid=GROUP --clear-groups $(value ExecStart) )
}
stop() {
  [ -f "$pid" ] || return 0
  kill -TERM "$(cat "$pid")" 2> /dev/null || :
  while kill -0 "$(cat "$pid")" 2> /dev/null; do sleep 0.05; done
  rm -f "$pid"
}
case "$service" in *.timer) exit 0 ;; esac
if [ -f "$unit" ] && [ "$(value Type)" = oneshot ]; then once; exit; fi
case "$1" in
start | enable) start ;;
stop) stop ;;
restart) stop; start ;;
esac
`

function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("error", reject)
    child.once("close", (code) => resolve(code ?? 1))
  })
}
