import { dirname } from "node:path"
import { limits } from "../../base/api/limits.ts"
import { makeFolder } from "../../base/machine.ts"
import type { Readable } from "./database.ts"
import { Generations } from "./generations.ts"
import { GroupedWrites } from "./grouped-writes.ts"
import { isBlank, requireWhole } from "./inspect.ts"
import { migrate, migrationsOf, type Opening, openSource, unseenTables } from "./migrating.ts"
import { busyTimeout, ReadConnections, Snapshots, scrub } from "./read-connections.ts"
import * as sqlite from "./sqlite.ts"
import { keepStateCounts } from "./state-counts.ts"
import { TouchedTables } from "./touched-tables.ts"

const answerConnections = limits.answersAtOnce

/** Separate from answers' connections, as an answer that waited for a second connection would deadlock. */
const statementConnections = 2

export async function openSqlite({ file, ...opening }: Opening & { file: string }): Promise<Readable> {
  // SQLite would create the file, and delete other files beside an empty one.
  if (await isBlank(file)) await opening.whenEmpty?.()
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
  await requireWhole(source, file)
  await source.query("PRAGMA synchronous = FULL")
  await source.query("PRAGMA secure_delete = ON")
  const touched = new TouchedTables(unseenTables(source, opening))
  sqlite.writeAtOnce(source, (sql) => touched.note(sql))
  await migrate(source, opening)
  await keepStateCounts(source)
  const generations = new Generations(sqlite.othersCommitted(source))
  const forAnswers = new Snapshots(await ReadConnections.open(file, answerConnections), () => generations.commits)
  const forStatements = await ReadConnections.open(file, statementConnections)
  const writes = new GroupedWrites({
    createRunner: () => source.createQueryRunner(),
    afterTransaction: () => generations.committed(touched.take()),
  })
  return {
    kind: "sqlite",
    // `folder-lock.ts` ensures a single process.
    alone: (work) => work(),
    leads: async () => true,
    generations,
    read: sqlite.eachForItself(source, forStatements),
    oneState: () => sqlite.oneState(source, forAnswers),
    write: (work, options) => writes.run(work, () => touched.endWrite(options)),
    scrub: (options) => scrub(file, options),
    async close() {
      await writes.idle()
      await forAnswers.close()
      await forStatements.close()
      await source.destroy()
    },
  }
}
