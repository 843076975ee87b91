import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { createReadStream } from "node:fs"
import { cp, open, readdir, readFile, rename, rm, stat, truncate, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest"
import type { Client } from "../../../test/client.ts"
import { published, storedPicture } from "../../../test/items.ts"
import { newFolder } from "../../../test/new-folder.ts"
import { olderDatabase } from "../../../test/older-database.ts"
import { S3Server } from "../../../test/s3-server.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { openLog } from "../../base/log.ts"
import { Refusal } from "../../base/refusal.ts"
import { imagesFolder, readSettings } from "../../base/settings.ts"
import { featureMigrations, knownMigrations } from "../../start/site-database.ts"
import { namesOf } from "../../store/database/migrating.ts"
import { migrations } from "../../store/database/migrations/index.ts"
import { all, run, withConnection } from "../../store/database/read-connections.ts"
import { Delivery } from "../webhooks/webhook.ts"
import { ArchiveWriter, storedParts, sumsName, textOf, unpack } from "./archive.ts"
import { createBackup } from "./create-backup.ts"
import { extractItem, extractPicture } from "./extract.ts"
import { fillSite } from "./fill-folder.ts"
import { databaseName, manifestName } from "./manifest.ts"
import { readBackup } from "./read-backup.ts"
import { restoreBackup as restore } from "./restore-backup.ts"

type Restoring = Parameters<typeof restore>[0]

const restoreBackup = (file: string, settings: Restoring["settings"], migrations = knownMigrations()) =>
  restore({ file, settings, migrations, opening: { migrations: featureMigrations, log: school.services.log } })

let school: School
const folder = newFolder("head's-backups")
const at = (name: string) => join(folder, name)

beforeAll(async () => {
  school = await School.open({ BACKUP_DIR: at("kept"), BACKUP_KEEP: "2" })
  await published(await school.signedIn(Role.EDITOR), "NewsStory")
})
afterAll(() => school.close())

const backUp = ({ settings, log }: School["services"], file: string) => createBackup({ settings, file, log })

const backupsIn = async (name: string) => {
  const names = await readdir(at(name)).catch((): string[] => [])
  return names.filter((each) => !each.endsWith(".lock")).sort()
}

describe("a running site", () => {
  it("takes one backup a night after 02:00 school time, and keeps the last two", async () => {
    const backupsAfter = async (...moments: string[]) => {
      for (const now of moments) await school.services.backups.backUpIfDue(new Date(`2031-03-${now}:00Z`))
      return backupsIn("kept")
    }
    const [first, second] = ["nightly-2031-03-01T015900Z.tar", "nightly-2031-03-01T020000Z.tar"]
    expect(await backupsAfter("01T01:59", "01T02:00", "01T23:00", "02T01:59")).toEqual([first, second])
    const ofUpdate = "before-update-2031-02-01T120000Z.tar"
    await writeFile(at(`kept/${ofUpdate}`), "")
    expect(await backupsAfter("02T02:00", "02T02:10", "04T17:00")).toEqual([
      ...[ofUpdate, "nightly-2031-03-02T020000Z.tar", "nightly-2031-03-04T170000Z.tar"],
    ])
    await rm(at(`kept/${ofUpdate}`))
  })

  it("lets only its own system account read its backups", async () => {
    await school.services.backups.backUpIfDue()
    const [name = ""] = await backupsIn("kept")
    const modes = [at("kept"), at(`kept/${name}`)].map(async (path) => (await stat(path)).mode & 0o777)
    expect(await Promise.all(modes)).toEqual([0o700, 0o600])
  })

  it("takes a nightly backup even after its clock ran ahead", async () => {
    for (const year of [2032, 2030]) await school.services.backups.backUpIfDue(new Date(`${year}-01-02T03:00:00Z`))
    expect(await backupsIn("kept")).toEqual(["nightly-2030-01-02T030000Z.tar", "nightly-2032-01-02T030000Z.tar"])
    expect((await school.visitor().send("GET", "/metrics")).body).not.toMatch(/^backup_newest_seconds/m)
  })

  it("shows the office when the last backup was taken, and whether one is missing", async () => {
    const head = await school.signedIn(Role.ADMINISTRATOR)
    const backupHealth = async (by = head) => {
      const health = await by.call("health", {}, "subject state says at")
      return health.find(({ subject }: { subject: string }) => subject === "Backups")
    }
    await school.services.backups.backUpIfDue(new Date("2020-01-02T03:00:00Z"))
    expect(await backupHealth()).toMatchObject({ state: "LOOK", at: "2020-01-02T03:00:00.000Z" })
    await school.services.backups.backUpIfDue()
    expect(await backupHealth()).toMatchObject({ state: "GOOD", says: "2 are kept. The last was taken:" })

    const fresh = await School.open({ BACKUP_DIR: at("first"), BACKUP_KEEP: "1" })
    const boss = await fresh.signedIn(Role.ADMINISTRATOR)
    expect(await backupHealth(boss)).toMatchObject({ state: "GOOD", says: "The first is taken within minutes." })
    const { job } = fresh.services.backups
    await rm(at("first"), { recursive: true })
    await writeFile(at("first"), "no folder")
    await job.run()
    expect(await backupHealth(boss)).toMatchObject({ state: "LOOK", says: "None has ever been taken." })
    await rm(at("first"))
    await job.run()
    expect(await backupHealth(boss)).toMatchObject({ state: "GOOD", says: "The first was taken:" })
    await fresh.close()
  })

  it("shows the office which backups hold a picture, and when each expires", async () => {
    const open = async (keep: string) => {
      const school = await School.open({ BACKUP_DIR: at(`held-${keep}`), BACKUP_KEEP: keep })
      onTestFinished(() => school.close())
      const head = await school.signedIn(Role.ADMINISTRATOR)
      const name = await storedPicture(head)
      await published(head, "NewsStory", { picture: { name, alt: "A sundial" } })
      return { school, head, name }
    }
    const { school, head, name } = await open("3")
    const { backups } = school.services
    await backups.backUpIfDue(new Date("2020-01-02T03:00:00Z"))
    expect(await head.call("backupsWithPicture", { name }, "takenAt goesAt")).toEqual([])
    await backups.backUpIfDue()
    await cp(at(`held-3/${(await backupsIn("held-3")).at(-1)}`), at("held-3/before-update-2090-02-01T120000Z.tar"))
    const [ofUpdate, ofNight, ...older] = await head.call("backupsWithPicture", { name }, "takenAt goesAt")
    expect([ofUpdate.goesAt, older]).toEqual([null, []])
    const hours = (Date.parse(ofNight.goesAt) - Date.now()) / (60 * 60 * 1000)
    expect([hours > 47, hours <= 73]).toEqual([true, true])
    expect(await head.refusal("backupsWithPicture", { name: "none.png" })).toBe("NOT_FOUND")

    const other = await open("0")
    expect(await other.head.call("backupsWithPicture", { name: other.name }, "takenAt goesAt")).toBeNull()
  })

  it("logs a failing backup at start and once a night, and its recovery once", async () => {
    const lines: string[] = []
    const log = { write: (line: string) => void lines.push(line) }
    await writeFile(at("in the way"), "no folder")
    const other = await School.open({ BACKUP_DIR: at("in the way"), BACKUP_KEEP: "1", LOG_LEVEL: "info" }, log)
    expect(lines.join()).toContain("backups cannot be written to their folder")
    const { job } = other.services.backups
    for (let time = 0; time < 3; time++) await job.run()
    expect(lines.filter((line) => line.includes("nightly backup"))).toEqual([
      expect.stringMatching(/"level":(50|"error").*The backup cannot be written to/),
    ])
    await rm(at("in the way"))
    for (let time = 0; time < 2; time++) await job.run()
    expect(lines.filter((line) => line.includes("nightly backup"))).toHaveLength(2)
    expect(await backupsIn("in the way")).toHaveLength(1)
    await other.close()
  })

  it("pings BACKUP_PING after each backup, and carries on if nothing answers", async () => {
    const listener = createServer((_, response) => void response.end()).listen(0)
    await once(listener, "listening")
    const { port } = listener.address() as AddressInfo
    const BACKUP_PING = `http://127.0.0.1:${port}/our-backups`
    const other = await School.open({ BACKUP_DIR: at("told"), BACKUP_KEEP: "2", BACKUP_PING })
    const pinged = once(listener, "request")
    await other.services.backups.backUpIfDue(new Date("2031-03-01T02:00:00Z"))
    expect((await pinged)[0].url).toBe("/our-backups")
    listener.close()
    await other.services.backups.backUpIfDue(new Date("2031-03-02T02:00:00Z"))
    expect(await backupsIn("told")).toHaveLength(2)
    await other.close()
  })

  it("takes no backup if BACKUP_KEEP is 0", async () => {
    const other = await School.open({ BACKUP_DIR: at("none"), BACKUP_KEEP: "0" })
    other.services.backups.start()
    await other.services.backups.backUpIfDue()
    await other.close()
    expect(await backupsIn("none")).toEqual([])
  })
})

describe("sites that share a backup folder", () => {
  /** Not a copy of the shared test site, as copies share its id. */
  const begun = (DATA_DIR: string) =>
    School.open({ DATA_DIR: at(DATA_DIR), BACKUP_DIR: at("common"), BACKUP_KEEP: "1" })
  const night = (of: School, day: string) => of.services.backups.backUpIfDue(new Date(`2031-03-${day}T03:00:00Z`))
  const listed = async ({ services }: School) => (await services.backups.list()).map(({ name }) => name)
  const nameOf = (day: string) => `nightly-2031-03-${day}T030000Z.tar`
  const copyOf = ({ dataDir }: School, name: string) => cp(dataDir, at(name), { recursive: true })

  it("list, serve and delete only their own backups", async () => {
    const [mill, hill] = [await begun("mill"), await begun("hill")]
    await night(mill, "01")
    await night(hill, "02")
    expect([await listed(mill), await listed(hill)]).toEqual([[nameOf("01")], [nameOf("02")]])
    const backups = await (await mill.signedIn(Role.SUPERUSER)).call("backups", {}, "name")
    expect(backups).toEqual([{ name: nameOf("01") }])
    const head = await hill.signedIn(Role.SUPERUSER)
    expect(await head.refusal("backupLink", { name: nameOf("01") })).toBe("NOT_FOUND")
    for (const day of ["03", "04"]) await night(hill, day)
    expect(await backupsIn("common")).toEqual([nameOf("01"), nameOf("04")])
    await mill.close()
    await hill.close()
  })

  it("count as two after a copy, and as one after a move", async () => {
    const original = await begun("original")
    await night(original, "05")
    await copyOf(original, "copied")
    const copy = await begun("copied")
    expect(await listed(copy)).toEqual([])
    for (const day of ["06", "07"]) await night(copy, day)
    expect(await listed(original)).toEqual([nameOf("05")])
    await copy.close()
    await original.site.close()
    await rename(original.dataDir, at("moved"))
    const moved = await begun("moved")
    expect(await listed(moved)).toEqual([nameOf("05")])
    await moved.close()
  })

  it("refuse to start a copy in another container while the original runs", async () => {
    const original = await begun("contained elsewhere")
    await copyOf(original, "contained")
    const holder = at("contained").replace("'", "''")
    await withConnection(at(`contained/${databaseName}`), (rows) =>
      run(rows, `UPDATE "site_identity" SET "holder" = '${holder}'`),
    )
    const copy = () => begun("contained")
    await expect(copy()).rejects.toThrow(/^Setting BACKUP_DIR is wrong: a copy of this site is running/)
    await original.close()
    await (await copy()).close()
  })

  it("recognise their own backups of an older release, which name no site", async () => {
    const [mill, hill] = [await begun("older mill"), await begun("older hill")]
    for (const [site, day] of [
      [mill, "08"],
      [hill, "09"],
    ] as const) {
      await backUp(site.services, at("named.tar"))
      await asOlderRelease(at("named.tar"), at(`common/${nameOf(day)}`))
      await rm(at("named.tar"))
    }
    expect([await listed(mill), await listed(hill)]).toEqual([[nameOf("08")], [nameOf("09")]])
    await night(mill, "10")
    expect([await listed(mill), await listed(hill)]).toEqual([[nameOf("10")], [nameOf("09")]])
    await mill.close()
    await hill.close()
  })
})

/** Drops the site's id from the manifest, as older releases wrote none. */
async function asOlderRelease(from: string, to: string) {
  const file = await open(from)
  await archived(to, async (archive) => {
    for await (const part of storedParts(file)) {
      if (part.name === sumsName) continue
      if (part.name !== manifestName) await archive.add(part, part.read())
      else await archive.addText(manifestName, JSON.stringify({ ...JSON.parse(await textOf(part)), siteId: undefined }))
    }
  })
  await file.close()
}

async function archived(path: string, fill: (archive: ArchiveWriter) => Promise<void>) {
  await using archive = await ArchiveWriter.create(path)
  await fill(archive)
  await archive.finish()
}

async function archiveOf(name: string, parts: [name: string, content: string][], manifest?: object) {
  await archived(at(name), async (archive) => {
    for (const [name, content] of parts) await archive.addText(name, content)
    if (manifest) await archive.addText(manifestName, JSON.stringify(manifest))
  })
  return at(name)
}

describe("a superuser", () => {
  let head: Client
  let name: string
  beforeAll(async () => {
    head = await school.signedIn(Role.SUPERUSER)
    await school.services.backups.backUpIfDue()
    const backups = await head.call("backups", {}, "name takenAt bytes")
    name = backups[0].name
    expect(backups[0].bytes).toBe((await stat(at(`kept/${name}`))).size)
  })

  it("downloads a stored backup unchanged, which the activity log records", async () => {
    const backupLink = await head.call("backupLink", { name }, "path")
    const answer = await fetch(school.url + backupLink.path, { headers: { "accept-encoding": "gzip" } })
    expect(Buffer.from(await answer.arrayBuffer()).equals(await readFile(at(`kept/${name}`)))).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-disposition": `attachment; filename=${name}`,
      "content-length": String((await stat(at(`kept/${name}`))).size),
      "cache-control": "no-store, no-transform",
    })
    const noted = await head.call("activity", { act: "EXPORTED" }, "items { title detail user { id } }")
    expect(noted.items).toEqual([{ title: "A backup of the whole site", detail: name, user: { id: head.id } }])
  })

  it("gets a link to that backup only, valid for one minute", async () => {
    const address: string = (await head.call("backupLink", { name }, "path")).path
    const others = [address.replace(name, "nightly-2031-03-02T020000Z.tar"), address.slice(0, -3), `/backups/${name}`]
    for (const path of [...others, "/backups/..%2Fbackup.tar"]) expect((await head.send("GET", path)).status).toBe(404)
    expect(await head.refusal("backupLink", { name: "../backup.tar" })).toBe("NOT_FOUND")
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 })
    const { status } = await head.send("GET", address)
    vi.useRealTimers()
    expect(status).toBe(404)
  })
})

