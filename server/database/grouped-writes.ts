import type { EntityManager, QueryRunner } from "typeorm"

/** Writes that share a transaction: so many that a burst waits for few syncs, so few that a failing disk takes little with it. */
const maxWrites = 16

/**
 * Milliseconds after which a transaction takes no write that came after it had begun: nobody waits much longer for others
 * than for the disk.
 */
const maxAgeMs = 20

/** A write in the queue, and the promise of whoever asked for it. */
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
  /** A runner of its own for each transaction. */
  createRunner: () => QueryRunner
  /** Called after each transaction, before any promise is settled. */
  afterTransaction: () => void
}

/**
 * One transaction after the other for writes that come at any time. Those that wait when the connection is free share
 * one, each behind a savepoint, and so one sync of the disk: a write that fails rolls back what is its own, and no
 * promise is settled before the commit is on disk. Where the commit fails, all of them reject.
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

  /** Waits until nothing is left to write. */
  async idle() {
    while (this.busy) await this.busy
  }

  private async writeAll() {
    for (let first = this.queue.shift(); first; first = this.queue.shift()) await this.writeGroup(first)
    this.busy = undefined
  }

  /** Runs one transaction, and settles the promises of all its writes. */
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

/** @throws what the write throws */
async function execute({ manager }: QueryRunner, { statements, onExecuted, resolve }: PendingWrite): Promise<Settle> {
  try {
    const value = await statements(manager)
    return () => resolve(value)
  } finally {
    onExecuted()
  }
}

/**
 * A write that fails alone. Its savepoint lies within those of the writes before it, and is released with them by the
 * commit. @throws what it throws, where that has ended the whole transaction, as a full disk may:
 * SQLite then knows no savepoint any more.
 */
async function executeInSavepoint(runner: QueryRunner, write: PendingWrite): Promise<Settle> {
  await runner.query("SAVEPOINT one_write")
  return execute(runner, write).catch(async (error) => {
    await runner.query("ROLLBACK TO one_write").catch(() => Promise.reject(error))
    return () => write.reject(error)
  })
}
