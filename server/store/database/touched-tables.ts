const harmless = /^\s*(?:SELECT|PRAGMA|BEGIN|START|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)\b/i

const change = /^\s*(?:INSERT(?:\s+OR\s+\w+)?\s+INTO|REPLACE\s+INTO|UPDATE(?:\s+OR\s+\w+)?|DELETE\s+FROM)\s+"?(\w+)/i

/** The changed tables; `"all"` after a statement that is not understood. */
export type Touched = ReadonlySet<string> | "all"

export interface WriteOptions {
  /** Begins no generation: for values that cached answers may show late, such as read counts. */
  late?: boolean
}

export interface Changes {
  tables: Touched
  isPublic: boolean
}

const none: Changes = { tables: new Set(), isPublic: false }

/** Collects the tables that a group of writes changes. */
export class TouchedTables {
  current = none
  private ofWrite: Set<string> | "all" = new Set()

  /** `unseen`: tables that visitors never see. */
  constructor(private readonly unseen: string[]) {}

  /** Counts statements as changing all tables unless they are harmless or change a single table. */
  note(sql: string) {
    if (this.ofWrite === "all" || harmless.test(sql)) return
    const table = change.exec(sql)?.[1]
    if (table) this.ofWrite.add(table)
    else this.ofWrite = "all"
  }

  endWrite({ late }: WriteOptions = {}) {
    const { tables, isPublic } = this.current
    const written = this.ofWrite
    const isVisible = written === "all" || [...written].some((table) => !this.unseen.includes(table))
    this.current = {
      tables: tables === "all" || written === "all" ? "all" : new Set([...tables, ...written]),
      isPublic: isPublic || (isVisible && !late),
    }
    this.ofWrite = new Set()
  }

  takeChanges(): Changes {
    const { current } = this
    this.current = none
    return current
  }
}
