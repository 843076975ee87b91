import type { EntityManager, QueryRunner } from "typeorm"

/** Works that share a transaction: so many that a burst waits for few syncs, so few that a failing disk takes little with it. */
const maxWorks = 16

/**
 * Milliseconds after which a transaction takes no work that came after it had begun: nobody waits much longer for others
 * than for the disk.
 */
const longestMs = 20

/** What becomes of a work once its transaction is on disk, or is known not to be. */
interface Waiting {
  work: (rows: EntityManager) => Promise<unknown>
  /** Called when its statements are over, whether it failed or not. */
  ran: () => void
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

interface Options {
  /** A runner of its own for each transaction. */
  begin: () => QueryRunner
  /** Called after each transaction, before anybody hears how it went. */
  ended: () => void
}

/**
 * One transaction after the other for works that come at any time. What waits when the writer is free shares one, each
 * work behind a savepoint, and so one sync of the disk: a work that fails takes back what is its own, and nobody hears
 * of anything before the commit is on disk. Where the commit fails, all of them fail.
 */
export class GroupedWrites {
  private readonly waiting: Waiting[] = []
  private busy?: Promise<void>

  constructor(private readonly options: Options) {}

  run<T>(work: (rows: EntityManager) => Promise<T>, ran: () => void): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ work, ran, resolve: resolve as Waiting["resolve"], reject })
      this.busy ??= this.writeAll()
    })
  }

  /** Waits until nothing is left to write. */
  async idle() {
    while (this.busy) await this.busy
  }

  private async writeAll() {
    for (let first = this.waiting.shift(); first; first = this.waiting.shift()) await this.writeFrom(first)
    this.busy = undefined
  }

  /** Runs one transaction, and tells everybody of it how it went. */
  private async writeFrom(first: Waiting) {
    const runner = this.options.begin()
    const members = [first]
    const outcomes = await this.inTransaction(runner, members).catch((error) => refusing(members, error))
    await runner.release()
    this.options.ended()
    for (const tell of outcomes) tell()
  }

  /** Gives what tells each of the works, once all that they did is on disk. The first needs no savepoint. */
  private async inTransaction(runner: QueryRunner, members: Waiting[]): Promise<(() => void)[]> {
    const begun = performance.now()
    const outcomes: (() => void)[] = []
    try {
      await runner.startTransaction()
      const already = this.waiting.length
      for (const member of members) {
        outcomes.push(await (member === members[0] ? succeeding : apart)(runner, member))
        const isSoon = members.length <= already || performance.now() - begun < longestMs
        const mayJoin = members.length < maxWorks && isSoon
        const next = mayJoin ? this.waiting.shift() : undefined
        if (next) members.push(next)
      }
      await runner.commitTransaction()
      return outcomes
    } catch (error) {
      await runner.rollbackTransaction().catch(() => undefined)
      throw error
    }
  }
}

const refusing = (members: Waiting[], error: unknown) =>
  members.map(
    ({ reject }) =>
      () =>
        reject(error),
  )

/** @throws what the work throws */
async function succeeding({ manager }: QueryRunner, { work, ran, resolve }: Waiting) {
  try {
    const value = await work(manager)
    return () => resolve(value)
  } finally {
    ran()
  }
}

/**
 * A work that fails alone. @throws what it throws, where that has ended the whole transaction, as a full disk may: SQLite
 * then knows no savepoint any more.
 */
async function apart(runner: QueryRunner, waiting: Waiting) {
  await runner.query("SAVEPOINT work")
  const outcome = await succeeding(runner, waiting).catch(async (error) => {
    await runner.query("ROLLBACK TO work").catch(() => Promise.reject(error))
    return () => waiting.reject(error)
  })
  await runner.query("RELEASE work")
  return outcome
}
