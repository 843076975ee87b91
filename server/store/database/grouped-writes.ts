import type { EntityManager, QueryRunner } from "typeorm"

/** Writes that share a transaction: so many that a burst waits for few syncs, so few that a failing disk takes little with it. */
const maxWrites = 16

/** Milliseconds. A transaction takes no write that came later: nobody waits much longer for others than for the disk. */
const maxAgeMs = 20

interface PendingWrite {
  statements: (rows: EntityManager) => Promise<unknown>
  /** Called when its statements are over, whether it failed or not. */
  onExecuted: () => void
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/** Resolves or rejects the promise of a write. Called once its transaction is on disk, or is known not to be. */
type Settle = () => void

interface Options {
  createRunner: () => QueryRunner
  /** Called after each transaction, before any promise is settled. */
  afterTransaction: () => void
}

/**
 * Writes that wait share a transaction, each behind a savepoint, and so one sync of the disk. No promise is settled before the commit is
 * on disk; where that fails, all of them reject.
 */
export class GroupedWrites {
  private readonly queue: PendingWrite[] = []
  private busy?: Promise<void>

  constructor(private readonly options: Options) {}

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

  /** Commits the group, which grows by what waits meanwhile. The first write needs no savepoint. */
  private async inTransaction(runner: QueryRunner, group: PendingWrite[]): Promise<Settle[]> {
    const begun = performance.now()
    const settlements: Settle[] = []
    try {
      await runner.startTransaction()
      const waitingAtBegin = this.queue.length
      for (const write of group) {
        settlements.push(await (write === group[0] ? execute : executeInSavepoint)(runner, write))
        const isSoon = group.length <= waitingAtBegin || performance.now() - begun < maxAgeMs
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

/** Its savepoint lies within those of the writes before it. @throws what ends the whole transaction, as a full disk may. */
async function executeInSavepoint(runner: QueryRunner, write: PendingWrite): Promise<Settle> {
  await runner.query("SAVEPOINT one_write")
  return execute(runner, write).catch(async (error) => {
    await runner.query("ROLLBACK TO one_write").catch(() => Promise.reject(error))
    return () => write.reject(error)
  })
}