describe("a database migration", () => {
  const before = migrations.slice(0, -1)

  async function olderSite(name: string) {
    await rm(at(name), { recursive: true, force: true })
    await (await olderDatabase(at(name), before)).destroy()
    return at(name)
  }

  const update = (dataDir: string, BACKUP_DIR: string) =>
    School.open({ DATA_DIR: dataDir, BACKUP_DIR, BACKUP_KEEP: "1" })

  it("starts with a backup that the previous release can restore", async () => {
    const updated = await update(await olderSite("older"), at("updates"))
    await updated.site.close()
    const [name, ...more] = await backupsIn("updates")
    expect([name, more]).toEqual([expect.stringMatching(/^before-update-[\dT-]+Z\.tar$/), []])
    await restoreBackup(at(`updates/${name}`), { dataDir: at("back") }, namesOf(before).sort())
    const again = await update(at("back"), at("again"))
    await again.site.close()
    expect(await backupsIn("again")).toHaveLength(1)
  })

  it("does not start if its backup cannot be written", async () => {
    const dataDir = await olderSite("unsafe")
    await writeFile(at("a-file"), "")
    const refused = await update(dataDir, at("a-file")).catch(({ message }) => message)
    expect(refused).toMatch(/^The database is to be updated, and a backup comes first\. .*a-file.* by BACKUP_KEEP=0\.$/)
    const untouched = await olderDatabase(dataDir, [])
    expect(await untouched.query("SELECT name FROM migrations")).toHaveLength(before.length)
    await untouched.destroy()
  })

  it("takes no backup if the schema is up to date", async () => {
    const same = await School.openOn(at("same"))
    const again = await same.restarted({ BACKUP_DIR: at("no-update"), BACKUP_KEEP: "1" })
    await again.site.close()
    expect(await backupsIn("no-update")).toEqual([])
  })
})

