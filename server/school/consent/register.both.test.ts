import { randomBytes } from "node:crypto"
import { cp, mkdir, readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { published, storedPicture } from "../../../test/items.ts"
import { newFolder } from "../../../test/new-folder.ts"
import { databaseKind, dropDatabase, emptyDatabase, isDouble } from "../../../test/postgres/databases.ts"
import { addressOf, School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { Seal } from "../../access/seal.ts"
import { openLog } from "../../base/log.ts"
import { readSettings } from "../../base/settings.ts"
import { Child } from "../../content/pictures/child.ts"
import { Picture } from "../../content/pictures/picture.ts"
import { featureMigrations, knownMigrations, openSiteDatabase, unexported } from "../../start/site-database.ts"
import { openStore } from "../../store/images/open-store.ts"
import { createBackup } from "../backup/create-backup.ts"
import type { RegisterOptions } from "../backup/prepare-register.ts"
import { restoreBackup } from "../backup/restore-backup.ts"
import { createExport } from "../export/create-export.ts"
import { importExport } from "../export/import-export.ts"
import { settleIfDue } from "./withheld.ts"

const log = openLog("silent", process.stderr)
const opening = { migrations: featureMigrations, log }
const known = knownMigrations()
const isSqlite = databaseKind() === "sqlite"
const secret = randomBytes(48).toString("base64url")
const another = randomBytes(48).toString("base64url")

const folder = newFolder("registers")
let school: School
let recoveryKey: string
let pictures: { yes: string; no: string }
const at = (name: string) => join(folder, name)

beforeAll(async () => {
  school = await School.open({ TOKEN_SECRET: secret })
  const head = await school.signedIn(Role.ADMINISTRATOR, "Hanna Head")
  pictures = {
    yes: await shown(await child(school, "Zawadi Yes", "YES")),
    no: await shown(await child(school, "Zola No", "NO")),
  }
  await head.call("createRecoveryKey", {}, "")
  expect(await head.refusal("createRecoveryKey", {})).toBe("CONFLICT")
  const { recoveryMadeAt: replaces } = await head.call("consentRegister", {}, "recoveryMadeAt")
  recoveryKey = await head.call("createRecoveryKey", { replaces }, "")
  if (isSqlite) await createBackup({ settings: school.services.settings, file: at("backup.tar"), log })
  const database = await openSiteDatabase(school.services.settings, log)
  const store = await openStore(school.services.settings)
  await createExport({ database, store, file: at("export.tar"), unexported, log }).finally(() => database.close())
})
afterAll(() => school.close())

const headOf = (of: School) => of.signIn(addressOf("Hanna Head"))

async function child(of: School, name: string, answer: string, more: object = {}) {
  const head = await headOf(of)
  const { id, version } = await head.call("addChild", { input: { name, form: "Form 3" } }, "id version")
  const input = { name, form: "Form 3", answer, means: "PAPER", giver: "Her mother", version, ...more }
  return head.call("editChild", { id, input }, "id version name form answer")
}

async function shown({ id }: { id: number }) {
  const head = await headOf(school)
  const name = await storedPicture(head)
  await published(head, "NewsStory", { picture: { name, children: [id] } })
  return (await school.services.database.read.findOneByOrFail(Picture, { name })).file
}

/** Whether visitors see the two pictures, and the office's view of the register. */
async function stateOf(of: School) {
  const head = await headOf(of)
  const public_ = async (file: string) => (await of.visitor().send("GET", `/images/${file}`)).status === 200
  const names = await head.call("children", { search: "" }, "name")
  const { isOpen, missingSince } = await head.call("consentRegister", {}, "isOpen missingSince")
  return {
    ...{ yes: await public_(pictures.yes), no: await public_(pictures.no), isOpen, waits: missingSince !== null },
    names: names.map(({ name }: { name: string | null }) => name).sort(),
  }
}

const names = ["Zawadi Yes", "Zola No"]
const intact = { yes: true, no: false, isOpen: true, waits: false, names }
const toConfirm = { ...intact, yes: false, waits: true }
const closed = { yes: false, no: false, isOpen: false, waits: false, names: [null, null] }

interface Place extends RegisterOptions {
  /** The secret of the new place. */
  variables?: Record<string, string>
  /** A `token-secret` in its folder. */
  file?: string
}

let places = 0

type RestoreInto = (dataDir: string, variables: Record<string, string>, register: RegisterOptions) => Promise<unknown>

const restore: RestoreInto = (dataDir, variables, register) => {
  const settings = readSettings({ DATA_DIR: dataDir, ...variables })
  return restoreBackup({ file: at("backup.tar"), settings, migrations: known, opening, register })
}

const importing: RestoreInto = (dataDir, variables, register) => {
  const settings = readSettings({ DATA_DIR: dataDir, BACKUP_KEEP: "0", ...variables })
  return importExport({ file: at("export.tar"), settings, opening, known, register })
}

type Case = [name: string, place: Place, state: object]

const cases: Case[] = [
  ["with the same TOKEN_SECRET", { variables: { TOKEN_SECRET: secret } }, toConfirm],
  ["with the old token-secret file", { file: secret }, toConfirm],
  ["with the old secret typed in", { ask: async () => secret }, toConfirm],
  [
    "with the old secret, and sealed with a new one",
    { ask: async () => secret, variables: { TOKEN_SECRET: another } },
    toConfirm,
  ],
  ["with the recovery key in any case and spacing", { ask: async () => typed(recoveryKey) }, toConfirm],
  ["without confirmation if it moves with its secret", { variables: { TOKEN_SECRET: secret }, isMoved: true }, intact],
  ["without names if they are given up", { isGivenUp: true }, { ...closed, isOpen: true }],
]

const typed = (key: string) => ` ${key.toUpperCase().replaceAll("-", " ")}`

/** Backups and exports share the code that asks, so an export tries only two of the ways. */
const sources: [string, RestoreInto, Case[]][] = [
  ["a backup", restore, cases.filter(([, { isMoved }]) => !isMoved)],
  ["an export", importing, cases.slice(4, 6)],
]

/** The site in a new place, served. The caller closes it. */
async function openRestored(restoreInto: RestoreInto, { variables = {}, file, ...register }: Place): Promise<School> {
  const dataDir = at(`place${++places}`)
  const database = isSqlite ? {} : await emptyDatabase(dataDir)
  try {
    await mkdir(dataDir)
    if (file) await writeFile(join(dataDir, "token-secret"), `${file}\n`)
    await restoreInto(dataDir, { ...database, ...variables }, register)
    return await School.open({ DATA_DIR: dataDir, ...variables })
  } catch (error) {
    expect((await readdir(dataDir)).filter((name) => name !== "token-secret")).toEqual([])
    await dropDatabase(dataDir)
    throw error
  }
}

async function stateAfter(restoreInto: RestoreInto, place: Place) {
  const restored = await openRestored(restoreInto, place)
  const state = await stateOf(restored)
  await restored.close()
  return state
}

describe.skipIf(isDouble()).each(sources.slice(isSqlite ? 0 : 1))(
  "the consent register in %s",
  (_, restoreInto, its) => {
    it.each(its)("is restored %s", async (_, place, state) => {
      expect(await stateAfter(restoreInto, place)).toEqual(state)
    })

    it.each<[string, Place]>([
      ["without a key", {}],
      ["with only another secret", { variables: { TOKEN_SECRET: another } }],
      ["with a wrong key", { ask: async () => "k7mqp-93xrt-k7mqp-93xrt-k7mqp" }],
    ])("is refused %s, and writes nothing", async (_, place) => {
      await expect(openRestored(restoreInto, place)).rejects.toThrow(
        /^The names in the register of consent are sealed\. Give .*\.$/,
      )
    })
  },
)

it("An imported yes counts once it is recorded again or the office confirms the register", async () => {
  const restored = await openRestored(importing, { file: secret })
  const head = await headOf(restored)
  const [yes] = await head.call("children", { search: "Zawadi" }, "id version name form answer agrees")
  expect(yes.agrees).toBe(false)
  const input = { ...yes, means: "TELEPHONE", giver: "" }
  for (const field of ["id", "agrees"]) delete input[field]
  await head.call("editChild", { id: yes.id, input }, "agrees")
  expect((await stateOf(restored)).yes).toBe(true)
  await restored.services.database.write((rows) => rows.update(Child, yes.id, { answeredAt: new Date(0) }))
  await settleIfDue(restored.services)
  expect(await stateOf(restored)).toEqual(toConfirm)
  await head.call("confirmConsentRegister", {}, "missingSince")
  expect(await stateOf(restored)).toEqual(intact)
  await restored.close()
})

describe.skipIf(isDouble())("the token secret", () => {
  it("closes the register when it changes, until the recovery key or the old secret opens it", async () => {
    const eda = await school.signedIn(Role.EDITOR)
    const { email: owner } = await school.account(Role.SUPERUSER)
    for (const call of ["openConsentRegister", "createRecoveryKey", "confirmConsentRegister", "consentRegister"])
      expect([call, await eda.refusal(call)]).toEqual([call, "FORBIDDEN"])
    school = await school.restarted({ TOKEN_SECRET: another })
    expect(await stateOf(school)).toEqual(closed)
    const head = await headOf(school)
    expect(await head.refusal("addChild", { input: { name: "Amina", form: "" } })).toBe("BAD_USER_INPUT")
    const held = await (await school.signIn(owner)).call("heldAbout", { person: { name: "Zola" } }, "texts { title }")
    expect(held.texts).toEqual([{ title: "The register is closed: its names cannot be searched." }])
    expect(await head.faults("openConsentRegister", { key: "wrong" })).toHaveProperty("key")
    await head.call("openConsentRegister", { key: recoveryKey }, "isOpen")
    expect(await stateOf(school)).toEqual(intact)
    expect(await head.call("openConsentRegister", { key: "wrong" }, "isOpen")).toEqual({ isOpen: true })
    school = await school.restarted({ TOKEN_SECRET: another })
    expect(await stateOf(school)).toEqual(intact)
    school = await school.restarted({ TOKEN_SECRET: secret })
    expect(await stateOf(school)).toEqual(closed)
    await (await headOf(school)).call("openConsentRegister", { key: another }, "isOpen")
    expect(await stateOf(school)).toEqual(intact)
  })

  it("protects names in a copy of the data folder that lacks it", async () => {
    if (!isSqlite) return
    const copy = at("copy")
    await cp(school.dataDir, copy, { recursive: true })
    const there = await School.open({ DATA_DIR: copy })
    expect(await stateOf(there)).toEqual(closed)
    const head = await headOf(there)
    await head.call("openConsentRegister", { key: null }, "isOpen")
    expect(await stateOf(there)).toEqual({ ...closed, isOpen: true })
    expect((await child(there, "Amina Anew", "YES")).name).toBe("Amina Anew")
    await there.close()
  })

  it("was the seal of names in an older release, which a start seals again", async () => {
    const { database } = school.services
    const before = new Seal(secret, "names of children")
    await database.write(async (rows) => {
      for (const { id, sealedName } of await rows.find(Child))
        await rows.update(Child, id, {
          sealedName: before.encrypt(school.services.children.nameOf({ sealedName }) ?? ""),
          sealedGiver: before.encrypt("Her mother"),
        })
      await rows.query(`DELETE FROM "consent_register"`)
    })
    school = await school.restarted({ TOKEN_SECRET: secret })
    expect(await stateOf(school)).toEqual(intact)
    const [found] = await (await headOf(school)).call("children", { search: "Zawadi" }, "giver")
    expect(found.giver).toBe("Her mother")
    for (const { sealedName } of await school.services.database.read.find(Child))
      expect(before.decrypt(sealedName)).toBeNull()
  })
})
