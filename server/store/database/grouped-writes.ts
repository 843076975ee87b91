import type { EntityManager, QueryRunner } from "typeorm"

/** Large enough that a burst needs few disk syncs, small enough that a failing disk loses little. */
const maxWrites = 16

/** Milliseconds. No write joins an older transaction, so that nobody waits long for others. */
const maxAgeMs = 20

interface PendingWrite {
  statements: (rows: EntityManager) => Promise<unknown>
  /** Called when the statements have run, even if they failed. */
  onExecuted: () => void
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

type Settle = () => void

/** Waiting writes share a transaction and one disk sync. Promises settle after the commit; if it fails, all reject. */
export class GroupedWrites {
  private readonly queue: PendingWrite[] = []
  private busy?: Promise<void>

  constructor(private readonly options: { createRunner: () => QueryRunner; afterTransaction: () => void }) {}

  run<T>(statements: (rows: EntityManager) => Promise<T>, onExecuted: () => void): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.queue.push({ statements, onExecuted, resolve: resolve as PendingWrite["resolve"], reject })
      this.busy ??= this.writeAll()
    })
  }

  async idle() {
    while (this.busy) await this.busy
  }

  private async writeAll() {
    for (let first = this.queue.shift(); first; first = this.queue.shift()) await this.writeGroup(first)
    this.busy = undefined
  }

  private async writeGroup(first: PendingWrite) {
    const runner = this.options.createRunner()
    const group = [first]
    const settlements = await this.inTransaction(runner, group).catch((error) => rejectAll(group, error))
    await runner.release()
    this.options.afterTransaction()
    for (const settle of settlements) settle()
  }

  /** Commits the group, which grows by the writes that arrive meanwhile. The first write needs no savepoint. */
  private async inTransaction(runner: QueryRunner, group: PendingWrite[]): Promise<Settle[]> {
    const startedAt = performance.now()
    const settlements: Settle[] = []
    try {
      await runner.startTransaction()
      const waitingAtBegin = this.queue.length
      for (const write of group) {
        settlements.push(await (write === group[0] ? execute : executeInSavepoint)(runner, write))
        const isSoon = group.length <= waitingAtBegin || performance.now() - startedAt < maxAgeMs
        const next = group.length < maxWrites && isSoon ? this.queue.shift() : undefined
        if (next) group.push(next)
      }
      await runner.commitTransaction()
      return settlements
    } catch (error) {
      await runner.rollbackTransaction().catch(() => undefined)
      throw error
    }
  }
}

const rejectAll = (group: PendingWrite[], error: unknown): Settle[] =>
  group.map(
    ({ reject }) =>
      () =>
        reject(error),
  )

async function execute({ manager }: QueryRunner, { statements, onExecuted, resolve }: PendingWrite): Promise<Settle> {
  try {
    const value = await statements(manager)
    return () => resolve(value)
  } finally {
    onExecuted()
  }
}

/** @throws errors that end the whole transaction, such as a full disk */
async function executeInSavepoint(runner: QueryRunner, write: PendingWrite): Promise<Settle> {
  await runner.query("SAVEPOINT one_write")
  return execute(runner, write).catch(async (error) => {
    await runner.query("ROLLBACK TO one_write").catch(() => Promise.reject(error))
    return () => write.reject(error)
  })
}