describe("a restored backup", () => {
  let backup: string
  beforeAll(async () => {
    backup = at("backup.tar")
    await backUp(school.services, backup)
  })

  /** Returns the error's message, and checks that no folder was made. */
  async function refused(file: string, dataDir = at("not made/yet")): Promise<string> {
    const error = await restoreBackup(file, { dataDir }).catch((error) => error)
    expect(error).toBeInstanceOf(Refusal)
    expect(await readdir(folder)).not.toContain("not made")
    return error.message
  }

  async function changed(change: (file: string) => Promise<unknown>): Promise<string> {
    await cp(backup, at("changed.tar"))
    await change(at("changed.tar"))
    return refused(at("changed.tar"))
  }

  const damaged = /changed\.tar is no backup of a site, or is damaged: .+\.$/
  const header = 512
  const parts = ["images/", databaseName, manifestName, sumsName]
  const bits = parts.flatMap((name) => [0, 140, header + 40].map((offset) => [name, offset] as const))

  it.each(bits)("is refused if a bit of %s is flipped, at byte %i", (name, offset) =>
    expect(
      changed(async (path) => {
        const bytes = await readFile(path)
        const position = bytes.indexOf(name) + offset
        bytes[position] = (bytes[position] ?? 0) ^ 1
        await writeFile(path, bytes)
      }),
    ).resolves.toMatch(damaged),
  )

  it.each([0.1, 0.5, 0.9, 0.99])("is refused if truncated to %f of its size", (share) =>
    expect(changed(async (path) => truncate(path, Math.floor((await stat(path)).size * share)))).resolves.toMatch(
      damaged,
    ),
  )

  it("holds every picture and no temporary file, and logs no warning", async () => {
    const lines: string[] = []
    const images = imagesFolder(school.dataDir)
    await writeFile(join(images, ".draft.tmp"), "")
    const log = openLog("info", { write: (line: string) => void lines.push(line) })
    await createBackup({ settings: school.services.settings, file: at("drafts.tar"), log })
    const names = await readBackup(at("drafts.tar"), knownMigrations(), async ({ images }) =>
      images.map(({ name }) => name),
    )
    const files = (await readdir(images)).filter((name) => !name.startsWith("."))
    expect(names.sort()).toEqual(files.map((name) => `images/${name}`).sort())
    expect(lines).toEqual([])
  })

  it("is refused if it is another kind of file, is too new, or holds unexpected parts", async () => {
    const file = (name: string, content: string | Buffer) => writeFile(at(name), content).then(() => at(name))
    const manifest = await manifestOf(backup)
    const of = (name: string, ...parts: [string, string][]) =>
      archiveOf(name, [...parts, [databaseName, "no database"]], manifest)
    const newer = { ...manifest, version: "9.1.0", migrations: [...manifest.migrations, "Later1999999999999"] }
    const ofLaterForm = { site: manifest.site, version: "9.2.0", format: 2 }
    for (const [path, why] of [
      [await file("letter.txt", "Dear parents,\n".repeat(100)), "letter.txt is no backup of a site"],
      [await file("nothing.tar", ""), "nothing.tar is no backup of a site"],
      [await file("random.tar", randomBytes(4096)), "random.tar is no backup of a site"],
      [at("not-there.tar"), "not-there.tar cannot be read (ENOENT)."],
      [folder, `${folder} cannot be read (EISDIR).`],
      [await archiveOf("others.tar", [["letter.txt", ""]]), "others.tar is no backup of a site"],
      [await of("twice.tar", ["images/a.png", "x"], ["images/a.png", "x"]), "it holds images/a.png twice."],
      [await of("no-database.tar"), "no-database.tar cannot be used: SQLITE_NOTADB"],
      [await of("trap.tar", ["images/../../trap", "x"]), "it holds images/../../trap"],
      [await archiveOf("migrated.tar", [], newer), "was made by a newer release (9.1.0)"],
      [await archiveOf("formed.tar", [], ofLaterForm), "was made by a newer release (9.2.0)"],
    ] as const)
      expect(await refused(path)).toContain(why)
  })

  it("has only the release's tables, views, triggers and indexes", async () => {
    const hostile = [
      `CREATE TRIGGER "open_door" AFTER INSERT ON "sessions" BEGIN UPDATE "users" SET "role" = 5; END`,
      `CREATE VIEW "all_users" AS SELECT * FROM "users"`,
      `CREATE TABLE "loot" ("x" text)`,
      `CREATE UNIQUE INDEX "one_role" ON "users" ("role", "name", "email")`,
      `DROP INDEX "IDX_pictures_own"`,
    ]
    const restored = async (name: string, statements: string[]) => {
      await altered(backup, at(`${name}.tar`), statements)
      return restoreBackup(at(`${name}.tar`), { dataDir: at(name) })
    }
    await restored("hostile", hostile)
    await restored("clean", [])
    const schemaOf = (name: string) =>
      withConnection(at(`${name}/${databaseName}`), (rows) =>
        all(rows, "SELECT type, name, sql FROM sqlite_master ORDER BY type, name", []),
      )
    expect(await schemaOf("hostile")).toEqual(await schemaOf("clean"))
    const again = await School.openOn(at("hostile"))
    const newsStories = await again.visitor().call("newsStories", {}, "total items { title }")
    expect(newsStories.items).toHaveLength(newsStories.total)
    await again.site.close()
    for (const [table, change] of [
      ["sessions", `ALTER TABLE "sessions" ADD COLUMN "loot" text`],
      ["pending_changes", `DROP TABLE "pending_changes"`],
    ] as const) {
      await expect(restored(table, [change])).rejects.toThrow(`its table ${table} is none of this site.`)
      expect(await backupsIn(table)).toEqual([])
    }
  })

  it("keeps long and accented picture names intact", async () => {
    const names = [`images/${"a".repeat(150)}.png`, `images/${"é".repeat(99)}.png`, "images/école.png", "images/a.png"]
    const file = await open(
      await archiveOf(
        "names.tar",
        names.map((name) => [name, ""]),
      ),
    )
    const read: string[] = []
    for await (const { name } of storedParts(file)) read.push(name)
    await file.close()
    expect(read).toEqual([...names, sumsName])
  })

  it("writes pictures before the database, and starts afresh after an interruption", async () => {
    const dataDir = at("cut-short")
    let there: string[] = []
    const interrupted = fillSite({ dataDir }, [], async () => {
      there = await readdir(dataDir)
      await writeFile(join(dataDir, "images", "of-the-first-try.png"), "")
      throw new Error("The power is cut.")
    })
    await expect(interrupted).rejects.toThrow("The power is cut.")
    expect(there).toContain("images")
    await fillSite({ dataDir }, [], async () => {})
    expect(await readdir(join(dataDir, "images"))).toEqual([])
  })

  it("holds back waiting mail and webhooks, and resets the change feed", async () => {
    const { outbox, database, webhooks } = school.services
    const to = { name: "", address: "office@jacarandahill.example" }
    await database.write((rows) => outbox.put(rows, { kind: "staff", to, subject: "Lunch", text: "Rice." }))
    await database.write(async (rows) => {
      const { id } = await webhooks.add(rows, { url: "https://10.0.0.1/", topics: [] })
      await webhooks.queueCall(rows, id, "test")
    })
    const { token: since } = await school.visitor().call("changes", {}, "token")
    const begins = (of: School) => of.visitor().call("changes", { since }, "reset")
    expect(await begins(school)).toEqual({ reset: false })
    await backUp(school.services, at("with-mail.tar"))
    await restoreBackup(at("with-mail.tar"), { dataDir: at("with-mail") })
    const again = await School.openOn(at("with-mail"))
    const head = await again.signedIn(Role.ADMINISTRATOR)
    const { items } = await head.call("outbox", { state: "GIVEN_UP" }, "items { subject lastError }")
    const lastError = "It waited in the copy that this site was made from: it may have been sent."
    expect(items).toEqual([{ subject: "Lunch", lastError }])
    expect(await begins(again)).toEqual({ reset: true })
    expect(await again.services.database.read.find(Delivery)).toMatchObject([{ dueAt: null }])
    await again.site.close()
  })

  it("gives back one picture, refuses an item that it lacks, and overwrites nothing", async () => {
    const images = imagesFolder(school.dataDir)
    const [name = ""] = (await readdir(images)).filter((name) => !name.startsWith("."))
    const picture = () => readBackup(backup, knownMigrations(), (parts) => extractPicture(parts, name, folder))
    expect(await readFile(await picture())).toEqual(await readFile(join(images, name)))
    const before = await stat(at(name))
    await expect(picture()).rejects.toThrow(/^There is .* already\./)
    expect(await stat(at(name))).toEqual(before)
    const key = { table: "news_stories", id: 999_999, name: "news-999999" }
    const item = readBackup(backup, knownMigrations(), (parts) => extractItem(parts, key, folder))
    await expect(item).rejects.toThrow("The backup has no news/999999.")
    expect(await readdir(folder)).not.toContain(key.name)
  })

  it("does not overwrite a folder that holds files", async () => {
    const why = /is not empty: it holds images, site\.sqlite, .*site\.sqlite-wal\. Move that elsewhere/
    expect(await refused(backup, school.dataDir)).toMatch(why)
  })
})

