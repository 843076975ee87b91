import type { Logger } from "pino"
import type { EntityManager } from "typeorm"
import { isUnexpired } from "../base/background/moments.ts"
import { unauthenticated } from "../base/failures/failures.ts"
import { BufferedCounts, type Counted } from "../store/database/buffered-counts.ts"
import type { Database } from "../store/database/database.ts"
import { TableCache } from "../store/database/table-cache.ts"
import { Program } from "./program.ts"
import type { Role } from "./roles.ts"
import { hashOf, isRetry, newSecret } from "./secret-token.ts"
import { type CheckedAccount, checkAccount, effectiveRole } from "./sessions.ts"
import { refused, type Viewer, visitor } from "./viewer.ts"

/** Distinguishes it from access tokens, and helps scanners to find leaked ones. */
const prefix = "japrog_"

const maxCached = 200

const overlapMs = 24 * 60 * 60 * 1000

type NewProgram = Pick<Program, "name" | "role" | "rights" | "userId" | "endsAt">

interface ProgramUse {
  id: number
  at: Date
}

type CheckedProgram = Program & { user: CheckedAccount }

/** Tokens are `japrog_` and 256 random bits. Each request checks the current rights of program and account. */
export class Programs {
  private readonly cache: TableCache<CheckedProgram>
  private readonly uses: BufferedCounts<ProgramUse>

  constructor(
    private readonly database: Database,
    log: Logger,
  ) {
    const tables = ["programs", "users", "site_info"]
    this.cache = new TableCache(database.generations, tables, (hash) => this.read(hash), maxCached)
    this.uses = new BufferedCounts({ database, log, name: "uses of programs", keyOf: ({ id }) => String(id), store })
  }

  static isProgramToken(token: string | undefined): token is string {
    return token?.startsWith(prefix) ?? false
  }

  /** Returns the token, which nobody can read later. */
  async add(rows: EntityManager, fields: NewProgram): Promise<{ id: number; token: string }> {
    const token = prefix + newSecret()
    const program = rows.create(Program, {
      ...fields,
      ...{ tokenHash: hashOf(token), previousTokenHash: null, previousTokenEndsAt: null },
      createdAt: new Date(),
      lastUsedAt: null,
    })
    await rows.insert(Program, program)
    return { id: program.id, token }
  }

  /** Returns a new token. The previous one is valid for another day, so that the program can switch. */
  async renewToken(rows: EntityManager, { id, tokenHash, previousTokenEndsAt: endsAt }: Program): Promise<string> {
    const token = prefix + newSecret()
    const previous = { previousTokenHash: tokenHash, previousTokenEndsAt: new Date(Date.now() + overlapMs) }
    await rows.update(Program, id, { tokenHash: hashOf(token), ...(!isRetry(endsAt, overlapMs) && previous) })
    return token
  }

  async list(): Promise<Program[]> {
    await this.uses.flush()
    return this.database.read.find(Program, { relations: { user: true }, order: { id: "DESC" } })
  }

  viewer(token: string): Promise<Viewer> {
    return this.viewerByHash(hashOf(token))
  }

  async viewerByHash(hash: string): Promise<Viewer> {
    const program = await this.cache.get(hash)
    if (!program || program.endsAt <= new Date() || !isValid(program, hash))
      return refused(unauthenticated("This token has ended or was revoked."))
    if (program.user.suspend)
      return refused(unauthenticated("The account in whose name this program acts is suspended."))
    if (program.user.givenPasswordEndsAt)
      return refused(unauthenticated("The account in whose name this program acts must choose its own password first."))
    this.uses.add({ id: program.id, at: new Date() })
    return viewerOf(program, hash)
  }

  stop() {
    return this.uses.stop()
  }

  private async read(tokenHash: string): Promise<CheckedProgram | null> {
    const { read } = this.database
    const where = [{ tokenHash }, { previousTokenHash: tokenHash }]
    const [program] = await read.find(Program, { where, relations: { user: true } })
    return program ? { ...program, user: await checkAccount(read, program.user) } : null
  }
}

const isValid = ({ tokenHash, previousTokenEndsAt }: Program, hash: string) =>
  hash === tokenHash || (previousTokenEndsAt !== null && isUnexpired(previousTokenEndsAt, overlapMs))

/** An account that still lacks a required second factor cannot exceed its rights through a program. */
function viewerOf({ id, name, rights, role, user }: CheckedProgram, tokenHash: string): Viewer {
  return {
    ...{ ...visitor, id: user.id, name: user.name, role: Math.min(role, effectiveRole(user)) as Role },
    program: { id, name, rights, tokenHash },
  }
}

async function store(rows: EntityManager, uses: Counted<ProgramUse>[]) {
  for (const { value } of uses) await rows.update(Program, value.id, { lastUsedAt: value.at })
}
