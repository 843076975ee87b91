import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pino from "pino"
import { afterEach, beforeEach } from "vitest"
import { readSettings } from "../server/base/settings.ts"
import { features } from "../server/start/features.ts"
import type { Database } from "../server/store/database/database.ts"
import { openDatabase } from "../server/store/database/open-database.ts"
import { databaseSetting, dropDatabase } from "./postgres/databases.ts"
import { migrate } from "./school.ts"

const entities = features.flatMap((feature) => feature.entities)
const migrations = features.flatMap((feature) => feature.migrations ?? [])
const log = pino({ level: "silent" })

/** A database with all tables and no rows, a new one for each test of a file. */
class ScratchDatabase {
  folder = ""
  database!: Database

  async open(variables: Record<string, string> = {}) {
    this.folder = await mkdtemp(join(tmpdir(), "database-"))
    this.database = await this.reopen(variables)
  }

  /** Opens it again, like another process. The caller closes it. */
  async reopen(variables: Record<string, string> = {}): Promise<Database> {
    const { postgres } = readSettings({ ...(await databaseSetting(this.folder, undefined, migrate)), ...variables })
    return openDatabase({ postgres, file: join(this.folder, "site.sqlite"), entities, migrations, log })
  }

  async remove() {
    await this.database.close()
    await dropDatabase(this.folder)
    await rm(this.folder, { recursive: true })
  }
}

export function scratchDatabase(variables: Record<string, string> = {}): ScratchDatabase {
  const scratch = new ScratchDatabase()
  beforeEach(() => scratch.open(variables))
  afterEach(() => scratch.remove())
  return scratch
}
