import { dirname } from "node:path"
import { limits } from "../../base/api/limits.ts"
import { makeFolder } from "../../base/machine.ts"
import type { SnapshotDatabase } from "./database.ts"
import { Generations } from "./generations.ts"
import { GroupedWrites } from "./grouped-writes.ts"
import { isEmptyFile, requireIntact } from "./inspect.ts"
import { type DatabaseOptions, migrate, migrationsOf, openSource, unseenTables } from "./migrating.ts"
import { busyTimeout, ReadConnections, Snapshots, scrub } from "./read-connections.ts"
import * as sqlite from "./sqlite.ts"
import { maintainStateCounts } from "./state-counts.ts"
import { TouchedTables } from "./touched-tables.ts"

const answerConnections = limits.answersAtOnce

/** Separate from answers' connections, as an answer that waited for a second connection would deadlock. */
const statementConnections = 2

export async function openSqlite({ file, ...opening }: DatabaseOptions & { file: string }): Promise<SnapshotDatabase> {
  // SQLite would create the file, and delete other files beside an empty one.
  if (await isEmptyFile(file)) await opening.whenEmpty?.()
  await makeFolder(dirname(file))
  const { quietDriver: driver } = sqlite
  const source = await openSource(
    {
      ...{ type: "sqlite", database: file, enableWAL: true, busyTimeout, driver },
      ...{ entities: opening.entities, migrations: migrationsOf(opening) },
    },
    opening,
  )
  sqlite.bindNumbers(source)
  await requireIntact(source, file)
  await source.query("PRAGMA synchronous = FULL")
  await source.query("PRAGMA secure_delete = ON")
  const touched = new TouchedTables(unseenTables(source, opening))
  sqlite.createWriters(source, (sql) => touched.note(sql))
  await migrate(source, opening)
  await maintainStateCounts(source)
  const generations = new Generations(sqlite.othersCommitted(source))
  const answerSnapshots = new Snapshots(await ReadConnections.open(file, answerConnections), () => generations.commits)
  const statementReaders = await ReadConnections.open(file, statementConnections)
  const writes = new GroupedWrites({
    createRunner: () => source.createQueryRunner(),
    afterTransaction: () => generations.committed(touched.takeChanges()),
  })
  return {
    kind: "sqlite",
    // `folder-lock.ts` ensures a single process.
    exclusively: (work) => work(),
    isLeader: async () => true,
    generations,
    read: sqlite.autocommitManager(source, statementReaders),
    openSnapshot: () => sqlite.openSnapshot(source, answerSnapshots),
    write: (work, options) => writes.run(work, () => touched.endWrite(options)),
    scrub: (options) => scrub(file, options),
    async close() {
      await writes.idle()
      await answerSnapshots.close()
      await statementReaders.close()
      await source.destroy()
    },
  }
}
