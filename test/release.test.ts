import { execFile } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { appendFile, readdir, readFile, utimes, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { parse } from "yaml"
import { Client } from "./client.ts"
import { Container } from "./container.ts"
import { isLong } from "./faults/short-or-long.ts"
import { S3Server } from "./s3-server.ts"
import { SchoolMachine } from "./school-machine.ts"

const run = promisify(execFile)
const root = join(import.meta.dirname, "..")

/** `npm run test:long` walks the page on each Node that a release supports. */
const nodes = isLong ? ["20.19.0", "22", "24"] : ["of these tests"]

describe.each(nodes)("docs/keeping.md, on the Node %s", (node) => {
  let machine: SchoolMachine
  let page: string
  let password: string

  beforeAll(async () => {
    page = await readFile(join(root, "docs", "keeping.md"), "utf8")
    machine = await SchoolMachine.make()
    if (!isLong) return
    await machine.installNode(node)
    expect((await machine.shell("node --version")).output).toContain(`v${node}`)
  })
  afterAll(() => machine.remove())

  /** The commands of the page under a heading, block by block. */
  function commandsUnder(heading: string): string[] {
    const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ""
    return [...section.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, lines = ""]) => lines)
  }

  it("installs a site that runs as its own account and writes only to its folder", async () => {
    await machine.pack("junior-academy")
    const [, packages = "", check = "", install = "", start = ""] = commandsUnder("Install")
    if (isLong) expect(await machine.shell(packages)).toEqual({ code: 0, output: "" })
    await machine.shell("sha256sum junior-academy.tar.gz > SHA256SUMS")
    expect(await machine.shell(check)).toEqual({ code: 0, output: "junior-academy.tar.gz: OK\n" })
    expect(await machine.shell(install)).toEqual({ code: 0, output: "" })
    await machine.set("PORT", machine.port)
    await machine.set("SEED", "none")
    expect(await machine.shell(`date > before\n${start}`)).toMatchObject({ code: 0 })
    await machine.waitUntilReady()
    // The greeting is logged after the first answer.
    await expect.poll(async () => (password = shownPassword(await machine.shell("journalctl")))).not.toBe("")
    expect((await machine.shell("journalctl")).output).toContain("`junior-academy user password` sets another")
    await signedIn()
    const backup = await machine.shell("junior-academy backup /var/lib/junior-academy/today.tar")
    expect(backup.output).toContain("today.tar holds the whole site")
    expect(await readdir(join(machine.dataDir, ".temporary"))).toContain("uploads")
    expect((await machine.shell("find /opt -newer before -type f")).output).toBe("")
  })

  it.runIf(isLong)("keeps the site as it is when a release fails on a copy of it", async () => {
    await machine.pack("broken", async (release) => {
      await setVersion(release, "0.2.0")
      await appendFile(join(release, "server", "main.cjs"), "\nthrow new Error('This release is broken.')\n")
    })
    const broken = await machine.shell("junior-academy update broken.tar.gz")
    expect(broken).toMatchObject({ code: 1, output: expect.stringContaining("The site goes on as it was") })
    expect(broken.output).toContain("This release is broken.")
    await machine.waitUntilReady()
    expect(await readdir(machine.at("opt/junior-academy/releases"))).toEqual(["first"])
    expect((await readdir(machine.dataDir)).filter((name) => name.startsWith(".trial"))).toEqual([])
  })

  it.runIf(isLong)("stops the release on the copy when the update is killed", async () => {
    const lines = [
      "junior-academy update junior-academy.tar.gz & update=$!",
      "until [ -e /var/lib/junior-academy/.temporary/trial/copy/site.lock ]; do sleep 0.1; done",
      "kill -9 $update",
    ]
    expect(await machine.shell(lines.join("\n"))).toMatchObject({ code: 0 })
    const others = 'pgrep --full --count "/opt/junior-academy/release[s]/" || :'
    await expect.poll(async () => (await machine.shell(others)).output).toBe("0\n")
    await machine.waitUntilReady()
  })

  // Its single command starts some six programs in sequence.
  it("updates the site and its tables", async () => {
    await addProduct("Felt hat")
    await machine.pack("junior-academy", (release) => withMigration(release, "0.3.0"))
    const [update = ""] = commandsUnder("Update")
    const updated = await machine.shell(update)
    expect(updated).toMatchObject({
      code: 0,
      output: expect.stringMatching(/is served by \S+releases\/0\.3\.0-\S+ now/),
    })
  }, 300_000)

  it.runIf(isLong)("lists what was written since the update before it rolls back over a migration", async () => {
    await addProduct("Lost scarf")
    const [, rollback = ""] = commandsUnder("Update")
    const refused = await machine.shell(rollback)
    expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/written:\n(.*\n)* {2}products: 1 new\n/) })
    expect(refused.output).toMatch(/add --yes\.$/m)
    expect(await products()).toEqual(["Felt hat", "Lost scarf"])
  })

  it.runIf(isLong)(
    "rolls back over a migration by the earlier backup, and saves what was written since in another",
    async () => {
      const earlierBackup = (name: string) => `/var/lib/junior-academy/backups/before-rollback-${name}.tar`
      const others = [earlierBackup("20240309T101112Z"), earlierBackup("2025-03-09T101112Z")]
      await machine.shell(`touch ${others.join(" ")}`)
      // In a bucket lies, too, what was uploaded since.
      const bucket = await S3Server.open()
      bucket.objects.set("site/later.png", { bytes: Buffer.from(""), changedAt: new Date() })
      await machine.set("IMAGES_URL", bucket.url())
      const back = await machine.shell("junior-academy rollback --yes")
      expect(back).toMatchObject({ code: 0, output: expect.stringMatching(/is served by \S+releases\/first again/) })
      expect(await products()).toEqual(["Felt hat"])
      const all = /All of that is in (\S+)\.$/m.exec(back.output)?.[1] ?? ""
      const database = await run("tar", ["-xOf", all, "site.sqlite"], { encoding: "latin1", maxBuffer: 1e8 })
      expect(database.stdout).toContain("Lost scarf")
      // Files other than this site's backups are left alone.
      const places = await machine.shell(`ls ${earlierBackup("*")}`)
      expect(places.output).toBe([...others.map((other) => machine.at(other)), all, ""].join("\n"))
      expect(await readdir(machine.dataDir)).toContain("today.tar")
      expect(await readdir(join(machine.dataDir, ".temporary"))).not.toContain("restored")
      await machine.set("IMAGES_URL", "")
      await bucket.close()
    },
  )

  it.runIf(isLong)("rolls back at once to a release that knows the tables", async () => {
    const back = await machine.shell("junior-academy rollback")
    expect(back).toMatchObject({
      code: 0,
      output: expect.stringMatching(/is served by \S+releases\/0\.3\.0-\S+ again/),
    })
    expect(await products()).toEqual(["Felt hat"])
  })

  it.runIf(isLong)("rolls back by itself when a release that worked on the copy does not start", async () => {
    await machine.pack("junior-academy", (release) => withMigration(release, "0.4.0"))
    await machine.failOnce()
    const failed = await machine.shell("junior-academy update junior-academy.tar.gz")
    expect(failed).toMatchObject({ code: 1, output: expect.stringMatching(/not in use: \S+0\.3\.0-\S+ serves again/) })
    expect(await products()).toEqual(["Felt hat"])
    expect(await readdir(machine.at("opt/junior-academy/releases"))).toHaveLength(2)
  })

  it.runIf(isLong)("tries a backup in another folder, and leaves the site alone", async () => {
    const name = "nightly-2030-01-01T020000Z.tar"
    await machine.shell(`junior-academy backup /var/lib/junior-academy/backups/${name}`)
    const [, , drill = ""] = commandsUnder("Backups")
    const tried = await machine.shell(drill.replace("nightly-….tar", name))
    expect(tried).toMatchObject({
      code: 0,
      output: expect.stringMatching(/drill holds the site .* all of it is whole/),
    })
    expect(await readdir(join(machine.dataDir, ".temporary"))).not.toContain("drill")
    await machine.waitUntilReady()
  })

  it.runIf(isLong)("copies backups from another disk elsewhere, encrypted, and tries to restore one", async () => {
    const [folder = "", copy = ""] = commandsUnder("Backups")
    expect(await machine.shell(folder)).toEqual({ code: 0, output: "" })
    await machine.set("BACKUP_DIR", machine.at("mnt/backup/school"))
    await machine.set("RESTIC_REPOSITORY", machine.at("var/lib/junior-academy/.temporary/elsewhere"))
    await machine.set("RESTIC_PASSWORD_FILE", machine.at("etc/junior-academy.key"))
    await machine.shell("junior-academy backup /mnt/backup/school/nightly-2030-01-02T020000Z.tar")
    const tried = await machine.shell(copy)
    expect(tried).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /Trying \S+mnt\/backup\/school\/nightly-2030-01-02T020000Z\.tar\n.* all of it is whole/,
      ),
    })
    const there = await machine.shell("grep -rl SQLite /var/lib/junior-academy/.temporary/elsewhere || :")
    expect(there.output).toBe("")
    await machine.set("RESTIC_REPOSITORY", "")
    await machine.set("COPY_TO", `${machine.at("mnt/backup/copy")}/`)
    await machine.shell("chmod 0777 /mnt/backup")
    const [, copyNow = "", drillNow = ""] = copy.split(/(?=^systemctl start)/m)
    expect(await machine.shell(copyNow + drillNow)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Trying \S+mnt\/backup\/copy\/nightly-2030-01-02T020000Z\.tar/),
    })
    await machine.set("BACKUP_DIR", "")
  })

  it("has no broken link", async () => {
    const deploy = machine.at("opt/junior-academy/current/deploy")
    const guides = (await readdir(deploy)).filter((name) => name.endsWith(".md"))
    expect(guides).toEqual(expect.arrayContaining(["README.md", "SECURITY.md", "keeping.md"]))
    for (const guide of guides) {
      const text = await readFile(join(deploy, guide), "utf8")
      const paths = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)].map(([, path = ""]) => path)
      expect([guide, paths.filter((path) => !existsSync(join(deploy, path)))]).toEqual([guide, []])
    }
  })

  /** Commands that tests cannot run: NodeSource is unreachable, keys are personal, Docker has no daemon. */
  const untyped = [/^npm run release/, /^ssh-keygen/, /^curl .*nodesource/, /^SITE_ADDRESS=.* docker compose/]

  it("has no command that these tests neither run nor list as impossible to run", () => {
    const typed = [...commandsUnder("Install").slice(1), ...commandsUnder("Backups"), ...commandsUnder("Update")]
    const others = [...page.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, lines = ""]) => lines)
    const unknown = others.filter((lines) => !typed.includes(lines) && !untyped.some((known) => known.test(lines)))
    expect(unknown).toEqual([])
  })

  it.runIf(isLong)("restores a backup", async () => {
    await machine.shell("junior-academy backup /var/lib/junior-academy/backups/nightly-1.tar")
    const [, , , restore = ""] = commandsUnder("Backups")
    const restored = await machine.shell(restore.replace("nightly-….tar", "nightly-1.tar"))
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("holds the site as it was") })
    await machine.waitUntilReady()
    expect(await products()).toEqual(["Felt hat"])
  })

  const shownPassword = ({ output }: { output: string }) => /with the password (\S+)/.exec(output)?.[1] ?? ""

  const signedIn = async () => {
    const client = new Client(machine.url)
    await client.signIn("head@school.example", password)
    return client
  }

  const addProduct = async (name: string) =>
    (await signedIn()).request(
      `mutation { addProduct(input: { name: "${name}", description: "", price: 1, stock: 1 }) { id } }`,
    )

  const products = async () => {
    const { data } = await (await signedIn()).request("{ products { items { name } } }")
    return data.products.items.map(({ name }: { name: string }) => name)
  }
})