async function altered(from: string, to: string, statements: string[]) {
  const database = at("altered.sqlite")
  await readBackup(from, knownMigrations(), async ({ database: part, images, manifest }) => {
    await unpack(part, database)
    await withConnection(database, async (rows) => {
      for (const sql of statements) await run(rows, sql)
    })
    await archived(to, async (archive) => {
      for (const image of images) await archive.add(image, image.read())
      const { size: bytes } = await stat(database)
      await archive.add({ name: databaseName, bytes, changedAt: new Date() }, createReadStream(database))
      await archive.addText(manifestName, JSON.stringify(manifest))
    })
  })
  await rm(database)
}

const manifestOf = (file: string) => readBackup(file, knownMigrations(), async ({ manifest }) => manifest)

describe("a site with pictures in an S3 bucket", () => {
  it("restores them into another bucket that is empty, even after a failed restore", async () => {
    const store = await S3Server.open()
    const site = await School.open({ IMAGES_URL: store.url() })
    await published(await site.signedIn(Role.EDITOR), "NewsStory")
    const file = at("bucket.tar")
    await backUp(site.services, file)
    await site.close()
    const contents = (folder: string) =>
      store.names(folder).map((name) => store.objects.get(`${folder}/${name}`)?.bytes)

    const settings = readSettings({ DATA_DIR: at("from-bucket"), IMAGES_URL: store.url("back") })
    const restored = () => restoreBackup(file, settings)
    store.objects.set("back/1764000000000-other.png", { bytes: Buffer.from("x"), changedAt: new Date() })
    await expect(restored()).rejects.toThrow(/1 other files, such as 1764000000000-other\.png/)
    store.objects.delete("back/1764000000000-other.png")
    let puts = 0
    store.fault = (request) => (request.startsWith("PUT") && ++puts > 0 ? { status: 403 } : undefined)
    await expect(restored()).rejects.toThrow("PUT 403")
    store.fault = () => undefined
    expect((await restored()).files).toBe(store.names().length)
    expect(contents("back")).toEqual(contents("site"))
    expect(await readdir(at("from-bucket/images"))).toEqual([])

    const back = await School.open({ DATA_DIR: at("from-bucket"), IMAGES_URL: store.url("back") })
    const newsStories = await back.visitor().call("newsStories", {}, "items { picture { url } }")
    expect((await fetch(back.url + newsStories.items[0].picture.url)).status).toBe(200)
    await back.close()
    await store.close()
  })
})