/** Gives a release another version. */
async function setVersion(release: string, version: string) {
  const file = join(release, "server", "package.json")
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, "utf8")), version }))
}

/** Gives a release another version, and the database one more migration. */
async function withMigration(release: string, version: string) {
  await setVersion(release, version)
  const file = join(release, "server", "site.cjs")
  const code = await readFile(file, "utf8")
  const step = `class Later1999000000000 { up(runner) { return runner.query("CREATE TABLE later (id integer)") } down() {} }`
  const changed = code.replace(/(\/\/ server\/store\/database\/migrations\/index\.ts\n[^[]*\[[^\]]*)\]/, `$1, ${step}]`)
  expect(changed).not.toBe(code)
  await writeFile(file, changed)
}

describe("systemd", () => {
  it.skipIf(!existsSync("/usr/bin/systemd-analyze"))(
    "finds no fault in the units, and the service well isolated",
    async () => {
      const units = (await readdir(join(root, "deploy"))).filter((name) => /\.(service|timer)$/.test(name))
      const files = units.map((name) => join(root, "deploy", name))
      const { stderr } = await run("systemd-analyze", ["verify", ...files]).catch((error) => error)
      // The programs installed on this machine do not matter.
      expect(stderr.replace(/^.*is not executable: No such file or directory\n/gm, "")).toBe("")
      const service = files.find((file) => file.endsWith("junior-academy.service")) as string
      await run("systemd-analyze", ["security", "--offline=yes", "--threshold=15", service])
    },
  )
})

describe("the Docker image", () => {
  let container: Container
  beforeAll(async () => {
    container = await Container.build(await readFile(join(root, "deploy", "Dockerfile"), "utf8"))
  })
  afterAll(() => container.remove())

  it("serves the site as an account without rights, and reports its health", async () => {
    expect(await container.isHealthy()).toBe(false)
    const before = join(container.folder, "app", "server", "package.json")
    await utimes(before, new Date(), new Date())
    const started = container.start()
    await expect.poll(() => container.isHealthy(), { timeout: 60_000 }).toBe(true)
    const written = await run("find", [container.folder, "-newer", before, "-type", "f"])
    expect(written.stdout).not.toBe("")
    for (const file of written.stdout.trim().split("\n")) expect(file).toContain(`${container.folder}/data/`)
    started.kill("SIGTERM")
    expect(await once(started, "exit")).toEqual([0, null])
  })

  it("runs under compose with a read-only root, no rights and 512 MB", async () => {
    const { services } = parse(await readFile(join(root, "deploy", "compose.yaml"), "utf8"))
    expect(services.site).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      mem_limit: "512m",
      volumes: ["data:/data"],
    })
    expect(services.site.environment.SITE_URL).toContain("SITE_ADDRESS")
  })
})
